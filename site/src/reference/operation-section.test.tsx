import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Operation } from "../../../contract/src/model.ts";
import { object, operation, specification, text } from "../../../contract/src/testing/schemas.ts";
import { MethodPath } from "./method-path.tsx";
import { OperationSection } from "./operation-section.tsx";
import { planReference } from "./plan-reference.ts";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

const { texts } = PLAIN_CONTEXT;
const call = operation("send", object("Body", { a: object("Place", { id: text }) }), text);

function htmlOf(change: Partial<Operation>): string {
  const [plan] = planReference(specification({ ...call, ...change })).operations;
  return renderToStaticMarkup(
    <OperationSection plan={plan ?? expect.unreachable()} servers={[]} context={PLAIN_CONTEXT} />,
  );
}

test("folds unspecified details below the rest of a description", () => {
  const description = "It sends.\n\nNot specified: how long.\n\nIt waits.\n\nNot specified: where.";
  const html = htmlOf({ description });
  expect(html).toContain(
    `It sends.\n\nIt waits.<details class="unspecified"><summary>${texts.notSpecified}</summary>Not specified: how long.\n\nNot specified: where.</details>`,
  );
  expect(htmlOf({ description: "It sends.\n\nNot specified: how long." })).toContain(
    `It sends.<details class="unspecified"><summary>${texts.notSpecified}</summary>Not specified`,
  );
  expect(htmlOf({ description: "It sends." })).not.toContain("unspecified");
});

test("an operation names the header of its key, or says that it needs none", () => {
  const key = { id: "key", name: "x-api-key", description: "" };
  expect(htmlOf({ security: [key] as Operation["security"] })).toMatch(
    /<p class="security">[^<]*<code>x-api-key<\/code>/,
  );
  expect(htmlOf({})).toContain(`<p class="security security-none">${texts.noKey}</p>`);
});

test("opens two levels of a body, and shows no body section without a body", () => {
  const [, body = ""] = htmlOf({}).split('id="Body"');
  expect(body).toMatch(/<details id="Place" open="">/);
  expect(body).toContain("chip-required");
  const [plan] = planReference(specification(operation("find", undefined, text))).operations;
  expect(
    renderToStaticMarkup(
      <OperationSection plan={plan ?? expect.unreachable()} servers={[]} context={PLAIN_CONTEXT} />,
    ),
  ).not.toContain(`>${texts.body}`);
});

test("a path may break before its slashes only in a narrow column", () => {
  const of = (isNarrow: boolean) =>
    renderToStaticMarkup(
      <MethodPath operation={{ ...call, path: "/apiservices/v3/a/b" }} isNarrow={isNarrow} />,
    );
  expect(of(true)).toContain('<span class="method method-post">POST</span>');
  expect(of(true).match(/<wbr\/>/g)?.length).toBeGreaterThan(1);
  expect(of(false)).not.toContain("<wbr/>");
  expect(of(true).replaceAll(/<[^>]*>/g, "")).toBe("POST /apiservices/v3/a/b");
});
