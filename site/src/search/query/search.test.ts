import { describe, expect, test } from "vitest";
import type { SynonymGroup } from "../synonyms/read-synonyms.ts";
import { guide, indexOf, named, section } from "../testing/small-index.ts";
import type { Row, Run } from "./answer.ts";
import { markName } from "./mark-name.ts";
import { scoreNames } from "./name-scores.ts";
import { readQuery } from "./read-query.ts";
import { search } from "./search.ts";

const replaced = {
  ...named("value", "ResultAction.RESULT_ACTION_REPLACED", "Replace all of it."),
  names: ["RESULT_ACTION_REPLACED", "REPLACED"],
};
const notModified = {
  ...named("value", "ResultAction.RESULT_ACTION_NOT_MODIFIED", "Nothing changed."),
  names: ["RESULT_ACTION_NOT_MODIFIED", "NOT_MODIFIED"],
};
const booking: SynonymGroup = {
  means: ["deepLink"],
  words: [],
  said: new Map([["en", ["booking link", "shopfront"]]]),
  source: { file: "synonyms.yaml", line: 1 },
};

const index = indexOf(
  [
    section(
      "limits",
      "Rate limits",
      "Calls are counted. On a 429, wait one second, then twice as long.",
    ),
    section(
      "loop",
      "The loop",
      "When `action` is `RESULT_ACTION_NOT_MODIFIED`, keep what you hold.",
    ),
    section("stops", "Stops", "A flight without a stop is direct."),
    section("prices", "Prices", "A price is a number and a unit. The booking is the traveller's."),
    { ...section("", "Guide", "How it all fits together."), kind: "page", page: guide },
    named("field", "Leg.stopCount", "How many stops there are; 0 is direct."),
    named("field", "Stats.minPrice", "The lowest price."),
    named("field", "PricingItem.deepLink", "Where the traveller books."),
    named("field", "Itinerary.pricingOptions", "The ways to buy the trip."),
    replaced,
    notModified,
    {
      ...named("error", "createLiveSearch.429"),
      title: "Too many requests.",
      names: ["429"],
      badge: "429",
    },
  ],
  [booking],
);

const titles = (typed: string) => search(index, typed).rows.map(({ title }) => textOf(title));
const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");
const marksOf = (runs: readonly Run[] = []) =>
  runs.filter(({ mark }) => mark).map(({ text }) => text);
const firstRow = (typed: string): Row | undefined => search(index, typed).rows[0];

describe("a name", () => {
  test.each([
    ["as it is spelled", "stopCount"],
    ["in small letters", "stopcount"],
    ["by its parts", "stop count"],
    ["with what it belongs to", "Leg.stopCount"],
    ["begun", "stopCo"],
    ["with a letter too many", "stoopCount"],
    ["with two letters changed round", "stopCuont"],
    ["with two mistakes", "stpCoutn"],
    ["begun, with a mistake", "stopCuo"],
    ["as many", "stop counts"],
    ["in a sentence", "what is stopCount for"],
  ])("is found %s", (_, typed) => {
    expect(titles(typed)[0]).toBe("stopCount");
  });

  test("of a value is found without its type's prefix", () => {
    expect(titles("not modified")[0]).toBe("RESULT_ACTION_NOT_MODIFIED");
    expect(titles("NOT_MODIF")[0]).toBe("RESULT_ACTION_NOT_MODIFIED");
  });

  test("is followed by the prose that mentions it", () => {
    expect(titles("NOT_MODIF")).toEqual(["RESULT_ACTION_NOT_MODIFIED", "The loop"]);
  });

  test("of V1.0 scores less when typed as separate words than as a name", () => {
    const both = indexOf([named("retired", "Leg.StopCount"), named("field", "Leg.stopCount")]);
    const scoresOf = (typed: string) => {
      const { identifierForm } = readQuery(typed, both.words);
      return [...scoreNames(identifierForm, both.names).values()].map(({ score }) => score);
    };
    const [typed = 0, current = 0] = scoresOf("stopcount");
    const [inWords = 0, currentInWords = 0] = scoresOf("stop count");
    expect(inWords / currentInWords).toBeLessThan(typed / current);
    const [amongWords = 0, currentAmongWords = 0] = scoresOf("where is stopcount now");
    expect(amongWords / currentAmongWords).toBeCloseTo(typed / current);
  });

  test("in its exact spelling ranks above its plural", () => {
    const alike = indexOf(["A.stopCounts", "B.stopCount"].map((name) => named("field", name)));
    const found = search(alike, "stopcount").rows.map(({ title }) => textOf(title));
    expect(found).toEqual(["stopCount", "stopCounts"]);
  });

  test("is found by words that begin its parts", () => {
    const alike = indexOf([named("field", "Leg.departureDateTime")]);
    const { identifierForm } = readQuery("depart time", alike.words);
    const [found] = scoreNames(identifierForm, alike.names).values();
    expect(found?.score).toBeGreaterThan(1);
  });

  test("with one mistake ranks above one with two", () => {
    const alike = indexOf(["A.carrierCode", "A.carrierNode"].map((name) => named("field", name)));
    const found = search(alike, "carriarNode").rows.map(({ title }) => textOf(title));
    expect(found).toEqual(["carrierNode", "carrierCode"]);
  });

  test("of three letters or of digits tolerates no mistake", () => {
    expect(titles("428")).toEqual([]);
    expect(titles("429")[0]).toBe("Too many requests.");
  });
});

describe("prose", () => {
  test("with every word ranks above prose with some", () => {
    expect(titles("how long do I wait on a 429")[0]).toBe("Rate limits");
  });

  test("is found despite a mistake", () => {
    expect(titles("travelelr")).toEqual(["deepLink", "Prices"]);
  });

  test("with two adjacent words ranks above prose with the two apart", () => {
    const apart = section("apart", "One", "A price is a number, and it has a unit.");
    const beside = section("beside", "Two", "It is counted in a number called the price unit.");
    const both = indexOf([apart, beside]);
    const found = search(both, "price unit").rows.map(({ title }) => textOf(title));
    expect(found).toEqual(["Two", "One"]);
  });

  test("with a match in its heading ranks above a mention", () => {
    expect(titles("prices")[0]).toBe("Prices");
  });
});

test("a synonym finds what it stands for", () => {
  expect(titles("booking link")[0]).toBe("deepLink");
  expect(titles("where is the booking link")[0]).toBe("deepLink");
});

test("suggests the nearest names for words without results", () => {
  const { rows, nearest } = search(index, "stp cnt");
  expect([rows, nearest.map(({ name }) => name)]).toEqual([[], ["stopCount"]]);
});

test("suggests no names for what a synonym finds", () => {
  const { rows, nearest } = search(index, "shopfront");
  expect([textOf(rows[0]?.title ?? []), nearest]).toEqual(["deepLink", []]);
});

test("suggests a name that several places share once", () => {
  const shared = indexOf(["Stats.minPrice", "Quote.minPrice"].map((name) => named("field", name)));
  expect(search(shared, "minimalPriec").nearest.map(({ name }) => name)).toEqual(["minPrice"]);
});

test("suggests the nearest names for an unknown one, and none for an empty query", () => {
  const { rows, nearest } = search(index, "minimalPriec");
  expect(rows).toEqual([]);
  expect(nearest.map(({ name }) => name)).toContain("minPrice");
  expect(search(index, "")).toEqual({ rows: [], nearest: [] });
  expect(search(index, " … ")).toEqual({ rows: [], nearest: [] });
});

test("stop words find neither results nor names of similar spelling", () => {
  expect(search(index, "how is it")).toEqual({ rows: [], nearest: [] });
});

test("a number that counts something weighs less than what it counts", () => {
  const counts = indexOf([
    { ...named("error", "404", "The session is gone."), names: ["404", "code 5"] },
    section("travellers", "Travellers", "Adults and children, of whom there are several."),
    section("more", "More", "Adults and children travel together; adults pay for the children."),
  ]);
  const first = (typed: string) => search(counts, typed).rows[0]?.href;
  expect(first("5 adults")).toBe("/docs/guide#more");
  expect(first("5")).toBe("/api/live/#404");
});

describe("a row", () => {
  test("links to the place and shows where it is", () => {
    expect(firstRow("stopCount")).toMatchObject({
      kind: "field",
      href: "/api/live/#Leg.stopCount",
      where: "Leg",
    });
    expect(firstRow("rate limits")).toMatchObject({
      kind: "section",
      href: "/docs/guide#limits",
      page: "Guide",
      where: "Start",
    });
  });

  test("marks matches in the name and in its excerpt", () => {
    expect(marksOf(firstRow("NOT_MODIF")?.title)).toEqual(["NOT_MODIF"]);
    expect(marksOf(firstRow("count stop")?.title)).toEqual(["stop", "Count"]);
    expect(marksOf(firstRow("long wait 429")?.excerpt)).toEqual(["429", "wait", "long"]);
    expect(firstRow("NOT_MODIF")?.shared).toBe("RESULT_ACTION_".length);
  });
});

test("a single letter marks nothing in a name", () => {
  const asked = (typed: string) => readQuery(typed, index.words).identifierForm;
  expect(marksOf(markName("stopCount", asked("find c"), index.words))).toEqual([]);
  expect(marksOf(markName("stopCount", asked("find co"), index.words))).toEqual(["Co"]);
});

test("neither one page nor one name fills the list", () => {
  const many = indexOf([
    ...["a", "b", "c", "d"].map((anchor) => section(anchor, "Agents", "An agent sells.")),
    ...["A", "B", "C"].map((owner) => named("field", `${owner}.agentId`)),
    { ...section("x", "Elsewhere", "One agent."), page: { ...guide, href: "/docs/other" } },
  ]);
  const rows = search(many, "agent").rows.map(({ href }) => href);
  expect(rows.indexOf("/docs/other#x")).toBe(4);
  expect(rows).toHaveLength(8);
});

describe("names made of common words", () => {
  const group = (meant: string, phrase: string): SynonymGroup => {
    return { ...booking, means: [meant], said: new Map([["en", [phrase]]]) };
  };

  test("a synonym in the query's word order outranks one in another order", () => {
    const found = indexOf(
      [named("field", "Leg.flightNumber"), section("nothing", "Nothing is found", "Look again.")],
      [group("flightNumber", "flight no"), group("/docs/guide#nothing", "no flights")],
    );
    expect(search(found, "no flights").rows[0]?.href).toBe("/docs/guide#nothing");
  });

  test("a word in small letters finds the current name, the exact spelling that of V1.0", () => {
    const old = { ...named("retired", "v1.Infants"), became: ["childrenAges"] };
    const found = indexOf(
      [old, named("field", "LiveQuery.childrenAges")],
      [group("childrenAges", "infants")],
    );
    const first = (typed: string) => textOf(search(found, typed).rows[0]?.title ?? []);
    expect(first("infants")).toBe("childrenAges");
    expect(first("Infants")).toBe("Infants");
  });
});

test("three words in a row that form a name, even of V1.0, match it in a sentence", () => {
  const aside = section("links", "Links", "Where the booking link goes. The link has details.");
  const index = indexOf([aside, named("retired", "v1.BookingDetailsLink")]);
  const first = (typed: string) => textOf(search(index, typed).rows[0]?.title ?? []);
  expect(first("where did the booking details link go")).toBe("BookingDetailsLink");
  expect(first("where did the link of booking details go")).toBe("Links");
});
