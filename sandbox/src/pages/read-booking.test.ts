import { describe, expect, test } from "vitest";
import { sharedReference } from "../shared-world.ts";
import { bookingPage } from "./booking-page.ts";
import { readBooking } from "./read-booking.ts";

const { lookup } = sharedReference();
const [agent = ""] = lookup.agentById.keys();
const CONNECTION = "lhr-dub-jfk-270514-ba830-ei105.1";
const read = (trip: string, search = "") =>
  readBooking(`/redirect/${agent}/${trip}`, search, lookup);

test("a leg has its date, its airports and its flights, by carrier and number", () => {
  const legs = read(`${CONNECTION}_jfk-lhr-270521-ba114`)?.legs.map((leg) => ({
    date: leg.date,
    airports: leg.airports.map(({ iata }) => iata),
    flights: leg.flights.map(({ carrier, number }) => [carrier.iata, number]),
  }));
  const [out, back] = [
    [
      ["BA", "830"],
      ["EI", "105"],
    ],
    [["BA", "114"]],
  ];
  expect(legs).toEqual([
    { date: "2027-05-14", airports: ["LHR", "DUB", "JFK"], flights: out },
    { date: "2027-05-21", airports: ["JFK", "LHR"], flights: back },
  ]);
});

test.each([
  ["lhr-jfk-270230-ba114", "a day that does not exist"],
  ["lhr-270514-ba114", "one airport only"],
  ["lhr-jfk-270514-??114", "a carrier of odd characters"],
  ["lhr-jfk-270514-0z114", "an unknown carrier"],
  ["lhr-jfk-270514-ba114-0z115", "an unknown carrier behind a known one"],
])("%s isn't a booking: it has %s", (trip) => {
  expect(read("lhr-jfk-270514-ba114")).toBeDefined();
  expect(read(trip)).toBeUndefined();
});

describe("the price", () => {
  test("is a whole number of thousandths in a known currency", () => {
    const price = read(CONNECTION, "currency=GBP&price=24910")?.price;
    expect([price?.milli, price?.currency.code]).toEqual([24_910, "GBP"]);
  });

  test("has up to twelve digits", () => {
    const priced = (digits: number) =>
      read(CONNECTION, `currency=GBP&price=${"9".repeat(digits)}`)?.price?.milli;
    expect(priced(12)).toBe(999_999_999_999);
    expect(priced(13)).toBeUndefined();
  });
});

test("tracking is every other parameter, in the original order", () => {
  const search = "b=2&currency=GBP&a=1&price=24910&b=3";
  expect(read(CONNECTION, search)?.tracking).toEqual([
    ["b", "2"],
    ["a", "1"],
    ["b", "3"],
  ]);
});

test("the page names every airport and flight, with a line from each airport to the next", () => {
  const booking = read(CONNECTION);
  if (!booking) throw new Error("The link is not read.");
  const text = bookingPage(booking)
    .content.html.replace(/<svg.*?<\/svg>/g, " to ")
    .replace(/<[^>]*>/g, "");
  expect(text).toMatch(/^LHR to DUB to JFK$/m);
  const [from, via, to] = booking.legs[0]?.airports.map(({ name }) => name) ?? [];
  const [first, second] = booking.legs[0]?.flights.map(({ carrier }) => carrier.name) ?? [];
  expect(text).toContain(`${from} → ${via} → ${to}`);
  expect(text).toContain(`2027-05-14 · BA 830, ${first}; EI 105, ${second}`);
});
