import { expect, test } from "vitest";
import { testContext } from "../testing/test-context.ts";
import { findPrices } from "./find-prices.ts";
import type { SandboxCall } from "./tool-context.ts";

const quote = (to: string, amount: string, day: number, isDirect = false) => ({
  minPrice: { amount, unit: "PRICE_UNIT_WHOLE" },
  isDirect,
  outboundLeg: {
    destinationPlaceId: to,
    departureDateTime: { year: 2027, month: 5, day, hour: 0, minute: 0, second: 0 },
  },
  inboundLeg: {
    destinationPlaceId: "london",
    departureDateTime: { year: 2027, month: 6, day, hour: 0, minute: 0, second: 0 },
  },
});

/** Quotes to three places, not in the order of their prices; nobody has seen one to the third. */
const QUOTES = {
  a: quote("paris", "90", 1),
  b: quote("rome", "70", 2, true),
  c: quote("paris", "50", 3),
  d: quote("paris", "60", 4),
  e: quote("oslo", "", 5),
};

async function find(to: string, limit = 31, more = {}) {
  const sent: unknown[] = [];
  const callSandbox: SandboxCall = async ({ body }) => {
    sent.push(JSON.parse(body));
    const results = {
      quotes: QUOTES,
      places: { paris: { name: "Paris" }, rome: { name: "Rome" } },
    };
    return { status: 200, headers: {}, body: JSON.stringify({ content: { results } }) };
  };
  const input = { from: "LHR", to, month: "May 2027", limit, ...more };
  const culture = { market: "UK", locale: "en-GB", currency: "GBP" };
  const found = await findPrices(testContext({ callSandbox }), { ...culture, ...input });
  return { sent, text: found.content[0]?.text ?? "", data: found.structuredContent };
}

test.each(["anywhere", "Everywhere", "ANY", "*"])(
  "for %s lists the cheapest price of each place, the lowest first",
  async (to) => {
    const { sent, text, data } = await find(to);
    expect(data?.prices).toEqual([
      { date: "2027-05-03", place: "Paris", price: "GBP 50.00", isDirect: false },
      { date: "2027-05-02", place: "Rome", price: "GBP 70.00", isDirect: true },
      { date: "2027-05-05", place: "oslo", isDirect: false },
    ]);
    expect(text).toContain(
      "2027-05, the cheapest of each place:\n2027-05-03, Paris, GBP 50.00\n2027-05-02, Rome, GBP 70.00, direct\n2027-05-05, oslo, no price\n\n",
    );
    expect(sent).toMatchObject([
      { query: { queryLegs: [{ destinationPlace: { anywhere: true } }] } },
    ]);
  },
);

test("counts the places beyond the limit", async () => {
  expect((await find("anywhere", 2)).text).toContain(
    "\n… 1 more: call again with a larger `limit`.\n",
  );
  expect((await find("anywhere", 3)).text).not.toContain("more: call again");
});

test("lists prices by day for a single place, with the days that have none", async () => {
  const { sent, text, data } = await find("EDI");
  const prices = (data?.prices ?? []) as readonly unknown[];
  const [first, second, , , fifth, ...others] = prices;
  expect([first, second, fifth, others.length]).toEqual([
    { date: "2027-05-01", price: "GBP 90.00", isDirect: false },
    { date: "2027-05-02", price: "GBP 70.00", isDirect: true },
    { date: "2027-05-05" },
    26,
  ]);
  expect(text).toContain("by day:\n2027-05-01, GBP 90.00\n2027-05-02, GBP 70.00, direct\n");
  const month = { year: 2027, month: 5 };
  expect(sent).toMatchObject([
    {
      query: {
        queryLegs: [
          {
            originPlace: { queryPlace: { iata: "LHR" } },
            destinationPlace: { queryPlace: { iata: "EDI" } },
            dateRange: { startDate: month, endDate: month },
          },
        ],
      },
    },
  ]);
});

test("reports every unreadable argument, and sends nothing", async () => {
  const { sent, text } = await find("qqqqqqqqq", 31, { month: "spring", currency: "GBX" });
  expect(sent).toEqual([]);
  expect(text.split("\n").map((line) => line.split(":", 1)[0])).toEqual([
    "`currency`",
    "`month`",
    "`to`",
  ]);
});

test("reports a rejected search with each invalid field and the interpretation of each place", async () => {
  const body = { details: [{ field: "query.market", received: "XX" }] };
  const headers = { "Retry-After": "7" };
  const response = { status: 400, headers, body: JSON.stringify(body) };
  const callSandbox: SandboxCall = async () => response;
  const input = { from: "LHR", to: "Edinburgh", month: "2027-05", limit: 31 };
  const culture = { market: "UK", locale: "en-GB", currency: "GBP" };
  const found = await findPrices(testContext({ callSandbox }), { ...culture, ...input });
  expect(found.isError).toBe(true);
  const [taken, answer, explained] = (found.content[0]?.text ?? "").split("\n\n");
  expect(taken).toMatch(/^Interpreted: `to` as Edinburgh, .*\. `from` as London Heathrow, .*\.$/);
  expect(answer).toBe(`400\nRetry-After: 7\n${JSON.stringify(body, null, 2)}`);
  expect(explained).toMatch(/^- `query\.market` is `IndicativeQuery\.market`: string, required: /);
});
