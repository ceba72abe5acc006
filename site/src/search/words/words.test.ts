import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allowedEdits, editDistance } from "./edit-distance.ts";
import { joinName, looksLikeName, splitName } from "./split-name.ts";
import { locateWords, splitWords } from "./split-words.ts";
import { stopWordsOf } from "./stop-words.ts";
import { wordsOf } from "./words.ts";

const english = wordsOf("en", stopWordsOf("en"));
const spanish = wordsOf("es", stopWordsOf("es"));

describe("a name", () => {
  test("is split at every word boundary", () => {
    expect(splitName("minPrice")).toEqual(["min", "price"]);
    expect(splitName("RESULT_ACTION_NOT_MODIFIED")).toEqual([
      "result",
      "action",
      "not",
      "modified",
    ]);
    expect(splitName("originIATACode2")).toEqual(["origin", "iata", "code", "2"]);
    expect(splitName("LiveQuery.queryLegs[].date")).toEqual([
      "live",
      "query",
      "query",
      "legs",
      "date",
    ]);
    expect(splitName("/apiservices/v3/geo")).toEqual(["apiservices", "v", "3", "geo"]);
  });

  test("joins to the same form in every spelling", () => {
    const spellings = ["minPrice", "min price", "MIN_PRICE", "min-price", "MinPrice"];
    expect(new Set(spellings.map(joinName))).toEqual(new Set(["minprice"]));
  });

  test("is recognized by its shape", () => {
    expect(["stopCount", "PLACE_TYPE", "PollURL"].map(looksLikeName)).toEqual([true, true, true]);
    expect(["stop", "Berlin", "429", "IATA"].map(looksLikeName)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("gives the whole and its parts, each in the singular", () => {
    expect(english.name("agentIds")).toEqual(["agentid", "agent", "id"]);
  });
});

describe("prose", () => {
  test("has one term for V1.0 in every spelling", () => {
    expect(["V1.0", "v1.0", "v1", "V1"].map(english.term)).toEqual(["v1", "v1", "v1", "v1"]);
    expect(english.term("3.0")).toBe("3.0");
  });

  test("leaves a name whole, but splits a dotted one", () => {
    expect(splitWords("Send `Leg.stopCount` of V1.0, twice.")).toEqual([
      "Send",
      "Leg",
      "stopCount",
      "of",
      "V1.0",
      "twice",
    ]);
    expect(english.prose("`RESULT_ACTION_REPLACED`")).toEqual(["resultactionreplaced"]);
  });

  test("drops stop words and no others", () => {
    expect(english.prose("How do I get the booking links?")).toEqual(["booking", "link"]);
    expect(spanish.prose("¿Qué es un agente?")).toEqual(["agent"]);
  });

  test("locates the start of each word", () => {
    expect(locateWords("a bcd")).toEqual([
      { word: "a", start: 0 },
      { word: "bcd", start: 2 },
    ]);
  });
});

test("singular and plural are the same term, with and without accents", () => {
  const pairs = [
    ["itinerary", "itineraries"],
    ["class", "classes"],
    ["price", "prices"],
    ["search", "searches"],
  ] as const;
  for (const [one, many] of pairs) expect(english.term(many)).toBe(english.term(one));
  const spanishPairs = [
    ["vuelo", "vuelos"],
    ["precio", "Precios"],
    ["vez", "veces"],
    ["respuesta", "respuestas"],
    ["límite", "limites"],
    ["operación", "operaciones"],
    ["price", "prices"],
  ] as const;
  for (const [one, many] of spanishPairs) expect(spanish.term(many)).toBe(spanish.term(one));
});

test("words that only look plural stay unchanged", () => {
  expect(["status", "this", "address", "429"].map(english.term)).toEqual([
    "status",
    "this",
    "address",
    "429",
  ]);
});

describe("the distance between two words", () => {
  test("counts letters, and a swap of neighbours once", () => {
    expect(editDistance("minprice", "minprcie", 2)).toBe(1);
    expect(editDistance("itinerary", "itinery", 2)).toBe(2);
    expect(editDistance("carrier", "carier", 2)).toBe(1);
    expect(editDistance("price", "agent", 2)).toBe(3);
  });

  test("is symmetric and at most one above the limit", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        const distance = editDistance(a, b, limit);
        expect(distance).toBe(editDistance(b, a, limit));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(limit + 1);
        expect(Math.min(editDistance(a, b, 9), limit + 1)).toBe(distance);
      }),
    );
  });

  test("allows no mistake in short words and in numbers", () => {
    expect(["leg", "429", "12345678", "agent", "itinerary"].map(allowedEdits)).toEqual([
      0, 0, 0, 1, 2,
    ]);
  });
});
