import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalogue } from "../../../contract/generated/catalogue.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import en from "../../i18n/catalogues/en.ts";
import { ErrorFacts } from "./error-facts.tsx";
import { PLAIN_CONTEXT } from "./testing/plain-context.ts";

const page = readFileSync(new URL("../../content/docs/errors.md", import.meta.url), "utf8");

test("the page of errors has each error of the catalogue once, under its own anchor", () => {
  const statusOf = new Map(
    SCENARIOS.flatMap(({ name, effect }) =>
      effect.kind === "error" ? [[name, effect.status] as const] : [],
    ),
  );
  const shown = Array.from(page.matchAll(/^::error\{of="(.+)"\}$/gm), ([, name = ""]) => name);
  expect(shown.map((name) => statusOf.get(name)).sort()).toEqual(Object.keys(catalogue).sort());
  const anchors = Array.from(page.matchAll(/^## .*\{#(.+)\}$/gm), ([, anchor = ""]) => anchor);
  expect(anchors).toEqual(shown);
});

const operations = contract.specifications.flatMap((one) => one.operations);

function render(status: "401" | "403" | "429" | "503"): string {
  const scenario = SCENARIOS.find(
    ({ effect }) => effect.kind === "error" && effect.status === status,
  );
  if (!scenario) throw new Error(`No scenario plays ${status}.`);
  const facts = { status, scenario, operations, context: PLAIN_CONTEXT };
  return renderToStaticMarkup(createElement(ErrorFacts, facts));
}

test.each(["401", "429", "503"] as const)(
  "for %s, lists exactly the operations with their own advice",
  (status) => {
    const listed = Array.from(render(status).matchAll(/<li><code>(\w+)<\/code>/g), ([, id]) => id);
    const own = Object.entries(en.reference.adviceOf).filter(([, advice]) => status in advice);
    expect(listed.toSorted()).toEqual(own.map(([id]) => id).toSorted());
    expect(listed.length).toBeLessThan(operations.length);
  },
);

test.each([
  ["403", en.reference.retry.no],
  ["429", en.reference.retry.yes],
] as const)("for %s, states whether a retry is worth it", (status, words) => {
  expect(render(status)).toContain(
    `<th scope="row">${en.reference.retry.againColumn}</th><td>${words}</td>`,
  );
});
