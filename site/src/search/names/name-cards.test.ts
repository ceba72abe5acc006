import { expect, test } from "vitest";
import { loadContract } from "../../../../contract/src/read/load-contract.ts";
import en from "../../../i18n/catalogues/en.ts";
import es from "../../../i18n/catalogues/es.ts";
import { indexNames } from "../../reference/index-names.ts";
import { nameCards } from "./name-cards.ts";

const { contract } = loadContract("contract/openapi");
const specifications = contract?.specifications ?? [];

test("each place that a name leads to has a card with a type or a sentence", () => {
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

test("shapes and keys lead from a response to each name in it, in any language", () => {
  const live = specifications.find(({ id }) => id === "flights-live-pricing");
  if (!live) throw new Error("There is no such specification.");
  const { cards, keys } = nameCards(live, es.reference, "en");
  const shapes = (anchor: string) => cards[anchor]?.[2];
  expect(shapes("LiveResults.itineraries")).toBe("Itinerary{}");
  expect(shapes("LiveQuery.queryLegs")).toBe("LiveQueryLeg[]");
  expect(shapes("LiveResults.itineraries{}.pricingOptions[].price")).toBe("Price");
  expect(shapes("LiveResults.itineraries{}.legIds")).toBe("[]");
  expect(shapes("LiveQuery.adults")).toBeUndefined();
  expect(keys["LiveResults.itineraries{}.legIds"]).toBe("LiveResults.legs");
  expect(Object.keys(keys).length).toBeGreaterThanOrEqual(15);
  expect(Object.keys(keys).filter((anchor) => !cards[anchor])).toEqual([]);
  expect(Object.values(keys).filter((map) => !shapes(map)?.endsWith("{}"))).toEqual([]);
  for (const [anchor, card] of Object.entries(nameCards(live, en.reference, "en").cards)) {
    expect(cards[anchor]?.[2]).toBe(card[2]);
  }
});
