import { expect, test } from "vitest";
import { contractOf, problemsIn } from "../testing/contract-of.ts";

const text = (operation: string) => `paths: { /a: { get: ${operation} } }\n`;

test("reports an operation without an operationId", () => {
  expect(problemsIn(text("{ summary: A, responses: {} }"))).toEqual([
    "This operation has no operationId: give it one.",
  ]);
});

test("lists an operation's open points below its description", () => {
  const open = "x-open: [{ id: a, question: Which? }, { id: b, question: When? }]";
  const contract = contractOf(text(`{ operationId: a, description: A., ${open}, responses: {} }`));
  expect(contract.specifications[0]?.operations[0]?.description).toBe(
    "A.\n\nNot specified:\n- Which?\n- When?",
  );
});
