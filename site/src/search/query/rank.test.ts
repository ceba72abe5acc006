import { expect, test } from "vitest";
import type { SearchRecord } from "../records/record.ts";
import { indexOf, named, section } from "../testing/small-index.ts";
import { scoreNames } from "./name-scores.ts";
import { rank } from "./rank.ts";
import { readQuery } from "./read-query.ts";
import { scoreText } from "./text-scores.ts";

function ranking(typed: string, records: readonly SearchRecord[]) {
  const index = indexOf(records);
  const query = readQuery(typed, index.words);
  const names = scoreNames(query.identifierForm, index.names);
  const { ranked, terms } = rank(index, query, names, scoreText(index, query));
  return { ids: ranked.map(({ id }) => id), ranked, terms };
}
const order = (typed: string, ...records: readonly SearchRecord[]) => ranking(typed, records).ids;

const text = "Every zebra of this flock.";
const filler = section("oak", "Oak", "A tree.");
const page: SearchRecord = { ...section("", "Herd", text), kind: "page" };
const part = section("part", "Herd", text);

test("equally good records stay in order", () => {
  expect(order("zebra", filler, part, { ...part, anchor: "other" })).toEqual([1, 2]);
  expect(order("zebra", { ...part, anchor: "other" }, filler, part)).toEqual([0, 2]);
});

test("pages with the title that was typed are in their order, however often they contain it", () => {
  const titled = (words: string): SearchRecord => ({
    ...section("", "Zebra", words),
    kind: "page",
  });
  expect(order("zebra", titled("Horses."), filler, titled(text))).toEqual([0, 2]);
});

test("a page ranks above a section with the same text for words, not for a sentence", () => {
  expect(order("zebra", part, page, filler)).toEqual([1, 0]);
  expect(order("where is every zebra here", part, page, filler)).toEqual([0, 1]);
});

test("ranks an enum's UNSPECIFIED value below its other values", () => {
  const value = (name: string) => ({ ...named("value", name), text, names: ["other"] });
  expect(order("zebra", value("Stripe.STRIPE_UNSPECIFIED"), value("Stripe.STRIPE_LONG"))).toEqual([
    1, 0,
  ]);
});

test("a deeper place ranks below an equally good one", () => {
  const deep = named("field", "Herd.members.zebra");
  expect(order("zebra", deep, named("field", "Herd.zebra"))).toEqual([1, 0]);
});

test("an error ranks first where its body is pasted", () => {
  const long = "Every zebra of this flock, and many more of them that come later than it.";
  const error = { ...named("error", "call.429", long), title: "Too many", names: ["429"] };
  const records = [section("a", "A", "Zebra flock, zebra flock."), error, filler];
  expect(order("zebra flock", ...records)).toEqual([0, 1]);
  expect(order('"message": "zebra flock"', ...records)).toEqual([1, 0]);
});

/** A value that readers know by the end of its name, and a text that has the whole of it. */
const valueNamed = (name: string) => {
  return { ...named("value", `Stripe.${name}`), names: [name, name.replace(/^.*_/, "")] };
};
const told = (name: string) => section(name, "Told", `It has \`${name}\`.`);

test("prose with the full name that was matched ranks below it and is marked", () => {
  const { ids, terms } = ranking("SAME", [told("STRIPE_SAME"), filler, valueNamed("STRIPE_SAME")]);
  expect(ids).toEqual([2, 0]);
  expect([...terms]).toContain("stripesame");
});

test("looks up at most three names in prose", () => {
  const names = ["A_SAME", "B_SAME", "C_SAME", "D_SAME"];
  const { ids } = ranking("SAME", [...names.map(valueNamed), ...names.map(told)]);
  expect(ids.filter((id) => id < 4)).toHaveLength(4);
  expect(ids.filter((id) => id >= 4)).toEqual([4, 5, 6]);
});
