import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ANNOTATIONS, LIMIT_NAMES } from "../../../contract/src/keywords.ts";
import type { Schema } from "../../../contract/src/model.ts";
import { LIMIT_SAMPLES, written } from "../../../contract/src/testing/limit-samples.ts";
import { object, operation, specification } from "../../../contract/src/testing/schemas.ts";
import { valueSchema } from "../../../contract/src/testing/small-contract.ts";
import en from "../../i18n/catalogues/en.ts";
import es from "../../i18n/catalogues/es.ts";
import type { ReferenceTexts } from "../../i18n/texts.ts";
import { FieldTree } from "./field-tree.tsx";
import { limitWords } from "./limit-words.ts";
import { planReference } from "./plan-reference.ts";
import type { ReferenceContext } from "./reference-context.ts";

/** The reference's entry of a field with this schema, as text. */
function entryOf(schema: Schema, texts: ReferenceTexts = en.reference): string {
  return bodyOf(object("Body", { value: schema }), texts);
}

function bodyOf(schema: Schema, texts: ReferenceTexts = en.reference): string {
  const call = operation("send", schema, object(undefined, {}));
  const tree = planReference(specification(call)).operations[0]?.body;
  if (!tree) throw new Error("The plan has lost the body.");
  const context: ReferenceContext = {
    texts,
    markdown: (text): ReactNode => <p>{text}</p>,
    contractMarkdown: (text): ReactNode => <p>{text}</p>,
    highlight: () => "",
    localizeHref: (href) => href,
    practice: "worker",
    mentionsAt: () => [],
    nameHref: () => undefined,
  };
  const html = renderToStaticMarkup(
    <FieldTree tree={tree} direction="request" open={9} context={context} />,
  );
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("&quot;", '"');
}

const samples = LIMIT_NAMES.flatMap((name) =>
  LIMIT_SAMPLES[name].map((sample) => ({
    name,
    value: sample.limit[name],
    schema: written(sample),
  })),
);

describe.each(samples)("$schema", ({ name, value, schema }) => {
  test.each([
    ["English", en.reference],
    ["Spanish", es.reference],
  ])("is shown in %s", (_language, texts) => {
    const words =
      name === "format"
        ? `(${value})`
        : limitWords(texts, name, value).replace("{value}", String(value));
    expect(entryOf(valueSchema(schema), texts)).toContain(words);
    const list = valueSchema(`{ type: array, items: ${schema} }`);
    const map = valueSchema(`{ type: object, x-key: an id, additionalProperties: ${schema} }`);
    const ofEach = name === "format" ? words : texts.ofEach.replace("{limit}", words);
    expect(entryOf(list, texts)).toContain(ofEach);
    expect(entryOf(map, texts)).toContain(ofEach);
  });
});

test("every note of a field is shown", () => {
  const notes = { description: "What it is.", example: "a", default: "b", deprecated: true };
  expect(Object.keys(notes).sort()).toEqual(Object.keys(ANNOTATIONS).sort());
  const entry = entryOf(valueSchema(JSON.stringify({ type: "string", ...notes })));
  expect(entry).toContain("What it is.");
  expect(entry).toContain('Deprecated · Default "b" · Example "a"');
});

test("an enum shows its default but no example, as its values are listed", () => {
  const values = "[{ const: A, description: One. }, { const: B, description: Other. }]";
  const entry = entryOf(valueSchema(`{ type: string, oneOf: ${values}, default: A, example: B }`));
  expect(entry).toContain('Default "A"');
  expect(entry).not.toContain("Example");
});

test("limits of a body that is a list are shown", () => {
  const list = "{ type: array, maxItems: 3, items: { type: string, maxLength: 5 } }";
  expect(bodyOf(valueSchema(list))).toContain(
    "list of stringat most 3 items · each: length at most 5",
  );
});

test("a field without limits and notes shows none", () => {
  expect(entryOf(valueSchema("{ type: string }"))).toBe("Bodyvalue string");
});
