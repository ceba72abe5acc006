import { expect, test } from "vitest";
import { indicativeSearch } from "../testing/searches.ts";
import { createTestSandbox } from "../testing/test-sandbox.ts";

const { call } = createTestSandbox({ rateLimits: { count: async () => 1 } });
const { query } = indicativeSearch("LHR", "EDI");
const [plain] = query.queryLegs;
const LEG = "query.queryLegs[0]";
const never = { year: 2027, month: 13 };

/** The fields that are refused, each with what was received there. */
async function refusals(...queryLegs: readonly object[]) {
  const path = "/apiservices/v3/flights/indicative/search";
  const { body } = await call({ path, body: { query: { ...query, queryLegs } } });
  return body.details.map(({ field, received }) => [field, received]);
}

const unknown = { queryPlace: { iata: "XXX" } };
const nowhere = { anywhere: false };
const { dateRange: _, ...undated } = plain ?? {};

test.each([
  ["an unknown origin", { originPlace: unknown }, "originPlace.queryPlace.iata", "XXX"],
  [
    "an unknown destination",
    { destinationPlace: unknown },
    "destinationPlace.queryPlace.iata",
    "XXX",
  ],
  ["an origin nowhere", { originPlace: nowhere }, "originPlace.anywhere", false],
  ["a destination nowhere", { destinationPlace: nowhere }, "destinationPlace.anywhere", false],
  [
    "months of no year",
    { dateRange: { startDate: never, endDate: never } },
    "dateRange.startDate",
    undefined,
  ],
])("rejects %s in its own field", async (_, change, field, received) => {
  expect((await refusals({ ...plain, ...change }))[0]).toEqual([`${LEG}.${field}`, received]);
});

test.each([
  ["no time", { anytime: false }, "anytime", false],
  [
    "a day that is over",
    { fixedDate: { year: 2027, month: 1, day: 3 } },
    "fixedDate",
    "2027-01-03",
  ],
])("rejects %s as the only date of a leg, in its own field", async (_, time, field, received) => {
  expect(await refusals({ ...undated, ...time })).toEqual([[`${LEG}.${field}`, received]]);
});

test("reports a mistake in the second leg in that leg", async () => {
  expect(await refusals(plain ?? {}, { ...plain, originPlace: unknown })).toEqual([
    ["query.queryLegs[1].originPlace.queryPlace.iata", "XXX"],
  ]);
});

test.each([
  // 5 January in Tokyo, 4 January in Honolulu.
  ["2027-01-04T23:00:00Z", "NRT", 5],
  ["2027-01-05T05:00:00Z", "HNL", 4],
])("at %s, a fixed date from %s starts with day %i", async (now, iata, today) => {
  const sandbox = createTestSandbox({ clock: () => Date.parse(now) });
  const path = "/apiservices/v3/flights/indicative/search";
  const statusOn = async (day: number) => {
    const fixedDate = { year: 2027, month: 1, day };
    const leg = { ...undated, originPlace: { queryPlace: { iata } }, fixedDate };
    return (await sandbox.call({ path, body: { query: { ...query, queryLegs: [leg] } } })).status;
  };
  expect([await statusOn(today - 1), await statusOn(today)]).toEqual([400, 200]);
});
