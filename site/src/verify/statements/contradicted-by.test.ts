import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contradictedBy } from "./contradicted-by.ts";
import { promisesIn } from "./promises-in.ts";

test.each([
  ["A country's parent is a city.", "places.ts", "a city"],
  ["The month counts from 0.", "values.ts", "0"],
  ["`Retry-After` is in milliseconds.", "errors.ts", "milliseconds"],
])("%s: names the contradicted line and the contradicting words", (sentence, name, words) => {
  const [found] = contradictedBy(sentence);
  if (!found) throw new Error("nothing is contradicted");
  expect(found.at.file).toBe(`site/src/verify/statements/${name}`);
  expect(found.said).toContain(words);
  const line = readFileSync(found.at.file, "utf8").split("\n")[found.at.line - 1] ?? "";
  expect(line).toContain(found.said);
  expect(line.replaceAll(/\|[\w.|-]+/g, "")).toContain(found.text);
});

test("every file's statements begin on its second line, which line numbers rely on", () => {
  const folder = "site/src/verify/statements";
  const texts = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const begins = texts.flatMap((text) => {
    const line = text.split("\n").findIndex((one) => /^export const \w+ = `$/.test(one));
    return line < 0 ? [] : [line + 1];
  });
  expect(begins.length).toBeGreaterThan(5);
  expect(new Set(begins)).toEqual(new Set([2]));
});

test("accepts a true sentence", () => {
  expect(contradictedBy("Follow `parentId` until it is empty.")).toEqual([]);
});

test("polling can go on until either status that ends a search", () => {
  const until = "RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED";
  expect(contradictedBy(`Keep polling until \`status\` is ${until}.`)).toEqual([]);
  expect(contradictedBy(`Keep polling at ${until}.`)).not.toEqual([]);
});

test("a GET is no verb", () => {
  expect(contradictedBy("A poll with it gets a response.")).toEqual([]);
  expect(contradictedBy("Poll with a GET.")).not.toEqual([]);
});

test("half an hour is thirty minutes", () => {
  expect(contradictedBy("Tokens of V1.0 lasted half an hour.")).toEqual([]);
  expect(contradictedBy("Tokens of V1.0 lasted half a minute.")).not.toEqual([]);
});

test("a comparison with V1.0 doesn't make a claim about V1.0", () => {
  const told = (sentence: string) => contradictedBy(sentence).length > 0;
  expect(told("SuggestedPlace.location has the longitude first, as in V1.0.")).toBe(true);
  expect(told("SuggestedPlace.location has the latitude first, just as in V1.0.")).toBe(false);
  expect(told("Location had the longitude first in V1.0.")).toBe(false);
});

test("a leg without a date that isn't valid is one that needs a date", () => {
  expect(contradictedBy("A second leg without a date isn't valid.", "live")).toEqual([]);
  expect(contradictedBy("A second leg without a date is fine.", "live")).not.toEqual([]);
});

test("reports a promise that no statement makes, unless it is denied", () => {
  expect(promisesIn("The link stays valid for a day.")).toEqual(["stays valid"]);
  expect(promisesIn("The places come sorted by name.")).toEqual(["sorted by"]);
  expect(promisesIn("The order is not guaranteed.")).toEqual([]);
  expect(promisesIn("How long it stays valid is not specified.")).toEqual([]);
});

test.each([
  "Unlike a live search, the call opens no session.",
  "No other call works without a key.",
  "No other call in the suite works without a key.",
  "The nearest call of geo requires a key, as autosuggest did, and unlike nearest culture.",
  "As in production, a key goes in the `x-api-key` header.",
  "Does your V1.0 key work with 3.0?",
  "Your page added new results to the earlier ones.",
  "If you fetch the list of places for each lookup instead, the page waits for the whole list every time.",
])(
  "does not misread a contrast, a comparison, an exclusion, a question or a condition: %s",
  (sentence) => {
    expect(contradictedBy(sentence)).toEqual([]);
  },
);

test("a claim before a semicolon does not apply to a subject after it", () => {
  expect(
    contradictedBy("Countries can be searched by entity ID; continents can't be searched."),
  ).toEqual([]);
  expect(contradictedBy("Countries have entity IDs; continents can be searched.")).not.toEqual([]);
});

test('a step after "then" comes later, however long the first one takes', () => {
  expect(contradictedBy("Poll until flights come, then create the search to pick.")).not.toEqual(
    [],
  );
  expect(contradictedBy("Create a search, poll until it ends, then pick a flight.")).toEqual([]);
  expect(contradictedBy("Poll a live search until it ends, and then create it.")).not.toEqual([]);
  expect(contradictedBy("If a poll gets a 404, then create the search again.")).toEqual([]);
});

test.each([
  "Send the locale in the body for the nearest places, and in the path for the other two.",
  "Like the locale, the currency doesn't change which results exist.",
  "You need a key for the three lists, but not for nearest culture.",
])("ignores claims about others than the subject: %s", (sentence) => {
  expect(contradictedBy(sentence)).toEqual([]);
});

test.each([
  "Like the market, the currency changes which results exist.",
  "A leg has one more stop than it has segments.",
  "Indicative prices are never more than a day old.",
  "You need a key for nearest culture, but not for the lists.",
])("reports a likeness, a reversed comparison and a bound: %s", (sentence) => {
  expect(contradictedBy(sentence)).not.toEqual([]);
});

test("ignores counts, denials, suppositions and examples", () => {
  for (const sentence of [
    "All three calls are still GETs without a body, as the culture calls are.",
    "Field names are written in camelCase instead of PascalCase.",
    "The idea is the same as before: you create a search and then poll it.",
    "The search progresses with the clock, and polling more often doesn't make it faster.",
    "If the count is zero, expect an empty amount in minPrice, and show no price.",
    "For trips of three or more legs, use a live search.",
  ]) {
    expect(contradictedBy(sentence), sentence).toEqual([]);
  }
});

test.each([
  "If the body of an error is empty, rely on the status.",
  "A loop that keeps trying until it succeeds uses up your limits.",
  "After a 429, there's a mistake to avoid: retrying immediately rarely helps.",
  "Ask whether your key still works in 3.0.",
  "How long a link is valid isn't specified.",
  "A 404 on a poll doesn't mean that no flights were found.",
  "A redirect to HTTPS doesn't undo that the call was sent in the clear.",
  "Staying within the limit of one window is no guarantee.",
  "Comparing the strings of two prices as they are would go wrong.",
  "Naming a place by both isn't safer.",
  "Don't send a second leg without a date.",
  "Minified code is no protection of a key in a page.",
  "With the code of a place alone, you'd leave open which place it is.",
  "Offer a country there, and the traveller picks what a live search can't take.",
  "These lists are easier than live prices, where most lists became maps.",
  "Suppose the list has no such code: then take the first locale in the list.",
  "Counted as zero, an empty price would win every comparison.",
  "Nor does `isEcoContender: false` mean high emissions.",
])("ignores a condition, a warning and an open question: %s", (sentence) => {
  expect(contradictedBy(sentence)).toEqual([]);
});

test.each([
  "If a call fails, the body of the error is empty.",
  "Retrying immediately often helps after a 429.",
  "Whether to retry a call depends on the message of the error.",
  "Ignore the others, and you poll with the token of create, which never changes.",
])("reports a claim under a condition or by a gerund: %s", (sentence) => {
  expect(contradictedBy(sentence)).not.toEqual([]);
});

test("takes a sentence's subject from the text above it", () => {
  expect(contradictedBy("Wait, and call again later.", "404 Not found")).not.toEqual([]);
  expect(contradictedBy("Wait, and call again later.", "429 Too many requests")).toEqual([]);
});

test.each([
  ["The scenario header works for 60 seconds.", "for a minute"],
  ["In byDate, the most recent first.", "latest first"],
  ["findNearestCulture returns three markets.", "two|three|four markets"],
  ["No itinerary lacks sustainabilityData.", "every itinerary has"],
  ["Three or more legs: the indicative search takes them.", "indicative takes"],
])("%s contains %j in other words", (sentence, said) => {
  expect(contradictedBy(sentence).map((found) => found.said)).toContain(said);
});

test.each([
  "Results, stats and sorting options change together, so always replace all of them.",
  "Search your old logs for the key, and remove it where you find it.",
  "You also get one for a wrong argument to a helper.",
  "A leg without places, as the empty second leg of a one-way trip, gets a 400.",
  "A second one alongside it doesn't make the suppliers of a poll any faster.",
  "The nearest places need a key, unlike nearest culture.",
  "Errors, such as 404, tell whether to wait.",
  "The key is missing, which does not mean a 403.",
])("accepts: %s", (sentence) => {
  expect(contradictedBy(sentence)).toEqual([]);
});
