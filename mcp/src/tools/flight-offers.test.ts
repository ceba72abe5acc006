import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { findFlights } from "./find-flights.ts";
import type { SandboxCall } from "./tool-context.ts";

const SEARCH = {
  ...{ from: "LHR", to: "EDI", date: "2027-05-14", adults: 1, offers: 9 },
  ...{ market: "UK", locale: "en-GB", currency: "GBP" },
};

const at = (day: number, hour: number) => ({ year: 2027, month: 5, day, hour, minute: 5 });
const leg = (originPlaceId: string, destinationPlaceId: string, day: number) => ({
  ...{ originPlaceId, destinationPlaceId, durationInMinutes: 80, stopCount: 0 },
  ...{ departureDateTime: at(day, 7), arrivalDateTime: at(day, 18) },
});
const option = (amount: string, agentIds: readonly string[], ...links: readonly string[]) => ({
  price: { amount, unit: "PRICE_UNIT_WHOLE" },
  agentIds,
  items: links.map((deepLink) => ({ deepLink })),
});
const CONTENT = {
  results: {
    itineraries: {
      dear: {
        legIds: ["out", "back"],
        pricingOptions: [
          option("95", ["one"], "http://a"),
          option("90", ["one", "two"], "http://b", "http://c"),
        ],
      },
      cheap: { legIds: ["out"], pricingOptions: [option("70", ["two"], "http://d")] },
      sold: { legIds: ["out"], pricingOptions: [] },
    },
    legs: { out: leg("lhr", "edi", 4), back: leg("edi", "lhr", 11) },
    agents: { one: { name: "One" }, two: { name: "Two" } },
    places: { lhr: { name: "Heathrow" } },
  },
  sortingOptions: {
    best: ["dear", "cheap"].map((itineraryId) => ({ itineraryId })),
    cheapest: ["sold", "cheap", "dear"].map((itineraryId) => ({ itineraryId })),
  },
};

/** The search in one call, which ends it. */
async function find(
  more: Partial<Parameters<typeof findFlights>[1]> = {},
  content: unknown = CONTENT,
) {
  const answer = { status: "RESULT_STATUS_COMPLETE", action: "RESULT_ACTION_REPLACED", content };
  const callSandbox: SandboxCall = async () => ({
    status: 200,
    headers: {},
    body: JSON.stringify(answer),
  });
  const pace = { now: () => 0, nextTurn: async () => {}, signal: new AbortController().signal };
  const found = await findFlights(testContext({ callSandbox }), { ...SEARCH, ...more }, pace);
  return { text: found.content[0]?.text ?? "", data: found.structuredContent };
}

const OUT = "Heathrow 2027-05-04 07:05 to edi 2027-05-04 18:05, 80 minutes, stops: 0";
const BACK = "edi 2027-05-11 07:05 to Heathrow 2027-05-11 18:05, 80 minutes, stops: 0";
const OFFERS = [
  { price: "GBP 70.00", agents: ["Two"], legs: [OUT], deepLinks: ["http://d"] },
  {
    ...{ price: "GBP 90.00", agents: ["One", "Two"] },
    ...{ legs: [OUT, BACK], deepLinks: ["http://b", "http://c"] },
  },
];

test("lists the cheapest offers first, each with its lowest price and all links of that", async () => {
  const { text, data } = await find();
  expect(data?.offers).toEqual(OFFERS);
  expect(text).toContain(
    `\n\n2 itineraries with a price, the cheapest first:\n1. GBP 70.00 from Two\n   ${OUT}\n   Book: http://d\n2. GBP 90.00 from One, Two\n   ${OUT}\n   ${BACK}\n   Book: http://b\n   Book: http://c`,
  );
});

test("lists at most the requested number of offers, and counts them all", async () => {
  const { text, data } = await find({ offers: 1 });
  expect(data?.offers).toEqual(OFFERS.slice(0, 1));
  expect(text).toContain("2 itineraries with a price");
});

test("a search without content has no results, and no note on their prices", async () => {
  const { text, data } = await find({ adults: 2 }, null);
  expect(data?.offers).toEqual([]);
  expect(text).toMatch(/\n\nNo results\.$/);
  expect((await find({ adults: 2 })).text).toContain("Not specified:");
  expect((await find()).text).not.toContain("Not specified:");
});

test("a query has children's ages only if there are any", async () => {
  expect((await find()).data?.query).not.toHaveProperty("childrenAges");
  expect((await find({ childrenAges: [4] })).data?.query).toMatchObject({ childrenAges: [4] });
});

test("the return leg runs from destination to origin on its own day", async () => {
  const { data } = await find({ returnDate: "21 May 2027" });
  const [lhr, edi] = [{ iata: "LHR" }, { iata: "EDI" }];
  const day = (day: number) => ({ year: 2027, month: 5, day });
  expect(data?.query).toMatchObject({
    queryLegs: [
      { originPlaceId: lhr, destinationPlaceId: edi, date: day(14) },
      { originPlaceId: edi, destinationPlaceId: lhr, date: day(21) },
    ],
  });
});
