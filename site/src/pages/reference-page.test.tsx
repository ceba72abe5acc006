import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { repeatedItems } from "../../../contract/src/base/repeated-items.ts";
import type { Schema, Specification } from "../../../contract/src/model.ts";
import { nameEnumValue, nameResponse } from "../../../contract/src/names/name-field.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { walkFields } from "../../../contract/src/testing/walk-fields.ts";
import en from "../../i18n/catalogues/en.ts";
import { FLOW_FILES } from "../base/flow-files.ts";
import { createHighlight } from "../markdown/create-highlight.ts";
import { createMarkdown } from "../markdown/create-markdown.tsx";
import { indexNames, nameHrefs } from "../reference/index-names.ts";
import { planReference } from "../reference/plan-reference.ts";
import type { ReferenceContext } from "../reference/reference-context.ts";
import { ReferencePage } from "./reference-page.tsx";

const texts = en.reference;

/** Bytes of brotli that the frame may add to stay within 45 KB. */
const FRAME = 6_000;

const context: ReferenceContext = {
  texts,
  markdown: createMarkdown()((href) => href),
  contractMarkdown: createMarkdown()((href) => href),
  highlight: await createHighlight(),
  localizeHref: (href) => href,
  practice: "worker",
  mentionsAt: () => [],
  nameHref: nameHrefs(contract),
};
const published = contract.specifications.filter((specification) => specification.published);
const pages = new Map(
  published.map((specification) => [
    specification.id,
    renderToStaticMarkup(
      <ReferencePage
        specification={specification}
        plan={planReference(specification)}
        context={context}
        nextTitle={en.article.next}
        next={[{ href: "/docs", label: "Docs", description: "About them." }]}
      />,
    ),
  ]),
);

describe.each(published)("the reference of $id", (specification) => {
  const html = pages.get(specification.id) ?? "";
  const ids = matchesOf(html, / id="([^"]+)"/g);

  test("has a section for operations, one for each operation, and where to go next", () => {
    expect(matchesOf(html, /<h2 id="([^"]+)"/g)).toEqual([
      "operations",
      ...specification.operations.map(({ id }) => id),
      "next",
    ]);
    expect(html).toContain('<li><a href="/docs">Docs</a> About them.</li>');
  });

  test("uses no id twice", () => {
    expect(repeatedItems(ids)).toEqual([]);
  });

  test("has no link to an id that is not on it", () => {
    const targets = matchesOf(html, / href="#([^"]+)"/g);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  test("has an entry for every field, parameter and value, and no other", () => {
    const index = indexNames({ specifications: [specification] });
    const names = bodiesOf(specification).flatMap((body) => walkFields(body, body.name ?? ""));
    const anchors = new Set(names.map(({ name }) => index.get(name)?.anchor));
    const parameters = specification.operations.flatMap((operation) => operation.parameters);
    const values = [...specification.schemas.values()].flatMap((schema) =>
      schema.kind === "enum" ? schema.values : [],
    );
    const shown = matchesOf(html, /<li id="([^"]+)"><p class="field-head">/g);
    expect(names.length).toBeGreaterThan(0);
    expect(shown.filter((id) => anchors.has(id))).toHaveLength(anchors.size);
    expect(shown).toHaveLength(anchors.size + parameters.length + values.length);
  });

  test("shows every enum value with its description", () => {
    for (const [name, schema] of specification.schemas) {
      if (schema.kind !== "enum") continue;
      for (const { value, description } of schema.values) {
        expect(ids).toContain(nameEnumValue(name, value));
        expect(html).toContain(renderToStaticMarkup(context.markdown(description)));
      }
    }
  });

  test("shows every response with its description and an example", () => {
    for (const { id, responses } of specification.operations) {
      for (const { status, description, examples } of responses) {
        expect(ids).toContain(nameResponse(id, status));
        expect(html).toContain(renderToStaticMarkup(description));
        expect(examples.length).toBeGreaterThan(0);
      }
    }
  });

  test("shows every named request example", () => {
    for (const { id, requestBody } of specification.operations) {
      for (const { name } of requestBody?.examples ?? []) {
        expect(ids).toContain(`${id}-example-${name}`);
      }
    }
  });

  test("needs neither a script nor a style attribute to be read", () => {
    expect(html).not.toMatch(/ (style|hidden|onclick)[= >]/);
    expect(html).not.toContain("<script");
  });

  test("stays within its size limit when compressed", () => {
    expect(brotliCompressSync(html).length).toBeLessThan(45_000 - FRAME);
  });
});

test("an operation without security says that no key is needed", () => {
  expect(pages.get("culture")).toContain(texts.noKey);
  expect(pages.get("geo")).not.toContain(texts.noKey);
});

test("each specification can be downloaded, and the flows", () => {
  for (const [id, html] of pages) {
    for (const path of Object.values(FLOW_FILES)) expect(html).toContain(`href="${path}"`);
    expect(html).toContain(`href="/openapi/${id}.json"`);
    expect(html).toContain(`href="/openapi/${id}.yaml"`);
  }
});

test("a name's link target is an id on its page", () => {
  for (const name of ["PRICE_UNIT_MILLI", "PlaceType.PLACE_TYPE_CITY", "ErrorStatus.message"]) {
    const [path = "", anchor = ""] = (context.nameHref(name) ?? "").split("#");
    const specification = published.find(({ id }) => path === `/api/${id}/`);
    expect(specification && pages.get(specification.id)).toContain(` id="${anchor}"`);
  }
});

/** The bodies that a page shows, each once. */
function bodiesOf({ operations }: Specification): readonly Schema[] {
  const bodies = operations.flatMap(({ requestBody, responses }) => [
    ...(requestBody ? [requestBody.schema] : []),
    ...responses.map(({ schema }) => schema),
  ]);
  return bodies.filter(({ name }, index) => bodies.findIndex((one) => one.name === name) === index);
}

function matchesOf(html: string, pattern: RegExp): readonly string[] {
  return Array.from(html.matchAll(pattern), (match) => match[1] ?? "");
}
