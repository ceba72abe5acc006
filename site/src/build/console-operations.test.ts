import { expect, test } from "vitest";
import type { Parameter } from "../../../contract/src/model.ts";
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

test("every request field links to its own entry of its reference", () => {
  for (const specification of PUBLISHED) {
    const ids = referenceIds(planReference(specification), { practice: "worker" });
    for (const { id, hint } of consoleOperations(specification, en.reference.types)) {
      const anchors = anchorsOf(hint);
      expect([id, anchors.filter((anchor) => !anchor || !ids.includes(anchor))]).toEqual([id, []]);
      expect([id, new Set(anchors).size]).toEqual([id, anchors.length]);
    }
  }
});

test("only a search and its poll refer to each other", () => {
  const all = PUBLISHED.flatMap((one) => consoleOperations(one, en.reference.types));
  const polls = all.flatMap(({ id, polledBy, polls }) =>
    polledBy || polls ? [[id, polledBy, polls]] : [],
  );
  expect(polls).toEqual([
    ["createLiveSearch", "pollLiveSearch", undefined],
    ["pollLiveSearch", undefined, "createLiveSearch"],
  ]);
});

test("a parameter's own description and example take precedence over those of its schema", () => {
  const [culture] = PUBLISHED.filter(({ id }) => id === "culture");
  const [operation] = culture?.operations.filter(({ id }) => id === "listMarkets") ?? [];
  const [parameter] = operation?.parameters ?? [];
  if (!culture || !operation || !parameter) throw new Error("There is no such parameter.");
  const schema = { ...parameter.schema, description: "A language.", example: "en-GB" };
  const consoleOf = (own: Pick<Parameter, "description" | "example">) => {
    const { example: _, ...bare } = parameter;
    const parameters = [{ ...bare, ...own, schema }];
    const changed = { ...culture, operations: [{ ...operation, parameters }] };
    const [made] = consoleOperations(changed, en.reference.types);
    return [made?.hint.fields?.[parameter.name]?.says, made?.examples[0]?.value];
  };
  expect(consoleOf({ description: "Of the `names`. Required.", example: "es-ES" })).toEqual([
    "Of the names.",
    { [parameter.name]: "es-ES" },
  ]);
  expect(consoleOf({ description: "" })).toEqual(["A language.", { [parameter.name]: "en-GB" }]);
});
