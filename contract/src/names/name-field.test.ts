import { expect, test } from "vitest";
import { rootOf } from "./name-field.ts";

test.each([
  ["LiveQuery", "LiveQuery"],
  ["LiveQuery.market", "LiveQuery"],
  ["LiveQuery.queryLegs[].date", "LiveQuery"],
  ["LiveResults.legs{}.segmentIds[]", "LiveResults"],
  ["Legs[].stops", "Legs"],
  ["LegsById{}.stops", "LegsById"],
  ["LegsById{}", "LegsById"],
])("the root of %s is %s", (name, root) => {
  expect(rootOf(name)).toBe(root);
});
