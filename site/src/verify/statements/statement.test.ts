import { describe, expect, test } from "vitest";
import { contradicts, tells } from "./contradicts.ts";
import { read } from "./read.ts";
import { toStatement } from "./statement.ts";

const isAgainst = (statement: string, sentence: string, about = "") =>
  contradicts(toStatement(statement), read(sentence, about));

describe("a sentence contradicts a statement", () => {
  test.each([
    ["another of its kind", "An airport's parent is a city.", "An airport's parent is a country."],
    ["another number", "The price is up to four days old.", "The price is up to 14 days old."],
    ["a fraction", "It is 6% below the average.", "It is a tenth below the average."],
    [
      "another of an enum",
      "Stop to poll at RESULT_STATUS_COMPLETE.",
      "Stop to poll at `RESULT_STATUS_INCOMPLETE`.",
    ],
    ["another member", "Send Market.code with a search.", "Send `Market.name` with a search."],
    ["without its not", "Do not depend on Retry-After.", "You can depend on `Retry-After`."],
    [
      "without its only",
      "Replace results only when action says it.",
      "Replace results when action says it.",
    ],
    [
      "changed places",
      "Latitude first, longitude behind it.",
      "Longitude first, latitude behind it.",
    ],
    [
      "crossed",
      "The way there in a.outbound.",
      "The way there in a.inbound, the way back in a.outbound.",
    ],
    [
      "a never that it has not",
      "A search can be complete at once.",
      "A search is never complete at once.",
    ],
    [
      "once instead of twice",
      "legs: combined legs and agents.",
      "`legs`: combined segments and agents.",
    ],
  ])("that has %s", (_, statement, sentence) => {
    expect(isAgainst(statement, sentence)).toBe(true);
    expect(isAgainst(statement, statement)).toBe(false);
  });

  test("that stands under what it is about", () => {
    const isWrong = (about: string) =>
      isAgainst("Trackers: up to 255 letters, optional.", "up to 127 letters, optional", about);
    expect(isWrong("Trackers of your own")).toBe(true);
    expect(isWrong("Names of your own")).toBe(false);
  });
});

describe("a sentence is let be", () => {
  test.each([
    ["in other words", "An airport's parent is a city.", "The parent of each airport is its city."],
    ["about something else", "An airport's parent is a city.", "A country has a continent."],
    [
      "that says both",
      "An airport's parent is a city.",
      "An airport's parent is a city, a city's a country.",
    ],
    [
      "whose other word is far away",
      "Wait a second.",
      "Wait a bit, look at what came in, tell the traveller, and stop after one minute.",
    ],
    [
      "with a not in another clause",
      "A search ends with what it has.",
      "Nothing is lost: the search ends with what it has.",
    ],
    [
      "that lists what the statement compares",
      "Markets are named in the locale of the path.",
      "Your query names a market, a locale and a currency.",
    ],
    ["with another not", "Never merge results.", "Do not merge results."],
  ])("%s", (_, statement, sentence) => {
    expect(isAgainst(statement, sentence)).toBe(false);
  });
});

test("a sentence tells a statement with all its words and limits", () => {
  const statement = toStatement("Stop only when the status is final.");
  expect(tells(statement, read("Stop polling only when `status` is final."))).toBe(true);
  expect(tells(statement, read("Stop polling when `status` is final."))).toBe(false);
  expect(tells(statement, read("Go on only when `status` is final."))).toBe(false);
});
