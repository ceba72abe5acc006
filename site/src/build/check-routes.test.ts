import { expect, test } from "vitest";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { checkRoutes } from "./check-routes.ts";

const page = (path: string, version: "3.0" | "1.0" = "3.0") =>
  ({ kind: "docs", path, version }) as const;

const check = (additional: readonly string[]) =>
  checkRoutes(
    [page("/docs/intro"), page("/docs/terms"), page("/docs/1.0/intro", "1.0")],
    "3.0",
    ["/docs/intro"],
    additional,
  ).map(formatProblem);

test("rejects a page that neither the specification nor ADDITIONAL_PAGES lists", () => {
  expect(check(["/docs/terms"])).toEqual([]);
  expect(check([])).toEqual([
    "site/additional-routes.ts  The specification has no page /docs/terms: add a line to ADDITIONAL_PAGES, with the reason for it.",
  ]);
});

test("rejects a line without a page and suggests the nearest", () => {
  expect(check(["/docs/terms", "/docs/termz"])).toEqual([
    'site/additional-routes.ts  There is no page /docs/termz. Did you mean "/docs/terms"?',
  ]);
});
