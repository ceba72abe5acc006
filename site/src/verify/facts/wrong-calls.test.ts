import { expect, test } from "vitest";
import { wrongCalls } from "./wrong-calls.ts";

const right = (sentence: string, about = "") =>
  wrongCalls(sentence, about).map((fault) => fault.right);

test("reports a call with another method, body or key than its own", () => {
  expect(right("Nearest culture needs no key; create takes a body.")).toEqual([]);
  expect(right("Nearest culture needs a key.")).toEqual(["findNearestCulture needs no key"]);
  expect(right("Don't send a key with this call.", "Nearest culture")).toEqual([]);
  expect(right("Poll has a body with the query.")).toEqual(["pollLiveSearch has no body"]);
  expect(right("Send no body with a GET or a poll.")).toEqual([]);
  expect(right("Poll is a GET.")).toEqual(["pollLiveSearch is a POST"]);
  expect(right("In V1.0, poll was a call that is a GET.")).toEqual([]);
});

test.each(["Still a GET.", "It is still a GET.", "It stays a GET.", "It becomes a GET."])(
  "applies a sentence without a call to the text's call: %s",
  (sentence) => {
    expect(right(sentence, "suggestFlightPlaces")).toEqual(["suggestFlightPlaces is a POST"]);
    expect(right(sentence, "listFlightPlaces")).toEqual([]);
  },
);

test("applies a claim about several calls to each", () => {
  const wrong = ["findNearestPlaces needs a key"];
  expect(right("Like nearest culture, nearest places works without a key.")).toEqual(wrong);
  expect(right("Unlike nearest culture, nearest places needs a key.")).toEqual([]);
  expect(right("Both create and poll need a key.")).toEqual([]);
  expect(right("Nearest culture and nearest places: one works without a key.")).toEqual([]);
});

test.each(["needs its key", "requires the API key", "expects your key"])(
  "a clause has the subject of the one before: %s",
  (claim) => {
    const long = "Nearest culture finds a market, a locale and a currency for an IP address";
    expect(right(`${long}, and ${claim}.`)).toEqual(["findNearestCulture needs no key"]);
    expect(right(`${long}, and every list ${claim}.`)).toEqual([]);
  },
);

test('resolves "this call" to the call of its page', () => {
  expect(right("This call takes no parameters.", "culture locales")).toEqual([]);
  expect(right("This call needs a market in the query.", "culture locales")).toEqual([
    "listLocales takes no parameters",
  ]);
});

test.each([
  ["The list call is a POST.", "geo", "listFlightPlaces is a GET"],
  ["The list of currencies is a POST.", "", "listCurrencies is a GET"],
  ["Each poll has to repeat it.", "", "pollLiveSearch has no body"],
  ["A poll repeats the query.", "", "pollLiveSearch has no body"],
  [
    "In 3.0, the body must repeat the query that you sent with create.",
    "Poll search",
    "pollLiveSearch has no body",
  ],
  ["This call takes no parameters.", "list of flight places", "listFlightPlaces takes parameters"],
  [
    "This call needs a market in the query or a key.",
    "culture locales",
    "listLocales takes no parameters",
  ],
])("reports %s (%s): %s", (sentence, about, fault) => {
  expect(right(sentence, about)).toEqual([fault]);
});

test.each([
  ["The new path, and PUT instead of POST.", 1],
  ["Create becomes a PATCH.", 1],
  ["POST in place of a GET.", 0],
  ["V1.0 had a PUT for it.", 0],
])("reports any PUT or PATCH of 3.0, but not of V1.0: %s", (sentence, faults) => {
  expect(wrongCalls(sentence, "V1.0")).toHaveLength(faults);
});

test("ignores claims about V1.0 and questions", () => {
  expect(right("Poll is a GET.", "Live prices of V1.0")).toEqual([]);
  expect(right("Is poll a GET? Whether poll is a GET, look it up.")).toEqual([]);
});
