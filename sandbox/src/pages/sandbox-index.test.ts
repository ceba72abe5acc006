import { expect, test } from "vitest";
import { SCENARIOS } from "../scenarios/scenarios.ts";
import { indexContent, SANDBOX_INDEX } from "./sandbox-index.ts";

test("each scenario is listed with its key and the code of its place, if any", () => {
  const listed = SANDBOX_INDEX.scenarios.map(({ name, key, place }) => [name, key, place]);
  expect(listed).toEqual(
    SCENARIOS.map(({ name, key, place }) => [name, key?.name ?? null, place?.iata ?? null]),
  );
  expect(listed.some(([, key, place]) => key === null && place === null)).toBe(true);
  expect(indexContent().html).not.toContain("null");
});

test("each key is listed with its effect, including the plain one", () => {
  const { keys } = SANDBOX_INDEX;
  expect(keys[0]).toEqual({ name: "sandbox-key", does: "Full access to every operation." });
  const described = keys
    .slice(1)
    .map(({ name }) => SCENARIOS.find(({ key }) => key?.name === name));
  expect(keys.slice(1).map(({ does }) => does)).toEqual(
    described.map((scenario) => scenario?.description),
  );
});
