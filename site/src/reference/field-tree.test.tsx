import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Schema } from "../../../contract/src/model.ts";
import {
  list,
  object,
  oneOf,
  operation,
  specification,
  text,
} from "../../../contract/src/testing/schemas.ts";
import { EnumValues } from "./enum-values.tsx";
import { FieldTree } from "./field-tree.tsx";
import { planReference } from "./plan-reference.ts";
import type { ReferenceContext } from "./reference-context.ts";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

/** The trees of two calls that send one body, as the reference shows them. */
function treesOf(schema: Schema, open = 0, context: ReferenceContext = PLAIN_CONTEXT) {
  const answer = object(undefined, {});
  const calls = ["a", "b"].map((id) => operation(id, schema, answer));
  return planReference(specification(...calls)).operations.map(({ body }) =>
    renderToStaticMarkup(
      <FieldTree
        tree={body ?? expect.unreachable()}
        direction="request"
        open={open}
        context={context}
      />,
    ),
  );
}

/** Each fold with its id and whether it is open, and what it says. */
const folds = (html = "") =>
  Array.from(
    html.matchAll(/<details(?: id="(\w+)")?( open="")?><summary>([^<]*)</g),
    ([, id, open, summary]) => [summary, id, open !== undefined],
  );

const leg = object("Leg", { date: text, stops: text });

test("counts nested fields, for a list as those of each item", () => {
  const [html] = treesOf(object("Body", { one: object("Place", { id: text }), legs: list(leg) }));
  expect(folds(html)).toEqual([
    ["1 field of Place", "Place", false],
    ["2 fields of each Leg", "Leg", false],
  ]);
});

test("labels an object without a name by its field, without an id", () => {
  const [html] = treesOf(object("Body", { range: object(undefined, { from: text, to: text }) }));
  expect(folds(html)).toEqual([["2 fields of range", undefined, false]]);
});

test("opens exactly the given number of levels at first", () => {
  const body = object("Body", { trip: object("Trip", { leg }) });
  const openIn = (open: number) => folds(treesOf(body, open)[0]).map(([, , isOpen]) => isOpen);
  expect([0, 1, 2].map(openIn)).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

test("a body that the page already shows is a link to it", () => {
  const [first, second] = treesOf(object("Body", { leg }));
  expect(first).toContain('<div class="field-tree" id="Body">');
  expect(second).toBe('<div class="part"><a class="type" href="#Body">Fields of Body</a></div>');
});

test("a tree has buttons to open all of it only if there is more to open", () => {
  const hasTools = (schema: Schema) => treesOf(schema)[0]?.includes('data-tree="expand"');
  expect(hasTools(object("Body", { a: text }))).toBe(false);
  expect(hasTools(object("Body", { a: object("Place", {}) }))).toBe(false);
  expect(hasTools(object("Body", { a: oneOf("Unit", "WHOLE") }))).toBe(true);
  expect(hasTools(object("Body", { leg }))).toBe(true);
});

test("a schema within itself links to its place, here or on another page", () => {
  const within: Schema = { ...text, kind: "cycle", name: "Place" };
  const body = object("Body", { parent: within });
  expect(treesOf(body)[0]).toContain(
    '<p class="same-fields"><a href="#Place">Fields of Place</a></p>',
  );
  const elsewhere = {
    ...PLAIN_CONTEXT,
    nameHref: (name: string) => `/api/geo/#${name}`,
    localizeHref: (href: string) => `/es${href}`,
  };
  expect(treesOf(body, 0, elsewhere)[0]).toContain('<a href="/es/api/geo/#Place">');
});

const values = (count: number) => Array.from({ length: count }, (_, index) => `UNIT_${index}`);
const valuesOf = (count: number, { shown = true, open = false } = {}) =>
  renderToStaticMarkup(
    <EnumValues
      plan={{ id: "Unit", schema: oneOf("Unit", ...values(count)), shown }}
      open={open}
      context={PLAIN_CONTEXT}
    />,
  );

test("six values are always visible, and seven are folded, with their number", () => {
  expect(valuesOf(6)).toMatch(/^<div id="Unit"><ul class="enum-values">/);
  expect(folds(valuesOf(7))).toEqual([["7 values of Unit", "Unit", false]]);
  expect(folds(valuesOf(7, { open: true }))).toEqual([["7 values of Unit", "Unit", true]]);
});

test("each value has an anchor, its meaning, and the common prefix set apart", () => {
  const html = valuesOf(2);
  expect(html.match(/<li id="Unit\.UNIT_\d"/g)).toHaveLength(2);
  expect(html).toContain('<span class="prefix">UNIT_<wbr/></span>1');
  expect(html).toContain('<div class="meaning">Means UNIT_1.</div>');
});

test("values that the page already shows are a link to them", () => {
  expect(valuesOf(2, { shown: false })).toBe(
    '<p class="same-fields"><a href="#Unit">Values of Unit</a></p>',
  );
});
