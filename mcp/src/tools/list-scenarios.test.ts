import { expect, test } from "vitest";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { listScenarios } from "./list-scenarios.ts";

const [head, list = "", keys] = (listScenarios().content[0]?.text ?? "").split("\n\n");

test("lists every scenario with its description and each other way to select it", () => {
  expect(head).toContain("the header `x-sandbox-scenario`, or as `scenario` of call_operation:");
  const lines = list.split("\n");
  expect(lines).toHaveLength(SCENARIOS.length);
  const lineOf = (name: string) => lines.find((line) => line.startsWith(`- \`${name}\`: `));
  for (const { name, description } of SCENARIOS) expect(lineOf(name)).toContain(description);
  expect(lineOf("bad-request")).toBe(
    "- `bad-request`: The request is rejected as if it were invalid.",
  );
  expect(lineOf("failed")).toMatch(/\. Also by place `XX1`\.$/);
  expect(lineOf("unavailable")).toMatch(/\. Also by key `sandbox-key-unavailable`\.$/);
  expect(lineOf("moving")).toMatch(/\. Also by key `sandbox-key-moving`, place `XXB`\.$/);
});

test("lists every key", () => {
  expect(keys).toBe(`Keys: ${Object.keys(SANDBOX_KEYS).join(", ")}`);
});
