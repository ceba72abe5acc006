import { expect, test } from "vitest";
import { loadContract } from "../../../../contract/src/read/load-contract.ts";
import en from "../../../i18n/catalogues/en.ts";
import es from "../../../i18n/catalogues/es.ts";
import { indexNames } from "../../reference/index-names.ts";
import { nameCards } from "./name-cards.ts";

const { contract } = loadContract("contract/openapi");
const specifications = contract?.specifications ?? [];

test("each place that a name leads to has a card with words in it", () => {
  if (!contract) throw new Error("The contract does not load.");
  const places = [...indexNames(contract).values()];
  const cards = new Map(specifications.map((one) => [one.id, nameCards(one, en.reference, "en")]));
  const without = places.filter(({ specification, anchor }) => {
    const [type, sentence] = cards.get(specification)?.cards[anchor] ?? [];
    return !type && !sentence;
  });
  expect(places.length).toBeGreaterThan(300);
  expect(without).toEqual([]);
});

test("types are in the language of the page, sentences in that of the contract", () => {
  const live = specifications.find(({ id }) => id === "flights-live-pricing");
  if (!live) throw new Error("There is no such specification.");
  const { lang, cards } = nameCards(live, es.reference, "en");
  const [type, sentence] = cards["LiveQuery.adults"] ?? [];
  expect(lang).toBe("en");
  expect(type).toContain(es.reference.types.integer);
  expect(sentence).toBe(nameCards(live, en.reference, "en").cards["LiveQuery.adults"]?.[1]);
});
