import { expect, test } from "vitest";
import type { Specification } from "../../../contract/src/model.ts";
import {
  list,
  map,
  object,
  oneOf,
  operation,
  specification,
  text,
} from "../../../contract/src/testing/schemas.ts";
import { planReference } from "./plan-reference.ts";
import type { FieldPlan, TreePlan } from "./reference-plan.ts";

const date = object("LocalDate", { year: text });
const query = object("LiveQuery", { market: text, queryLegs: list(object("QueryLeg", { date })) });
const request = object("LiveSearchRequest", { query });

test("starts names at the body, and anew at a schema with a single place", () => {
  expect(anchors(specification(operation("create", request, object("Answer", {}))))).toEqual([
    "LiveSearchRequest.query",
    "LiveQuery.market",
    "LiveQuery.queryLegs",
    "LiveQuery.queryLegs[].date",
    "LiveQuery.queryLegs[].date.year",
  ]);
});

test("names a schema with several places by the path to each of them", () => {
  const stops = object("Stops", { direct: date, oneStop: date });
  expect(anchors(specification(operation("create", undefined, stops)))).toEqual([
    "Stops.direct",
    "Stops.direct.year",
    "Stops.oneStop",
    "Stops.oneStop.year",
  ]);
});

test("lists are marked [] and maps {} in a name", () => {
  const results = object("Results", { legs: map("leg id", object("Leg", { dates: list(date) })) });
  expect(anchors(specification(operation("create", undefined, results)))).toEqual([
    "Results.legs",
    "Results.legs{}.dates",
    "Results.legs{}.dates[].year",
  ]);
});

test("a body without a name is named after its operation", () => {
  const page = specification(operation("create", object(undefined, { a: text }), text));
  expect(anchors(page)).toEqual(["create.fields.a"]);
});

test("a field has a name under every schema that contains it", () => {
  const page = planReference(specification(operation("create", request, text)));
  const year = allFields(page.operations[0]?.body).at(-1);
  expect(year?.names).toEqual([
    "LiveQuery.queryLegs[].date.year",
    "LiveSearchRequest.query.queryLegs[].date.year",
    "QueryLeg.date.year",
    "LocalDate.year",
  ]);
});

test("a body that the page shows already is not shown again", () => {
  const answer = object("Answer", { a: text });
  const page = specification(
    operation("create", undefined, answer),
    operation("poll", undefined, answer),
  );
  const trees = planReference(page).operations.map(({ responses }) => responses[0]?.tree);
  expect(trees.map((tree) => tree?.shown)).toEqual([true, false]);
  expect(trees.map((tree) => tree?.id)).toEqual(["Answer", "Answer"]);
});

test("a schema's first place on the page is the anchor of its fields", () => {
  const stops = object("Stops", { direct: date, oneStop: date });
  const page = planReference(specification(operation("create", undefined, stops)));
  const fields = page.operations[0]?.responses[0]?.tree.fields;
  expect(fields?.map(({ schemaId }) => schemaId)).toEqual(["LocalDate", undefined]);
});

test("an enum's values are shown at its first place only", () => {
  const status = oneOf("ResultStatus", "DONE", "FAILED");
  const page = specification(
    operation("create", undefined, object("Answer", { a: status, b: status })),
  );
  const [first, second] = allFields(planReference(page).operations[0]?.responses[0]?.tree);
  expect(first?.values).toMatchObject({ id: "ResultStatus", shown: true });
  expect(second?.values).toMatchObject({ id: "ResultStatus", shown: false });
});

test("names an enum without a name after its field", () => {
  const answer = object("Answer", { side: oneOf(undefined, "LEFT", "RIGHT") });
  const [field] = allFields(
    planReference(specification(operation("create", undefined, answer))).operations[0]?.responses[0]
      ?.tree,
  );
  expect(field?.values?.id).toBe("Answer.side");
});

function anchors(page: Specification): readonly string[] {
  return planReference(page).operations.flatMap(({ body, responses }) =>
    [body, ...responses.map(({ tree }) => tree)].flatMap(allFields).map(({ names }) => names[0]),
  );
}

function allFields(tree: TreePlan | undefined): readonly FieldPlan[] {
  const below = (field: FieldPlan): readonly FieldPlan[] => [field, ...field.fields.flatMap(below)];
  return tree?.fields.flatMap(below) ?? [];
}
