import { expect, test } from "vitest";
import { isOutOfOrder, placesIn, placesOfSteps, toSuccession } from "./succession.ts";

const AT = { file: "a.ts", line: 3 };

const isWrong = (line: string, sentence: string) => {
  const succession = toSuccession(line, AT);
  const places = placesIn(sentence);
  if (!succession || !places) throw new Error(`no order in "${line}" or "${sentence}"`);
  return isOutOfOrder(succession, places);
};

test("parses a line with steps, without its full stop, and no other line", () => {
  expect(toSuccession("Created > Polls.", AT)).toEqual({
    text: "Created > Polls.",
    at: AT,
    steps: [["creat"], ["pol"]],
  });
  expect(toSuccession("key: in a header. ! in the URL", AT)).toBeUndefined();
});

const LINE = "create > poll > select|choose";

test.each([
  "Create a search, poll it, then choose a flight.",
  "Create a search, poll it, create no other, and choose a flight.",
  "Create a search, choose a flight.",
  "Creating a search selects nothing; create it, poll it, then select a flight.",
  "Once you have created the search, poll it, and select a flight.",
  "Create a search and poll it until you select one, then choose it.",
  "Create a search, and poll it until it is complete.",
])("accepts: %s", (sentence) => {
  expect(isWrong(LINE, sentence)).toBe(false);
});

test.each([
  "Poll a search, create it, then choose a flight.",
  "Create a search, choose a flight, poll it.",
  "Polling comes first, creating a search next, selecting a flight last.",
  "Poll until you have a flight, then create the search, then choose.",
  "Create the search, choose a flight, and only then poll until it is complete.",
])("%s is out of order", (sentence) => {
  expect(isWrong(LINE, sentence)).toBe(true);
});

test("one word for two steps is in order", () => {
  expect(isWrong("create > create|poll", "Create it.")).toBe(false);
});

test.each(["Poll after you have created the search.", "Choose, but poll before."])(
  "ignores a sentence that may reverse the order: %s",
  (sentence) => {
    expect(placesIn(sentence)).toBeUndefined();
  },
);

test("numbered steps have a place each, whatever their own words", () => {
  const succession = toSuccession("create > poll", AT);
  const isWrongFor = (...steps: string[]) =>
    succession && isOutOfOrder(succession, placesOfSteps(steps));
  expect(isWrongFor("Create it, before you poll.", "Wait.")).toBe(false);
  expect(isWrongFor("Create it.", "Poll it after a second.")).toBe(false);
  expect(isWrongFor("Poll it.", "Create it.")).toBe(true);
});

test.each(["create twice", "V1.0", ""])("rejects the step %j, which no text has", (step) => {
  expect(() => toSuccession(`create > ${step}`, AT)).toThrow(`a.ts:3  "${step.toLowerCase()}" is`);
});
