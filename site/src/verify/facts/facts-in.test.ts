import { expect, test } from "vitest";
import { factsIn } from "./facts-in.ts";

const nearest = (sentence: string, about = "") =>
  factsIn({ file: "a.md" }, sentence, about).map((problem) => problem.nearest);

test("a parent is one level up, and a way leads upwards", () => {
  expect(nearest("An airport's parent is a city, a city's is a country.")).toEqual([]);
  expect(nearest("An airport's parent is a city, a city's is a region.")).toEqual(["country"]);
  expect(nearest("parentId leads from airport to city to country.")).toEqual([]);
  expect(nearest("parentId leads from country to city to airport.")).toHaveLength(1);
});

test("things point to what their keys lead to", () => {
  expect(nearest("Legs and segments point to places and carriers.")).toEqual([]);
  expect(nearest("Itineraries point to agents.")).toEqual([]);
  expect(nearest("Legs and segments point to places and agents.")).toHaveLength(1);
});

test("a market is a country, a locale a language", () => {
  expect(nearest("The market is the country the traveller buys from.")).toEqual([]);
  expect(nearest("The locale determines the names, the market determines the sellers.")).toEqual(
    [],
  );
  expect(nearest("The market is the language the traveller reads.")).toEqual(["the locale"]);
  expect(nearest("The locale sets the currency of prices.")).toEqual(["the currency"]);
});

test("a status goes with what causes it", () => {
  expect(nearest("401 when the key is missing, 403 when it has no access.")).toEqual([]);
  expect(nearest("403 when the key is missing, 401 when it has no access.")).toEqual([
    "401",
    "403",
  ]);
  expect(nearest("In V1.0, it was 403 when the key is missing.")).toEqual([]);
  expect(nearest("403 for a missing key, 401 for lack of access", "V1.0 In 3.0")).toContain("401");
  expect(nearest("403 | not authorised | 403 for a missing key, 401 for lack of access")).toContain(
    "401",
  );
  expect(nearest("A 403 means that the path is still wrong.")).toEqual(["404"]);
});

test("what does not pass by itself is not sent again", () => {
  const problems = ["404 does not pass by itself: say what to change"];
  expect(nearest("It hasn't started yet, so poll once more.", "404 Not found")).toEqual(problems);
  expect(nearest("On a 404, wait a second.")).toEqual(problems);
  expect(nearest("On a 404, create the search again.")).toEqual([]);
  expect(nearest("On a 404, don't poll again.")).toEqual([]);
  expect(nearest("On a 503, try again.")).toEqual([]);
  expect(nearest("Retry temporary failures; create again only on a 404.")).toEqual([]);
});

test("only what passes by itself is listed as retried", () => {
  const retried = "429, 500, 503";
  expect(nearest("It retries a call that gets one of these: 429, 500, 503.")).toEqual([]);
  expect(nearest("It retries a call that gets one of these: 429, 404 or 503.")).toEqual([retried]);
  expect(nearest("It never retries these: 400, 404.")).toEqual([]);
});

test("a status goes with the kind that the client makes of it", () => {
  expect(nearest("the body is too long | 413 | input")).toEqual([]);
  expect(nearest("the body is too long | 413 | limit")).toEqual(["input"]);
});

test("calls, states of a search, the sandbox and kinds of places are checked as well", () => {
  expect(nearest("Poll is a GET.")).toEqual(["pollLiveSearch is a POST"]);
  expect(nearest("On RESULT_STATUS_COMPLETE, poll again.")).toHaveLength(1);
  expect(nearest("a search never ends | the scenario slow")).toEqual(["never-completes"]);
  expect(nearest("country, Live prices: yes")).toEqual(["no"]);
});
