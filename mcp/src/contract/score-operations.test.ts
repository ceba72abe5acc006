import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { scoreOperations, unambiguousOperations } from "./score-operations.ts";

const { contract } = testContext();
const clear = (task: string) =>
  unambiguousOperations(scoreOperations(contract, task)).map(({ id }) => id as string);

test.each([
  ["cheapest return trip two adults and a child, airline names", ["createLiveSearch"]],
  ["return trip with children", ["createLiveSearch"]],
  ["cabin class premium economy", ["createLiveSearch"]],
  ["two kids and a baby", ["createLiveSearch"]],
  ["create a live search and poll until complete", ["createLiveSearch", "pollLiveSearch"]],
  ["live search", ["createLiveSearch", "pollLiveSearch"]],
  ["poll a search", ["pollLiveSearch"]],
  ["price calendar", ["searchIndicative"]],
  ["cheapest destinations from London", ["searchIndicative"]],
  ["all airports of a country", ["listFlightPlaces"]],
  ["airports by name", ["listFlightPlaces"]],
  ["every city", ["listFlightPlaces"]],
  ["all cities", ["listFlightPlaces"]],
  ["closest city by IP", ["findNearestPlaces"]],
  ["nearest culture of an IP address", ["findNearestCulture"]],
  ["list of currencies", ["listCurrencies"]],
  ["markets and locales", ["listMarkets", "listLocales"]],
  ["suggest places while typing", ["suggestFlightPlaces"]],
])("%s clearly matches %j", (task, ids) => {
  expect(clear(task)).toEqual(ids);
});

test.each(["", "wait and retry after 429", "autocomplete airport search box", "flexible dates"])(
  "%j clearly matches no operation",
  (task) => expect(clear(task)).toEqual([]),
);

test("an API without a reference scores 0 unless the task names it", () => {
  const scored = scoreOperations(contract, "places in a locale, by a search term");
  expect(scored.find(({ operation }) => operation.id === "suggestFlightPlaces")?.score).toBe(0);
});
