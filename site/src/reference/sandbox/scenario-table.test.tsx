import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Effect, Scenario } from "../../../../sandbox/src/scenarios/scenario.ts";
import en from "../../../i18n/catalogues/en.ts";
import { PLAIN_CONTEXT } from "../testing/plain-context.ts";
import { ScenarioTable } from "./scenario-table.tsx";

const ERROR: Effect = { kind: "error", status: "500" };
const DELAY: Effect = { kind: "delay", milliseconds: 1 };
const UNFRIENDLY: Effect = { kind: "unfriendly" };

const many = (count: number, effect: Effect): readonly Scenario[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${effect.kind}-${index}`,
    description: "It happens.",
    effect,
  }));

function htmlOf(scenarios: readonly Scenario[]): string {
  return renderToStaticMarkup(
    <ScenarioTable scenarios={scenarios} hasAnchors={true} context={PLAIN_CONTEXT} />,
  );
}

const headings = (html: string) =>
  [...html.matchAll(/<th scope="rowgroup" colSpan="3">([^<]*)</g)].map(([, title]) => title);
const names = (html: string) =>
  [...html.matchAll(/<th scope="row"><code>([^<]*)</g)].map(([, name]) => name);

test("puts twelve rows into one table, in the given order", () => {
  const scenarios = [...many(6, DELAY), ...many(6, ERROR)];
  const html = htmlOf(scenarios);
  expect(headings(html)).toEqual([]);
  expect(names(html)).toEqual(scenarios.map(({ name }) => name));
});

test("groups more than twelve rows by what they change, in the order of the groups", () => {
  const [delays, errors, odd] = [many(6, DELAY), many(6, ERROR), many(1, UNFRIENDLY)];
  const html = htmlOf([...delays, ...odd, ...errors]);
  const { refused, time, results } = en.reference.sandbox.scenarioGroups;
  expect(headings(html)).toEqual([refused, time, results]);
  expect(names(html)).toEqual([...errors, ...delays, ...odd].map(({ name }) => name));
});

test("a group without a row has no heading", () => {
  const html = htmlOf([...many(12, ERROR), ...many(1, UNFRIENDLY)]);
  const { refused, results } = en.reference.sandbox.scenarioGroups;
  expect(headings(html)).toEqual([refused, results]);
});

test("a row names the key that also triggers it, or else the place", () => {
  const [one] = many(1, ERROR);
  if (!one) throw new Error("There is no scenario.");
  const key = { name: "sandbox-key-error" };
  const place = { iata: "QXX", entityId: "1", standsFor: "LHR" };
  const last = (scenario: Scenario) =>
    /<td>(?:<code>(\w[\w-]*)<\/code>)?<\/td><\/tr>/.exec(htmlOf([scenario]));
  expect(last(one)?.[1]).toBeUndefined();
  expect(last(one)).not.toBeNull();
  expect(last({ ...one, key })?.[1]).toBe("sandbox-key-error");
  expect(last({ ...one, place })?.[1]).toBe("QXX");
  expect(last({ ...one, key, place })?.[1]).toBe("sandbox-key-error");
});
