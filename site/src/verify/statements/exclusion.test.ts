import { expect, test } from "vitest";
import { type Exclusion, excludedWords, toExclusion } from "./exclusion.ts";
import { type ParsedSentence, parseSentence } from "./parse-sentence.ts";

const AT = { file: "a.ts", line: 3 };

function isExcluded(exclusion: Exclusion, spoken: ParsedSentence): boolean {
  return excludedWords(exclusion, spoken) !== undefined;
}

function refuses(line: string, sentence: string): boolean {
  return isExcluded(toExclusion(line, AT), parseSentence(sentence));
}

test("rejects a line without an exclusion, and names its file", () => {
  expect(() => toExclusion("A token is passed on.", AT)).toThrow(
    'a.ts:3  "A token is passed on." lacks what a text cannot say, behind " ! ".',
  );
});

test.each(["nothing", "none", "nobody", "only", "unless"])('"%s" can be excluded', (word) => {
  const line = `token: pass it on. ! ${word} knows`;
  expect(refuses(line, `The token: ${word} knows it.`)).toBe(true);
  expect(refuses(line, "The token: everybody knows it.")).toBe(false);
});

test('ignores an apostrophe and reads "into" as "in"', () => {
  expect(refuses("400: a wrong request. ! server's fault", "A 400 is the server's fault.")).toBe(
    true,
  );
  expect(refuses("key: in a header. ! in the URL", "The key goes into the URL.")).toBe(true);
});

test("ignores a clause about something else next to a true one about the subject", () => {
  const line = "widget: indicative prices. ! live prices";
  expect(refuses(line, "Live prices are enough here, indicative prices for a widget.")).toBe(false);
  expect(refuses(line, "Indicative prices are enough here, live prices for a widget.")).toBe(true);
});

test("ignores what only a condition supposes", () => {
  const line = "locator: exactly one of the two. ! both fields";
  expect(refuses(line, "If the locator has both fields, remove one.")).toBe(false);
  expect(refuses(line, "If the locator has an IP address, fill both fields.")).toBe(true);
});

test('ignores what is to be checked with "whether", but not with "that"', () => {
  const line = "key: in a header. ! in the URL";
  expect(refuses(line, "Check whether the key is still in the URL.")).toBe(false);
  expect(refuses(line, "Check that the key is in the URL.")).toBe(true);
});

test('"more than one" does not match "one"', () => {
  const line = "symbol: several characters. ! one character";
  expect(refuses(line, "The symbol has more than one character.")).toBe(false);
  expect(refuses(line, "The symbol has one character.")).toBe(true);
});

test('"without it" is about what the part before names', () => {
  const line = "date without: one way. ! return trip";
  expect(refuses(line, "With a date, the search is a return trip; without it, one way.")).toBe(
    false,
  );
  expect(refuses(line, "With a date, the search is one way; without it, a return trip.")).toBe(
    true,
  );
  expect(refuses(line, "Without a date, it is a return trip; show it.")).toBe(true);
});

test('"it" refers to the subject of the previous sentence', () => {
  const exclusion = toExclusion("locale|it results: the same. ! results depend ? market", AT);
  const told = (about: string) =>
    exclusion && isExcluded(exclusion, parseSentence("Results depend on it.", about));
  expect(told("A market is a country.")).toBe(false);
  expect(told("A locale is a language.")).toBe(true);
});

test("an exception for V1.0 applies below a V1.0 heading", () => {
  const told = (line: string, about: string) => {
    const exclusion = toExclusion(line, AT);
    return exclusion && isExcluded(exclusion, parseSentence("The key is in the URL.", about));
  };
  expect(told("key: in a header. ! in the URL ? V1.0", "Keys")).toBe(true);
  expect(told("key: in a header. ! in the URL ? V1.0", "Keys V1.0")).toBe(false);
});

test.each(["each", "every", "EACH"])(
  'accepts a synonym in place of a required word: "%s"',
  (word) => {
    const line = "query market: all have it. ! -every|all";
    expect(refuses(line, `${word} query has a market.`)).toBe(false);
    expect(refuses(line, "One query has a market.")).toBe(true);
  },
);

test("a digit matches its number word, and vice versa", () => {
  expect(refuses("tries: three at most. ! five", "It tries 5 times.")).toBe(true);
  expect(refuses("tries: three at most. ! 5", "It tries five times.")).toBe(true);
});

test("an introductory phrase and what follows are one clause", () => {
  const line = "daily: one group per day. ! per month";
  expect(refuses(line, "With daily, there's one group per day; with monthly, one per month.")).toBe(
    false,
  );
  expect(refuses(line, "With daily, there's one group per month.")).toBe(true);
});

test("one side of a contrast does not apply to the other side's subject", () => {
  const line = "suggestions: come as a list. ! as maps";
  expect(refuses(line, "Suggestions come as lists, but places come as maps.")).toBe(false);
  expect(refuses(line, "Suggestions are a list, whereas places arrive as maps.")).toBe(false);
  expect(refuses(line, "Places come as lists, but suggestions come as maps.")).toBe(true);
  expect(refuses(line, "Suggestions look like lists, but they come as maps.")).toBe(true);
});

test('a "not" negates everything that it lists', () => {
  const line = "link: opaque. ! shortened, reordered";
  expect(refuses(line, "The link mustn't be decoded, shortened or reordered.")).toBe(false);
  expect(refuses(line, "The link may be decoded, shortened or reordered.")).toBe(true);
});

test("accepts a sentence with the same denial as the truth", () => {
  const line = "maps: have no order, whatever they hold. ! in display order";
  expect(refuses(line, "Because maps have no order, the IDs stand in display order.")).toBe(false);
  expect(refuses(line, "Maps have their entries in display order.")).toBe(true);
});

test("in a long sentence, ignores words far from the subject", () => {
  const line = "token: pass it on unchanged. ! is decoded, shorten";
  const filler = "as everything else that a call of the other kind here has in its URL";
  expect(refuses(line, `The token is decoded, ${filler}.`)).toBe(true);
  expect(refuses(line, `The token is here, ${filler}, which is decoded.`)).toBe(false);
  expect(refuses(line, "The token, as everything else in its URL, is decoded.")).toBe(true);
});

test("in a very long sentence, ignores a lone word and a subject from the context", () => {
  const line = "token: pass it on unchanged. ! shorten, is decoded";
  const filler = "as everything else that a call of the other kind here has in its URL, or has not";
  expect(refuses(line, `Shorten the token, ${filler}.`)).toBe(false);
  expect(refuses(line, `The token is decoded, ${filler}.`)).toBe(true);
  const exclusion = toExclusion("token session: pass it on unchanged. ! is decoded", AT);
  const told = (sentence: string) =>
    exclusion && isExcluded(exclusion, parseSentence(sentence, "The session"));
  expect(told("The token is decoded.")).toBe(true);
  expect(told(`The token is decoded, ${filler}, in what we know.`)).toBe(false);
});

test("a row's first cell is the subject of the others, however long the row is", () => {
  const line = "token: pass it on unchanged. ! is decoded";
  const filler = "as everything else that a call of the other kind here has in its URL";
  expect(refuses(line, `Token | ${filler} | which is decoded`)).toBe(true);
});

test("ignores a clause before one about the subject alone", () => {
  const line = "429: wait. ! give up";
  expect(refuses(line, "The loop gives up in the end, and slows down after a 429.")).toBe(false);
  expect(refuses(line, "Give up on a 400, a 401, and a 429.")).toBe(true);
});

test("ignores what follows a condition that denies the value", () => {
  const line = "RESULT_STATUS_COMPLETE: the work is done. ! poll again";
  expect(refuses(line, "If it isn't RESULT_STATUS_COMPLETE, poll again.")).toBe(false);
  expect(refuses(line, "Poll again while it isn't RESULT_STATUS_COMPLETE.")).toBe(false);
  expect(refuses(line, "If it is RESULT_STATUS_COMPLETE, poll again.")).toBe(true);
  const denied = "RESULT_STATUS_COMPLETE: the work is done. ! not final";
  expect(refuses(denied, "RESULT_STATUS_COMPLETE is not final.")).toBe(true);
});

test("ignores what something doesn't mean, what not to rely on, and what not to write", () => {
  const line = "404: the session is gone. ! no flights, never ends";
  expect(refuses(line, "A 404 doesn't mean that there are no flights.")).toBe(false);
  expect(refuses(line, "On a 404, don't rely on a session that never ends.")).toBe(false);
  expect(refuses(line, 'On a 404, write "search again", not "no flights".')).toBe(false);
  expect(refuses(line, 'On a 404, don\'t write "no flights".')).toBe(false);
  expect(refuses(line, 'On a 404, write "no flights".')).toBe(true);
  expect(refuses(line, "A 404 means that there are no flights.")).toBe(true);
});

test('an exception "not" includes "isn\'t"', () => {
  const line = "rating: 0 is none. ! worst ? not";
  expect(refuses(line, "A rating of 0 is worst, isn't it.")).toBe(true);
  expect(refuses(line, "The worst rating isn't 0.")).toBe(false);
  expect(refuses(line, "The worst rating is 0.")).toBe(true);
});

test('a phrase does not span a "not", a "never" or an "isn\'t"', () => {
  const line = "amount: without a unit, it is no price. ! without unit counts as";
  expect(refuses(line, "An amount without unit doesn't count as free.")).toBe(false);
  expect(refuses(line, "An amount without unit never counts as free.")).toBe(false);
  expect(refuses(line, "An amount without unit counts as free.")).toBe(true);
});

test('negates what follows ", or" with the same preposition', () => {
  const line = "prices: compare them in one unit. ! as strings";
  expect(refuses(line, "Don't compare prices as they are, or as strings.")).toBe(false);
  expect(refuses(line, "Compare prices as they are, or as strings.")).toBe(true);
});

test("a line without exceptions has none", () => {
  expect(toExclusion("token: pass it on. ! is decoded", AT).unless).toEqual([]);
});

test("only a status can be a subject from the context, and V1.0 never", () => {
  const told = (line: string, sentence: string, about: string) =>
    isExcluded(toExclusion(line, AT), parseSentence(sentence, about));
  expect(told("404: the session is gone. ! wait", "Wait for it.", "404 Not found")).toBe(true);
  expect(told("token: pass it on. ! wait", "Wait for it.", "Tokens")).toBe(false);
  const line = "V1.0 token: a short text. ! is decoded";
  expect(told(line, "The token is decoded.", "In V1.0")).toBe(false);
  expect(told(line, "The token of V1.0 is decoded.", "Tokens")).toBe(true);
});

test.each([
  // Nothing is denied where it is decoded.
  ["token: pass it on. ! is decoded ? never", "The token never ends; it is decoded."],
  ["token: pass it on. ! decoded", "The other tokens are decoded."],
  ["token: pass it on. ! decode", "Decode it; the token is long."],
  ["token session: pass both on. ! is decoded", "The token is decoded; the session ends."],
  ["token: pass it on. ! are decoded", "Tokens are opaque, whereas they are decoded."],
  // One word of the truth proves nothing, nor do all of them if the rest turns it around.
  ["token: passed. ! is decoded", "The passed token is decoded."],
  ["token: signed data. ! is decoded here", "The token is signed data that is decoded here."],
])("%j excludes %j", (line, sentence) => {
  expect(refuses(line, sentence)).toBe(true);
});

test.each([
  ["token: pass it on. ! is decoded ? nobody", "The token is decoded by nobody."],
  ["culture key: not needed. ! need", "You need a key for lists, but not for culture."],
  [
    "token: carries search data safely. ! is decoded",
    "Tokens carry search data, and a URL is decoded.",
  ],
  ["token: signed data. ! is decoded", "The token is signed data that is decoded."],
  [
    "3.0 token: opaque. ! was decoded",
    "In V1.0, the token was decoded; in 3.0, the token is opaque.",
  ],
  [
    "V1.0 token: short. ! is decoded",
    "In V1.0, the token was short; in 3.0, the token is decoded.",
  ],
])("%j allows %j", (line, sentence) => {
  expect(refuses(line, sentence)).toBe(false);
});
