import { expect, test } from "vitest";
import { readCulture } from "./read-culture.ts";
import { readSellers } from "./read-sellers.ts";

const CARRIERS = [
  "-1|BA|British Airways|oneworld|GB|network|long|LHR LGW|250",
  "-2|U2|easyJet||GB|low-cost||LTN|300",
];
const AGENTS = [
  "aaba|British Airways|BA||1200|4 4 5 4 4|mobile|300|2",
  "lrem|Lorem||UK IE|10||-|900|-1|combines",
];
const read = (carriers = CARRIERS, agents = AGENTS) =>
  readSellers({ alliances: ["-9|oneworld"], carriers, agents });

test("reads a carrier's alliance, hubs and model, and rejects an unknown model", () => {
  const [first, second] = read().carriers;
  expect(first).toMatchObject({
    allianceId: "-9",
    hubs: ["LHR", "LGW"],
    model: "network",
    longHaul: true,
    fleet: 250,
  });
  expect(second).toMatchObject({ allianceId: "", hubs: ["LTN"], longHaul: false });
  expect(() => read(["-3|XX|X||GB|charter||LHR|1"])).toThrow(
    'no carrier model is called "charter"',
  );
});

test("an agent that names a carrier is that airline's own, any other is a travel agent", () => {
  const [airline, agent] = read().agents;
  expect(airline).toMatchObject({
    type: "AGENT_TYPE_AIRLINE",
    carrierId: "-1",
    markets: [],
    isOptimisedForMobile: true,
    latency: 300,
    markup: 2,
    combines: false,
  });
  expect(agent).toMatchObject({
    type: "AGENT_TYPE_TRAVEL_AGENT",
    markets: ["UK", "IE"],
    isOptimisedForMobile: false,
    markup: -1,
    combines: true,
  });
  expect(agent).not.toHaveProperty("carrierId");
});

test.each([
  ["4 4 5 4 4", 4.2],
  ["3 3 3 3 4", 3.2],
  ["3.1 3.2 3.3 3.4 3.4", 3.3],
  ["", 0],
  ["5 5 5 5", 0],
])("the rating parts %j give a rating of %d", (parts, rating) => {
  const [agent] = read(CARRIERS, [`lrem|Lorem|||0|${parts}`]).agents;
  expect(agent?.rating).toBe(rating);
  expect(agent?.ratingBreakdown === null).toBe(rating === 0);
});

test("a market has the id of its country, even if its own code is that of another", () => {
  const countries = [
    { entityId: "10", code: "GB", continentId: "1" },
    { entityId: "11", code: "UK", continentId: "1" },
  ];
  const { markets, currencies } = readCulture(
    {
      currencies: ["CHF|CHF|’|.|left|space|2|9400", "JPY|¥|,|.|left||0|1600000"],
      locales: [],
      markets: ["UK|GB|en-GB|GBP|100"],
    },
    countries,
  );
  expect(markets).toEqual([
    { code: "UK", countryId: "10", locale: "en-GB", currency: "GBP", cityId: "100" },
  ]);
  expect(
    currencies.map((one) => [one.symbolOnLeft, one.spaceBetweenAmountAndSymbol, one.decimalDigits]),
  ).toEqual([
    [true, true, 2],
    [true, false, 0],
  ]);
});
