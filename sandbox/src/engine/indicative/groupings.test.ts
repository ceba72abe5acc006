import { expect, test } from "vitest";
import { dayNumber } from "../base/calendar.ts";
import { plainAirport } from "../testing/plain.ts";
import { groupingsOf } from "./groupings.ts";

const day = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split("-").map(Number);
  return dayNumber({ year, month, day });
};

/** A quote for a pair such as "LHR-EDI", there and perhaps back on these dates. */
function quote(id: string, pair: string, whole: number, there: string, back?: string) {
  const [from = "", to = ""] = pair.split("-");
  const outbound = [plainAirport(from), plainAirport(to)] as const;
  const inbound = back === undefined ? {} : { inbound: day(back) };
  return {
    id,
    whole,
    found: { pair: { outbound }, occasion: { outbound: day(there), ...inbound } },
  };
}

const QUOTES = [
  quote("d", "LHR-JFK", 90, "2027-06-20", "2027-07-02"),
  quote("c", "LHR-EDI", 50, "2027-06-01", "2027-06-05"),
  quote("b", "LHR-EDI", 50, "2027-06-20", "2027-07-01"),
  quote("a", "LGW-EDI", 40, "2027-05-31", "2028-05-01"),
  quote("e", "LHR-EDI", 45, "2027-06-01", "2027-07-02"),
];

test("sorts routes by cheapest quote, and quotes by price, then by id", () => {
  const { byRoute } = groupingsOf(QUOTES, undefined);
  expect(byRoute?.quotesGroups).toEqual([
    { originPlaceId: "id of LGW", destinationPlaceId: "id of EDI", quoteIds: ["a"] },
    { originPlaceId: "id of LHR", destinationPlaceId: "id of EDI", quoteIds: ["e", "b", "c"] },
    { originPlaceId: "id of LHR", destinationPlaceId: "id of JFK", quoteIds: ["d"] },
  ]);
});

const MAY = { year: 2027, month: 5 };
const JUNE = { year: 2027, month: 6 };
const JULY = { year: 2027, month: 7 };
const NEXT_MAY = { year: 2028, month: 5 };

test.each([
  undefined,
  "DATE_TIME_GROUPING_TYPE_UNSPECIFIED",
  "DATE_TIME_GROUPING_TYPE_BY_MONTH",
] as const)("grouping by %s groups quotes by month, in calendar order", (type) => {
  const { byDate } = groupingsOf(QUOTES, type);
  expect(byDate?.quotesOutboundGroups).toEqual([
    { monthYearDate: MAY, quoteIds: ["a"] },
    { monthYearDate: JUNE, quoteIds: ["e", "b", "c", "d"] },
  ]);
  expect(byDate?.quotesInboundGroups).toEqual([
    { monthYearDate: JUNE, quoteIds: ["c"] },
    { monthYearDate: JULY, quoteIds: ["e", "b", "d"] },
    { monthYearDate: NEXT_MAY, quoteIds: ["a"] },
  ]);
});

test("grouping by date makes a group for each day, labelled with its month", () => {
  const type = "DATE_TIME_GROUPING_TYPE_BY_DATE";
  const { byDate } = groupingsOf(QUOTES, type);
  expect(byDate?.quotesOutboundGroups).toEqual([
    { monthYearDate: MAY, quoteIds: ["a"] },
    { monthYearDate: JUNE, quoteIds: ["e", "c"] },
    { monthYearDate: JUNE, quoteIds: ["b", "d"] },
  ]);
  expect(byDate?.quotesInboundGroups.map(({ quoteIds }) => quoteIds)).toEqual([
    ["c"],
    ["b"],
    ["e", "d"],
    ["a"],
  ]);
});

test("a one-way trip is in no inbound group", () => {
  const { byDate } = groupingsOf([quote("a", "LHR-EDI", 1, "2027-06-01")], undefined);
  expect(byDate?.quotesOutboundGroups).toHaveLength(1);
  expect(byDate?.quotesInboundGroups).toEqual([]);
});
