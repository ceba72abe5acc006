import type { Lookup } from "../data/lookup.ts";
import type { Agent, Airport, Carrier, CurrencyData } from "../data/model.ts";
import { dateCode, dayNumber, isoDate } from "../engine/base/calendar.ts";
import { BOOKING_PATH } from "../engine/live/booking-link.ts";

/**
 * What a booking link contains. Agent, airports, carriers and currency are looked up, so a forged
 * link cannot make the page name invented ones. The rest is as given: flight numbers, the amount
 * and `tracking`, for instance.
 */
export interface Booking {
  readonly agent: Agent;
  readonly legs: readonly BookedLeg[];
  /** Which of several bookings this is; undefined if there is only one. */
  readonly part: number | undefined;
  /** In thousandths of the currency; undefined if unknown. */
  readonly price: { readonly milli: number; readonly currency: CurrencyData } | undefined;
  /** Parameters that the referring site appended, in their order. */
  readonly tracking: readonly (readonly [name: string, value: string])[];
}

export interface BookedLeg {
  /** "2027-05-14", in the local time of the first airport. */
  readonly date: string;
  readonly airports: readonly Airport[];
  readonly flights: readonly { readonly carrier: Carrier; readonly number: string }[];
}

const PATH = /^(?<agent>[a-z]{4})\/(?<trip>[\w.-]+)(?:\/(?<part>[1-9]))?$/;
/** "lhr-dub-jfk-270514-ba830-ei105.1": airports, date, flights; ".1" departs a day later. */
const LEG = /^(?<airports>(?:[a-z]{3}-)+)(?<date>\d{6})(?<flights>(?:-[a-z0-9]{2}\d+(?:\.\d+)?)+)$/;
const MAX_DIGITS = 12;

/** The booking of a link; undefined for a link that the sandbox did not create. */
export function readBooking(path: string, search: string, lookup: Lookup): Booking | undefined {
  const found = PATH.exec(path.slice(BOOKING_PATH.length))?.groups;
  const agent = lookup.agentById.get(found?.agent ?? "");
  const legs = (found?.trip ?? "").split("_").map((leg) => readLeg(leg, lookup));
  const knownLegs = legs.filter((leg) => leg !== undefined);
  if (!agent || knownLegs.length < legs.length) return undefined;
  const parameters = [...new URLSearchParams(search)];
  const valueAt = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1] ?? "";
  const currency = lookup.currencyByCode.get(valueAt("currency"));
  const amount = valueAt("price");
  const isKnown = /^\d+$/.test(amount) && amount.length <= MAX_DIGITS;
  return {
    agent,
    legs: knownLegs,
    part: found?.part === undefined ? undefined : Number(found.part),
    price: currency && isKnown ? { milli: Number(amount), currency } : undefined,
    tracking: parameters.filter(([name]) => name !== "currency" && name !== "price"),
  };
}

function readLeg(text: string, lookup: Lookup): BookedLeg | undefined {
  const { airports = "", date = "", flights = "" } = LEG.exec(text)?.groups ?? {};
  const codes = airports.toUpperCase().split("-").slice(0, -1);
  const places = codes.flatMap((code) => lookup.airportByIata.get(code) ?? []);
  const numbers = flights.toUpperCase().split("-").slice(1);
  const sold = numbers.flatMap((flight) => {
    const carrier = lookup.carrierByIata.get(flight.slice(0, 2));
    return carrier ? [{ carrier, number: flight.slice(2).replace(/\..*/, "") }] : [];
  });
  const day = readDate(date);
  const isKnown =
    codes.length > 1 && places.length === codes.length && sold.length === numbers.length;
  return isKnown && day ? { date: day, airports: places, flights: sold } : undefined;
}

/** readDate("270514") → "2027-05-14" */
function readDate(code: string): string | undefined {
  const [year = 0, month = 0, day = 0] = (code.match(/../g) ?? []).map(Number);
  const date = { year: 2000 + year, month, day };
  return dateCode(dayNumber(date)) === code ? isoDate(date) : undefined;
}
