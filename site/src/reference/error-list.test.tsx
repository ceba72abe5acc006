import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Operation, Parameter, Response } from "../../../contract/src/model.ts";
import {
  object,
  oneOf,
  operation,
  specification,
  text,
} from "../../../contract/src/testing/schemas.ts";
import type { Link } from "../content/page-model.ts";
import { ErrorList } from "./error-list.tsx";
import { ExplainedFold, ExplainedIn } from "./explained-in.tsx";
import { ParameterList } from "./parameter-list.tsx";
import { planReference } from "./plan-reference.ts";
import { ResponseExamples } from "./response-examples.tsx";
import { ResponseList } from "./response-list.tsx";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

const response = (status: string, more: Partial<Response> = {}): Response => ({
  status,
  description: `It is ${status}.`,
  schema: object("Failure", { message: text }),
  examples: [],
  ...more,
});
const call = (
  responses: readonly Response[],
  parameters: readonly Parameter[] = [],
): Operation => ({
  ...operation("find", undefined, text),
  responses,
  parameters,
});
const planOf = (one: Operation) =>
  planReference(specification(one)).operations[0] ?? expect.unreachable();
const errorsOf = (...responses: readonly Response[]) =>
  renderToStaticMarkup(<ErrorList plan={planOf(call(responses))} context={PLAIN_CONTEXT} />);

test("an operation without errors has no list of them", () => {
  expect(errorsOf(response("200"))).toBe("");
});

test("each error has an anchor, its status and text, and a link to its example", () => {
  const example = { name: "limited", summary: "", value: {} };
  const html = errorsOf(response("200"), response("429", { examples: [example] }));
  expect(html.match(/<li id=/g)).toHaveLength(1);
  expect(html).toContain(
    '<li id="find.429"><p class="response-head"><a class="status status-4" href="#find.429">429</a> <strong>It is 429.</strong></p>',
  );
  expect(html).toMatch(/<a href="#[^"]*limited[^"]*">Example body<\/a>/);
});

test("shows a body that errors share once, and a different one separately", () => {
  const other = object("Other", { code: text });
  const html = errorsOf(response("400"), response("500"), response("503", { schema: other }));
  expect(Array.from(html.matchAll(/class="field-tree" id="(\w+)"/g), ([, id]) => id)).toEqual([
    "Failure",
    "Other",
  ]);
});

test("of several successes, only the first heading has the section's id", () => {
  const plan = planOf(call([response("200"), response("201"), response("400")]));
  const html = renderToStaticMarkup(<ResponseList plan={plan} context={PLAIN_CONTEXT} />);
  expect(html.match(/<h3 id="/g)).toHaveLength(1);
  expect(Array.from(html.matchAll(/class="response" id="([^"]*)"/g), ([, id]) => id)).toEqual([
    "find.200",
    "find.201",
  ]);
});

test("a parameter shows its place, whether it is required, and its own example before its schema's", () => {
  const parameter = (name: string, more: Partial<Parameter>): Parameter =>
    ({
      name,
      in: "query",
      required: false,
      description: "",
      schema: { ...text, example: "of its schema" },
      ...more,
    }) as Parameter;
  const parameters = [
    parameter("id", { in: "path", required: true, example: "its own" }),
    parameter("unit", { schema: oneOf("Unit", "WHOLE") }),
    parameter("name", {}),
  ];
  const html = renderToStaticMarkup(
    <ParameterList plan={planOf(call([response("200")], parameters))} context={PLAIN_CONTEXT} />,
  );
  const [id, unit, name] = html.split('<li id="find.').slice(1);
  const { inPath, inQuery } = PLAIN_CONTEXT.texts;
  expect(id).toContain(inPath);
  expect(id).toContain("chip-required");
  expect(id).toContain("<code>&quot;its own&quot;</code>");
  expect(unit).toContain(inQuery);
  expect(unit).not.toContain("chip-required");
  expect(unit).toContain("Means WHOLE.");
  expect(name).toContain("<code>&quot;of its schema&quot;</code>");
  const without = planOf(call([response("200")]));
  expect(renderToStaticMarkup(<ParameterList plan={without} context={PLAIN_CONTEXT} />)).toBe("");
});

test("opens the first response, and titles a single example by its summary or its status's description", () => {
  const example = (name: string, summary: string) => ({ name, summary, value: {} });
  const examples = (practice: false | "worker", ...all: readonly Response[]) =>
    renderToStaticMarkup(
      <ResponseExamples operation={call(all)} context={{ ...PLAIN_CONTEXT, practice }} />,
    );
  const html = examples(
    false,
    response("200", { examples: [example("a", "Found.")] }),
    response("400", { examples: [example("b", "")] }),
    response("500", { examples: [example("c", "One."), example("d", "Two.")] }),
  );
  const tabs = html.matchAll(/<details name="[^"]*answers"( open="")?>.*?status-\d">(\d+)</g);
  expect(Array.from(tabs, ([, open, status]) => [status, open !== undefined])).toEqual([
    ["200", true],
    ["400", false],
    ["500", false],
  ]);
  expect(html).toContain('<p class="example-title">Found.</p>');
  expect(html).toContain('<p class="example-title">It is 400.</p>');
  expect(html).toMatch(/open=""><summary data-place="1\/2">One\.<.*data-place="2\/2">Two\.</);
  expect(examples("worker", response("200")).length).toBeGreaterThan(
    examples(false, response("200")).length,
  );
});

const links = (count: number): readonly Link[] =>
  Array.from({ length: count }, (_, index) => ({ href: `/docs/${index}`, label: `Page ${index}` }));
const explained = (count: number, Shown: typeof ExplainedIn) => {
  const context = {
    ...PLAIN_CONTEXT,
    localizeHref: (href: string) => `/es${href}`,
    mentionsAt: (anchor: string) => (anchor === "find" ? links(count) : []),
  };
  return renderToStaticMarkup(<Shown anchor="find" context={context} />)
    .replaceAll(/<a href="\/es\/docs\/\d">([^<]*)<\/a>/g, "[$1]")
    .replaceAll(/<\/?(?:div|details|summary)[^>]*>/g, "|");
};

test("shows two pages that explain an operation and counts further ones in a fold", () => {
  expect([0, 1, 2, 3].map((count) => explained(count, ExplainedIn))).toEqual([
    "",
    "|Explained in [Page 0]|",
    "|Explained in [Page 0], [Page 1]|",
    "|Explained in [Page 0], [Page 1], ||1 more| [Page 2]||",
  ]);
});

test("counts the pages in a fold in a long list", () => {
  expect([0, 1, 2].map((count) => explained(count, ExplainedFold))).toEqual([
    "",
    "||Explained in 1 page| [Page 0]|",
    "||Explained in 2 pages| [Page 0], [Page 1]|",
  ]);
});
