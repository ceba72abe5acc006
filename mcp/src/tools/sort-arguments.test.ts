import { expect, test } from "vitest";
import { CALLS, contractOf } from "../../../contract/src/testing/contract-of.ts";
import { type Arguments, sortArguments } from "./sort-arguments.ts";

const BODY = `components:
  schemas:
    Start: { type: object, properties: { place: { type: string }, to: { type: string } } }
`;
const contract = contractOf(
  CALLS.replace("schema: { type: object }", 'schema: { $ref: "#/components/schemas/Start" }') +
    BODY,
);
const operations = contract.specifications.flatMap((one) => one.operations);

function sort(id: string, parameters: Arguments["parameters"], body?: Arguments["body"]) {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no ${id}.`);
  return sortArguments(operation, { parameters, body });
}

test("moves a parameter out of the body, unless it is already given as one", () => {
  expect(sort("find", {}, { place: "LHR" })).toEqual({
    value: { parameters: { place: "LHR" }, body: undefined },
    interpretations: ["`body.place` as a parameter"],
  });
  expect(sort("find", { place: "EDI" }, { place: "LHR" })).toMatchObject({
    value: { parameters: { place: "EDI" } },
  });
});

test("moves a field from the parameters to the body, unless it is already there", () => {
  expect(sort("start", { to: "EDI" })).toEqual({
    value: { parameters: {}, body: { to: "EDI" } },
    interpretations: ["`parameters.to` as a field of the body"],
  });
  expect(sort("start", { to: "EDI" }, { to: "LHR", more: 1 })).toMatchObject({
    value: { body: { to: "LHR", more: 1 } },
  });
});

test("leaves out a parameter that is null, and sends a value that isn't a string as JSON", () => {
  expect(sort("find", { place: 1, from: null, to: { a: [1] } })).toMatchObject({
    value: { parameters: { place: "1", to: '{"a":[1]}' } },
  });
});

test.each([null, ""])("treats %j as a missing parameter if it is required", (place) => {
  const problem = 'The parameter "place" is missing. find takes place, from, to.';
  expect(sort("find", { place })).toEqual({ problem });
  expect(sort("find", { place: "LHR", from: "" })).toMatchObject({
    value: { parameters: { place: "LHR", from: "" } },
  });
});

test("passes on a body for an operation that takes none, unless it is empty", () => {
  expect(sort("end", {}, { a: 1 })).toMatchObject({ value: { body: { a: 1 } } });
  expect(sort("end", {}, {})).toMatchObject({ value: { body: undefined } });
  expect(sort("start", {}, {})).toMatchObject({ value: { body: {} } });
});

test.each([
  ["start", "The body is missing. start takes a body with place, to."],
  ["find", 'The parameter "place" is missing. find takes place, from, to.'],
])("%s reports what is missing", (id, problem) => {
  expect(sort(id, {})).toEqual({ problem });
});

test("suggests the nearest for an unknown parameter, and lists them all", () => {
  expect(sort("find", { plcae: "LHR" })).toEqual({
    problem: 'There is no parameter "plcae". find takes place, from, to.',
    nearest: ["place"],
  });
  expect(sort("end", { q: 1 })).toEqual({
    problem: 'There is no parameter "q". end takes no parameters.',
  });
});
