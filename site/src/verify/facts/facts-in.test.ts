import { expect, test } from "vitest";
import { factsIn } from "./facts-in.ts";

const right = (sentence: string, about = "") =>
  factsIn({ file: "a.md" }, sentence, about).map(
    ({ message }) => /which is "(.*)"\.$/.exec(message)?.[1],
  );

test("reports a wrong parent, and a path that doesn't lead upwards", () => {
  expect(right("An airport's parent is a city, a city's is a country.")).toEqual([]);
  expect(right("An airport's parent is a city, a city's is a region.")).toEqual(["country"]);
  expect(right("parentId leads from airport to city to country.")).toEqual([]);
  expect(right("parentId leads from country to city to airport.")).toHaveLength(1);
});

test("reports a status with the cause of another", () => {
  expect(right("401 when the key is missing, 403 when it has no access.")).toEqual([]);
  expect(right("403 when the key is missing, 401 when it has no access.")).toEqual(["401", "403"]);
  expect(right("In V1.0, it was 403 when the key is missing.")).toEqual([]);
  expect(right("403 for a missing key, 401 for lack of access", "V1.0 In 3.0")).toContain("401");
  expect(right("403 | not authorised | 403 for a missing key, 401 for lack of access")).toContain(
    "401",
  );
  expect(right("A 403 means that the path is still wrong.")).toEqual(["404"]);
});

test("reports a retry after a status that retrying doesn't fix", () => {
  const problems = ["404 is not fixed by retrying: say what to change"];
  expect(right("It hasn't started yet, so poll once more.", "404 Not found")).toEqual(problems);
  expect(right("On a 404, wait a second.")).toEqual(problems);
  expect(right("On a 404, create the search again.")).toEqual([]);
  expect(right("On a 404, don't poll again.")).toEqual([]);
  expect(right("On a 503, try again.")).toEqual([]);
  expect(right("Retry temporary failures; create again only on a 404.")).toEqual([]);
});

test("also checks search states, scenarios and kinds of places", () => {
  expect(right("On RESULT_STATUS_COMPLETE, poll again.")).toHaveLength(1);
  expect(right("a search never ends | the scenario slow")).toEqual([
    expect.stringMatching(/^slow: /),
  ]);
  expect(right("country, Live prices: yes")).toEqual(["no"]);
});
