import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import en from "../../i18n/catalogues/en.ts";
import type { Hint } from "../console/console-data.ts";
import { planReference } from "../reference/plan-reference.ts";
import { referenceIds } from "../reference/reference-ids.ts";
import { consoleOperations } from "./console-operations.ts";

const PUBLISHED = contract.specifications.filter(({ published }) => published);

/** Of every field below. */
function anchorsOf({ fields = {}, items }: Hint): readonly (string | undefined)[] {
  const below = Object.values(fields).flatMap((field) => [field.anchor, ...anchorsOf(field)]);
  return items ? [...below, ...anchorsOf(items)] : below;
}

test("every field of a request leads to its own entry of its reference", () => {
  for (const specification of PUBLISHED) {
    const ids = referenceIds(planReference(specification), { practice: "worker" });
    for (const { id, hint } of consoleOperations(specification, en.reference.types)) {
      const anchors = anchorsOf(hint);
      expect([id, anchors.filter((anchor) => !anchor || !ids.includes(anchor))]).toEqual([id, []]);
      expect([id, new Set(anchors).size]).toEqual([id, anchors.length]);
    }
  }
});

test("a search and its poll know each other, and nothing else does", () => {
  const all = PUBLISHED.flatMap((one) => consoleOperations(one, en.reference.types));
  const polls = all.flatMap(({ id, polledBy, polls }) =>
    polledBy || polls ? [[id, polledBy, polls]] : [],
  );
  expect(polls).toEqual([
    ["createLiveSearch", "pollLiveSearch", undefined],
    ["pollLiveSearch", undefined, "createLiveSearch"],
  ]);
});
