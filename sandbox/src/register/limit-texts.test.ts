import { expect, test } from "vitest";
import { operations } from "../../../contract/generated/operations.ts";
import { LIMIT_TEXTS } from "./limit-texts.ts";

test("each operation has one of the two limits on calls a minute", () => {
  const { searchesPerMinute, callsPerMinute } = LIMIT_TEXTS;
  expect(searchesPerMinute.where).toEqual(["createLiveSearch", "searchIndicative"]);
  expect([...searchesPerMinute.where, ...callsPerMinute.where].sort()).toEqual(
    Object.keys(operations).sort(),
  );
});

test("the limit on bodies applies to each operation that takes one", () => {
  const taking = Object.entries(operations).filter(([, { takesBody }]) => takesBody);
  expect(new Set(LIMIT_TEXTS.bodyBytes.where)).toEqual(new Set(taking.map(([id]) => id)));
});
