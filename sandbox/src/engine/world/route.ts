import type { Carrier, CarrierModel } from "../../data/model.ts";
import { between, mix } from "../base/random.ts";
import type { FlightAirport } from "./flight-airport.ts";
import { tailwind } from "./tailwind.ts";

export type Aircraft = "regional" | "narrow" | "wide";

/** One carrier's service from one airport to another, in this direction. */
export interface Route {
  readonly carrier: Carrier;
  readonly from: FlightAirport;
  readonly to: FlightAirport;
  readonly km: number;
  /** Gate to gate, in minutes. */
  readonly block: number;
  readonly aircraft: Aircraft;
  /** Departures a week, 2 to 63. */
  readonly weekly: number;
  /** Flight numbers go up from here in steps of two; the way back has the numbers between. */
  readonly firstNumber: number;
  /** A partner that sells the same flights under its own numbers. */
  readonly codeshare: Codeshare | undefined;
  /** One adult, one way, in economy on an average day: euro cents. */
  readonly baseFare: number;
  readonly seed: number;
}

export interface Codeshare {
  readonly carrier: Carrier;
  readonly firstNumber: number;
}

/** What the two directions of a service share. */
export interface BothWays extends Pick<Route, "carrier" | "km" | "weekly"> {
  readonly pairSeed: number;
}

export function makeRoute(
  { carrier, km, weekly, pairSeed }: BothWays,
  from: FlightAirport,
  to: FlightAirport,
  firstNumber: number,
  codeshare: Codeshare | undefined,
): Route {
  // Written out field by field: there are some 70,000 of these, and spreading takes far longer.
  return {
    carrier,
    from,
    to,
    km,
    block: blockTime(km, tailwind(from, to)),
    aircraft: aircraftFor(carrier.model, km, from.size + to.size, pairSeed),
    weekly,
    firstNumber,
    codeshare,
    baseFare: baseFare(carrier.model, km, pairSeed),
    seed: mix(pairSeed, from.hash < to.hash ? 1 : 2),
  };
}

/**
 * Gate to gate, in minutes, rounded to five: 40 for the ground, the climb and the approach, and the
 * flight at 13.4 km a minute against the westerlies to 15.4 with them. London to New York 7 h 30,
 * back 6 h 40; the timetables of 2025 say 7 h 55 and 7 h.
 */
export function blockTime(km: number, wind: number): number {
  return 5 * Math.round((40 + km / (14.4 + 0.1 * wind)) / 5);
}

/** The block time of the slower direction. */
export function longestBlockTime(a: FlightAirport, b: FlightAirport, km: number): number {
  return blockTime(km, -Math.abs(tailwind(a, b)));
}

function aircraftFor(model: CarrierModel, km: number, size: number, seed: number): Aircraft {
  if (km > 5500) return "wide";
  if (model === "regional" || (km < 1200 && size <= 3)) return "regional";
  if (model === "network" && km > 2500 && size >= 5) return mix(seed, 7) % 3 ? "narrow" : "wide";
  return "narrow";
}

/** Departures a week by the sum of both airports' sizes, 2 to 8. */
const WEEKLY_SHORT = [5, 8, 14, 20, 27, 34, 40];
const WEEKLY_MEDIUM = [2, 4, 7, 10, 14, 18, 22];
const WEEKLY_LONG = [2, 3, 4, 6, 7, 10, 12];

export function weeklyDepartures(
  hub: FlightAirport,
  spoke: FlightAirport,
  km: number,
  seed: number,
): number {
  const typical = weeklyTable(km)[hub.size + spoke.size - 2] ?? 2;
  // Carriers compete where many have hubs: up to twice as many departures.
  const rivalry =
    1000 + 200 * Math.min(5, Math.max(0, hub.carriersAtHome + spoke.carriersAtHome - 2));
  const weekly = Math.round((typical * rivalry * between(mix(seed, 3), 600, 1400)) / 1e6);
  return Math.max(2, Math.min(63, weekly));
}

function weeklyTable(km: number): readonly number[] {
  if (km < 1500) return WEEKLY_SHORT;
  return km < 5500 ? WEEKLY_MEDIUM : WEEKLY_LONG;
}

/** Euro cents: a fixed part, and one that grows with the distance to the power of 3/4. */
const FARE_SHAPE: Record<CarrierModel, readonly [fixed: number, growth: number]> = {
  network: [3000, 45],
  "low-cost": [1200, 17],
  regional: [3400, 50],
};

function baseFare(model: CarrierModel, km: number, seed: number): number {
  const [fixed, growth] = FARE_SHAPE[model];
  // Square roots are exact to the bit everywhere; Math.pow is not.
  const distance = Math.sqrt(km) * Math.sqrt(Math.sqrt(km));
  return Math.round(((fixed + growth * distance) * between(mix(seed, 4), 820, 1180)) / 1000);
}
