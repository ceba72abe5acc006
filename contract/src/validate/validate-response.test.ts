import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import type { OperationId } from "../types.ts";
import { validateResponse } from "./validate-response.ts";

const STATUS = "RESULT_STATUS_COMPLETE";

test("a response of the documented shape is valid", () => {
  const locales = [{ code: "en-GB", name: "English (United Kingdom)" }];
  expect(validateResponse("listLocales", 200, { status: STATUS, locales })).toEqual([]);
});

test("an unknown field is a violation", () => {
  const body = { status: STATUS, locales: [], language: "en" };
  expect(validateResponse("listLocales", 200, body)).toEqual([
    {
      field: "language",
      expected: "no such field",
      message: "language is not a known field.",
    },
  ]);
});

test("quotes map keys that aren't identifiers in a field's path", () => {
  const places = { "1-a": { type: 3 } };
  const violations = validateResponse("listFlightPlaces", 200, { status: STATUS, places });
  expect(violations.map(({ field }) => field)).toContain('places["1-a"].type');
});

test("validates an unlisted status against the default response", () => {
  expect(validateResponse("listLocales", 418, { code: 2, message: "Tea.", details: [] })).toEqual(
    [],
  );
  expect(
    validateResponse("listLocales", 418, { code: "2", message: "Tea.", details: [] }),
  ).toHaveLength(1);
});

const examples = contract.specifications
  .flatMap(({ operations }) => operations)
  .flatMap(({ id, responses }) =>
    responses.flatMap(({ status, examples }) =>
      examples.map(({ name, value }) => ({ id, status, name, value })),
    ),
  );

test("there are response examples to check", () => {
  expect(examples.length).toBeGreaterThan(80);
});

test.each(examples)("the $status example $name of $id is valid", ({ id, status, value }) => {
  const code = status === "default" ? 418 : Number(status);
  expect(validateResponse(id as OperationId, code, value)).toEqual([]);
});
