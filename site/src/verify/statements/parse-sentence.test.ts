import { expect, test } from "vitest";
import { parseSentence } from "./parse-sentence.ts";

const text = ({ list }: { readonly list: readonly string[] }) => list.join(" ");
const all = (sentence: string) => text(parseSentence(sentence).all);
const clauses = (sentence: string) =>
  parseSentence(sentence).clauses.map(({ words }) => text(words));
const said = (sentence: string) => parseSentence(sentence).clauses.map((one) => text(one.said));
const sides = (sentence: string) => parseSentence(sentence).clauses.map(({ side }) => side);
const parts = (sentence: string) => parseSentence(sentence).clauses.map(({ part }) => part);

test.each([
  ["The key's *URL*", "the key url"],
  ["Put it into it.", "put it in it"],
  ["Every reply might begin.", "each respons can start"],
  ["It could answer.", "it can respons"],
  ["One of two, ten of 11", "one of 2 10 of 11"],
  ["A `Retry-After` header", "a retryafter retry after header"],
  ["The scenario `never-completes`", "the scenario nevercomplet"],
  ["More than `one` key", "several key"],
  ["All three lists", "all list"],
  ["Keys: at 10:30", "key : at 10 30"],
])("%j is read as %j", (sentence, words) => {
  expect(all(sentence)).toBe(words);
});

test.each([
  ["After 1,000 calls, stop.", ["after 1,000 cal stop"]],
  ["Calls stop, keys last.", ["cal stop", "key last"]],
  ["calls | keys", ["cal", "key"]],
  ["It works: with a key, for all.", ["it work", "with a key for all"]],
  ["With keys, calls work, polls last.", ["with key cal work", "pol last"]],
])("splits %j into clauses", (sentence, lists) => {
  expect(clauses(sentence)).toEqual(lists);
});

test("omits the condition of a warning, but not of advice", () => {
  expect(clauses("If you merge them, offers that are gone stay.")).toEqual([
    "offer that are gon stay",
  ]);
  expect(clauses("If you merge them, drop the others.")).toEqual([
    "if you merg them drop the other",
  ]);
});

test.each([
  ["The key isn't in the URL.", ["the key"]],
  ["It lasts never more than a day.", ["it last never mor than a day"]],
  ["A group without offers is left out.", ["a group is left out"]],
  ["Offers that have no price come first.", ["offer com first"]],
  ["It works without a key.", ["it work"]],
  ["It refuses to follow redirects.", ["it"]],
  ["The no-show page is empty.", ["the noshow no show pag is empty"]],
  ["It must not be `read`, `cut` or `sent`.", ["it must"]],
  ["Polling more often doesn't make it faster.", [""]],
  ["Remove the code that reads the header.", [""]],
  ["Check whether the search runs.", ["check"]],
  ["The action tells you whether the search runs.", ["the action tel you whether the search run"]],
])("extracts what %j claims", (sentence, lists) => {
  expect(said(sentence)).toEqual(lists);
});

test("separates a leading condition from the claim under it", () => {
  const [clause] = parseSentence("If the count is zero, the amount is empty.").clauses;
  expect(clause && text(clause.main)).toBe("the amount is empty");
  expect(clause && text(clause.claimed)).toBe("the amount is empty");
  const [alone] = parseSentence("If the count is zero").clauses;
  expect(alone && text(alone.claimed)).toBe("if the count is zero");
});

test.each([
  ["Lists have an order, whereas maps have none.", [0, 1]],
  ["Lists have an order whereas maps have none.", [0, 1]],
  ["It was a number; in 3.0 it is a text.", [0, 1]],
  ["It is a text, where V1.0 had a number.", [0, 1]],
  ["It is for lists, but not for maps.", [0, 1]],
  ["Lists come sorted, but maps come as they are.", [0, 1]],
  ["It is here, but it is slow.", [0, 0]],
  ["Lists help, but lists cost.", [0, 0]],
])("finds the sides of %j", (sentence, indexes) => {
  expect(sides(sentence)).toEqual(indexes);
});

test.each([
  ["Calls stop; keys last.", [0, 1]],
  ["Calls stop, and keys last a day.", [0, 1, 1]],
  ["Calls stop, and keys.", [0, 0]],
  ["Send 1;2 or 3.", [0]],
  ["The response is empty, and means that nothing changed.", [0, 0]],
])("finds the parts of %j", (sentence, indexes) => {
  expect(parts(sentence)).toEqual(indexes);
});

test("recognizes a row by its cells, and parses the context", () => {
  expect(parseSentence("keys | calls").isRow).toBe(true);
  expect(parseSentence("keys|calls").isRow).toBe(false);
  expect(text(parseSentence("It.", "The `Keys`").about)).toBe("the key");
});
