import { expect, test } from "vitest";
import type { FoundRecord } from "../../../site/src/search/query/found-record.ts";
import { testContext } from "../testing/test-context.ts";
import { type DescribeOperationOptions, describeOperation } from "./describe-operation.ts";

const context = testContext();
const textOf = (
  operation: string,
  part: DescribeOperationOptions["part"] = "all",
  language = "curl",
) => describeOperation(context, { operation, part, language }).content[0]?.text ?? "";
const partsOf = (text: string) => text.split("\n\n");

test("describes all of an operation: reference, key and each part in turn", () => {
  const parts = partsOf(textOf("listMarkets"));
  expect(parts.slice(0, 4)).toEqual([
    "# listMarkets: List markets",
    "GET /apiservices/v3/culture/markets/{locale}",
    "Reference: /api/culture/#listMarkets",
    "API key in the `x-api-key` header.",
  ]);
  expect(parts.filter((one) => one.startsWith("## "))).toEqual([
    "## Parameters",
    "## 200 The supported markets, named in the locale.",
    "## Errors",
  ]);
  expect(parts).toContain(
    "- `locale` in path, string, required: The locale to name the markets in, as a code from `listLocales`.",
  );
  expect(parts.at(-1)).toMatch(/^```curl\n[\s\S]*\ncurl [\s\S]*\n```$/);
});

test("reports that an operation needs no key", () => {
  expect(partsOf(textOf("findNearestCulture"))).toContain("No API key needed");
  expect(partsOf(textOf("findNearestCulture"))).not.toContain("API key in the `x-api-key` header.");
});

test.each([
  ["request", ["## Parameters"]],
  ["response", ["## 200 The supported markets, named in the locale."]],
  ["errors", ["## Errors"]],
  ["sample", []],
] as const)("describes only the part %s, below the operation's name and call", (part, titles) => {
  const parts = partsOf(textOf("listMarkets", part));
  expect(parts.slice(0, 2)).toEqual(partsOf(textOf("listMarkets")).slice(0, 2));
  expect(parts.filter((one) => one.startsWith("## "))).toEqual(titles);
  expect(parts.join()).not.toContain("Reference:");
  expect(parts.some((one) => one.startsWith("```"))).toBe(part === "sample");
});

test("lists only failures as errors, and shows a sample in the requested language", () => {
  const errors = textOf("listMarkets", "errors");
  expect(errors).toContain("- 429: Too many requests based on your rate limits.");
  expect(errors).not.toMatch(/^- 200/m);
  expect(textOf("listMarkets", "sample", "go")).toContain("```go\npackage main");
});

test("describes a request in full, and a response to its third level", () => {
  expect(textOf("createLiveSearch", "request")).toMatch(/^ {6}- `iata` /m);
  const response = textOf("pollLiveSearch", "response");
  expect(response).toMatch(/^ {4}- `itineraries` /m);
  expect(response).not.toMatch(/^ {6}- `/m);
  expect(response).toMatch(/For nested types, call describe_name with `Itinerary`, .*\.$/);
});

test("lists V1.0 calls with the same successor once, and marks those that are gone", () => {
  const record = (owner: string, became: string): FoundRecord => ({
    ...{ kind: "retired", page: ["/docs/guide", "Guide", ""], anchor: "", text: "" },
    ...{ title: "GET /apiservices/geo/v1.0", names: ["GET /apiservices/geo/v1.0"] },
    ...{ owner, became, badge: "", further: 0, depth: 1 },
  });
  const v1Records = [record("A", "GET /new"), record("B", "GET /new"), record("C", "")];
  const { content } = describeOperation(testContext({ docs: { v1Records } }), {
    ...{ operation: "geo/v1.0", part: "all", language: "curl" },
  });
  expect(content[0]?.text.split("\n").slice(2)).toEqual([
    "- GET /apiservices/geo/v1.0 → GET /new",
    "- GET /apiservices/geo/v1.0 → gone",
  ]);
});
