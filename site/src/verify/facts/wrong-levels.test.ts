import { expect, test } from "vitest";
import { wrongLevels } from "./wrong-levels.ts";

const right = (sentence: string) => wrongLevels(sentence).map((fault) => fault.right);

test.each([
  "An Airport's parent is a City.",
  "By parentId, a country's are its cities.",
  "parentId leads from city to country.",
  "The airport's a country.",
  "The tour goes from country to city.",
  "The parent of a city is its country.",
  "Continents have no parent.",
])("accepts: %s", (sentence) => {
  expect(right(sentence)).toEqual([]);
});

test.each([
  ["An airport’s parent is a country.", "city"],
  ["A city's parent is an airport.", "country"],
  ["A continent's parent is a planet.", "no parent"],
  ["The parent of an airport that serves several cities is their country.", "city"],
  ["Countries have no parent.", "continent"],
  ["An airport has no parent.", "city"],
  ["parentId leads from Country to City.", "airport, city, country, continent"],
])("reports: %s Right: %s", (sentence, level) => {
  expect(right(sentence)).toEqual([level]);
});
