import { expect, test } from "vitest";
import { readProgramLanguage } from "./program-language.ts";

test.each([
  ["price calendar in python", "python"],
  ["Python proxy", "python"],
  ["a search loop in Go", "go"],
  ["golang: poll", "go"],
  ["a node proxy", "typescript"],
])("the language of %s is %s, and reported", (task, language) => {
  expect(readProgramLanguage(undefined, task)).toEqual({
    language,
    interpretations: [`\`language\` as ${language}, which the task names`],
  });
});

test.each([undefined, "price calendar", "cheapest places to go"])(
  "the language of %s is the default",
  (task) => {
    expect(readProgramLanguage(undefined, task)).toEqual({
      language: "typescript",
      interpretations: [],
    });
  },
);

test("a language that is given wins, and the difference is reported", () => {
  expect(readProgramLanguage("py", "proxy in python")).toEqual({
    language: "python",
    interpretations: [],
  });
  expect(readProgramLanguage("curl", "proxy in python")).toEqual({
    language: "curl",
    interpretations: ["`language` as curl, and not python, which the task names"],
  });
});
