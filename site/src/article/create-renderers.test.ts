import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { operationNamed } from "../build/testing/operation-named.ts";
import type { PageContext } from "../pages/page-context.ts";
import { PLAIN_CONTEXT } from "../reference/testing/plain-context.ts";
import { printJson } from "../samples/literal-styles.ts";
import { createRenderers } from "./create-renderers.tsx";

test("each directive rejects an unknown name and suggests the nearest", () => {
  const figures = new Map([["price", '<svg><g id="a"/></svg>']]);
  const content = { pages: [], titles: [], figures };
  const renderers = createRenderers(
    { contract, migrations, content },
    { reference: {} } as PageContext,
    () => [],
  );
  expect(renderers.fields?.({ schema: "LiveQuerry" })).toMatchObject({ nearest: "LiveQuery" });
  expect(renderers.fields?.({ schema: "LiveQuery", only: "markt" })).toMatchObject({
    message: 'LiveQuery has no field "markt".',
    nearest: "market",
  });
  expect(renderers.enum?.({ schema: "LiveQuery" })).toMatchObject({
    message: 'LiveQuery is not an enum: it has no values. An object has "::fields".',
  });
  expect(renderers.request?.({ operation: "createLiveSearch", example: "oneway" })).toMatchObject({
    nearest: "oneWay",
  });
  expect(renderers.request?.({ operation: "listLocales", language: "rubi" })).toMatchObject({
    message: 'There are no samples in "rubi".',
  });
  expect(renderers.request?.({ operation: "listLocales", part: "head" })).toMatchObject({
    message: 'Unknown part "head": only part="head" with language="http" is supported.',
  });
  expect(renderers.response?.({ operation: "createLiveSearch", status: "418" })).toMatchObject({
    message: 'createLiveSearch documents no response "418".',
  });
  expect(renderers.migration?.({ of: "live-prises", part: "legs" })).toMatchObject({
    nearest: "live-prices",
  });
  expect(renderers.names?.({ of: "contrakt" })).toMatchObject({ nearest: "contract" });
  expect(renderers.errors?.({ operation: "listMarket" })).toMatchObject({ nearest: "listMarkets" });
  expect(renderers.scenarios?.({ only: "faild" })).toMatchObject({ nearest: "failed" });
  expect(renderers["reserved-places"]?.({ only: "XX1,XY2" })).toMatchObject({
    message: 'The sandbox has no reserved place "XY2".',
  });
  expect(renderers.command?.({ to: "serv" })).toMatchObject({ nearest: "serve" });
  expect(renderers.limits?.({ only: "adult" })).toMatchObject({ nearest: "adults" });
  expect(renderers.register?.({ of: "flight" })).toMatchObject({ nearest: "flights" });
  expect(renderers.register?.({ about: "pollLiveSerch" })).toMatchObject({
    nearest: "pollLiveSearch",
  });
  expect(renderers.register?.({ only: "session-life" })).toMatchObject({
    nearest: "session-lifetime",
  });
  expect(renderers.install?.({ package: "@farewind/clint" })).toMatchObject({
    nearest: "@farewind/client",
  });
  expect(renderers.export?.({ of: "createCliet" })).toMatchObject({ nearest: "createClient" });
  expect(renderers.figure?.({ src: "prise", alt: "A" })).toMatchObject({ nearest: "price" });
  expect(renderers.figure?.({ src: "price", alt: "A" })).toMatchObject({ ids: ["a"] });
});

const renderersIn = (practice: false | "worker" = "worker") =>
  createRenderers(
    { contract, migrations, content: { pages: [], titles: [], figures: new Map() } },
    { reference: { ...PLAIN_CONTEXT, practice } } as PageContext,
    () => [],
  );

test("rejects an enum in ::fields, an unknown example, an unknown error and an unknown part", () => {
  const renderers = renderersIn();
  expect(renderers.fields?.({ schema: "ResultStatus" })).toEqual({
    message: 'ResultStatus is not an object: it has no fields. An enum has "::enum".',
  });
  expect(
    renderers.response?.({ operation: "createLiveSearch", status: "200", example: "partiall" }),
  ).toMatchObject({
    message: 'createLiveSearch has no example "partiall" for 200.',
    nearest: "partial",
  });
  expect(renderers.error?.({ of: "forbiden" })).toMatchObject({
    message: 'There is no error "forbiden".',
    nearest: "forbidden",
  });
  expect(
    renderers.request?.({ operation: "listLocales", part: "head", language: "curl" }),
  ).toMatchObject({ message: expect.stringContaining('Unknown part "head"') });
  expect(
    renderers.request?.({ operation: "listLocales", part: "tail", language: "http" }),
  ).toMatchObject({ message: expect.stringContaining('Unknown part "tail"') });
});

test.each([
  ["2026-11-21", true],
  ["2026-11-31", false],
  ["2026-02-29", false],
  ["21 November 2026", false],
  ["2026-1-2", false],
])("::written accepts %s as a date: %s", (on, isDay) => {
  const message = `"${on}" is not a date: write it like 2026-11-21.`;
  expect(renderersIn().written?.({ on })).toEqual(isDay ? { node: null } : { message });
});

test("::request and ::response default to the first documented example", () => {
  const renderers = renderersIn();
  const operation = operationNamed("createLiveSearch");
  const [first, second] = operation.examples;
  const body = (value: unknown) => ({ code: expect.stringContaining(printJson(value)) });
  const request = { operation: "createLiveSearch", language: "http" };
  expect(renderers.request?.(request)).toMatchObject(body(first?.value));
  expect(renderers.request?.({ ...request, example: second?.name ?? "" })).toMatchObject(
    body(second?.value),
  );
  expect(renderers.request?.({ ...request, part: "head" })).not.toMatchObject(body(first?.value));
  const described = contract.specifications
    .flatMap(({ operations }) => operations)
    .find(({ id }) => id === "createLiveSearch");
  const answers = described?.responses.find(({ status }) => status === "200")?.examples;
  const response = { operation: "createLiveSearch", status: "200" };
  expect(answers?.length).toBeGreaterThan(1);
  expect(renderers.response?.(response)).toMatchObject({ code: printJson(answers?.[0]?.value) });
  const [, other] = answers ?? [];
  expect(renderers.response?.({ ...response, example: other?.name ?? "" })).toMatchObject({
    code: printJson(other?.value),
  });
});

test("a whole sandbox table has anchors, a table of chosen rows has none", () => {
  const renderers = renderersIn();
  const idsOf = (name: string, only?: string) => {
    const result = renderers[name]?.(only === undefined ? {} : { only }) ?? expect.unreachable();
    return "ids" in result ? (result.ids ?? []) : [];
  };
  for (const [name, only] of [
    ["scenarios", "failed"],
    ["reserved-places", "XX1"],
    ["limits", "adults"],
  ] as const) {
    expect(idsOf(name).length, name).toBeGreaterThan(1);
    expect(idsOf(name, only), name).toEqual([]);
  }
});
