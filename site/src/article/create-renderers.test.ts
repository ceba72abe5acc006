import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import type { PageContext } from "../pages/page-context.ts";
import { createRenderers } from "./create-renderers.tsx";

test("a directive naming what the contract does not have says so, with the nearest name", () => {
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
    message: 'LiveQuery is no enum: it has no values. An object has "::fields".',
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
