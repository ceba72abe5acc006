import { expect, test } from "vitest";
import { findOperation, findSchema } from "../../../contract/src/names/find.ts";
import { contract } from "../../../contract/src/testing/contract.ts";
import { findField } from "../../../contract/src/testing/find-field.ts";
import { LIMIT_TEXTS } from "./limit-texts.ts";
import { REGISTER } from "./register.ts";

test("every place that an open point or a limit names is in the contract", () => {
  const limits = Object.entries(LIMIT_TEXTS).map(([id, { where }]) => ({ id, where }));
  const names = [...REGISTER, ...limits].flatMap(({ id, where }) =>
    where.map((name) => ({ id, name })),
  );
  const unknown = names.flatMap(({ id, name }) => {
    const find = [findOperation, findSchema, findField];
    const found = find.some((lookUp) => lookUp(contract, name).found);
    return found ? [] : [`${id}: ${name}`];
  });
  expect(unknown).toEqual([]);
});

test("every open point has a unique id, a question, a decision and a place", () => {
  expect(new Set(REGISTER.map(({ id }) => id)).size).toBe(REGISTER.length);
  for (const { id, question, decision, where } of REGISTER) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toContain("?");
    expect(decision).toMatch(/\.$/);
    expect(decision).not.toContain("undefined");
    expect(where.length).toBeGreaterThan(0);
  }
});

test("the register has the contract's questions word for word", () => {
  const asked = REGISTER.flatMap(({ id, question }) => {
    const point = contract.openPoints.get(id);
    return point && point.question !== question ? [`${id}: ${question}`] : [];
  });
  expect(asked).toEqual([]);
});
