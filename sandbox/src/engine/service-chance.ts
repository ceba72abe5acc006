import type { Carrier, CarrierModel } from "../data/model.ts";
import type { FlightAirport } from "./world.ts";

/** One of a carrier's hubs; rank 0 is the most important. */
export interface Base {
  readonly airport: FlightAirport;
  readonly rank: number;
}

type Band = "domestic" | "short" | "medium" | "far" | "long";

/** Chance in a thousand that the main hub serves an airport of importance 1 to 4. */
type Chances = readonly [number, number, number, number];

const CHANCES: Record<CarrierModel, Record<Band, Chances>> = {
  network: {
    domestic: [550, 900, 950, 1000],
    short: [180, 550, 900, 1000],
    medium: [70, 300, 750, 1000],
    far: [15, 120, 450, 1000],
    long: [4, 60, 330, 1000],
  },
  "low-cost": {
    domestic: [450, 600, 750, 850],
    short: [380, 560, 650, 650],
    medium: [330, 450, 550, 500],
    far: [20, 60, 120, 150],
    long: [4, 40, 120, 180],
  },
  regional: {
    domestic: [650, 650, 650, 650],
    short: [120, 250, 300, 300],
    medium: [0, 0, 20, 20],
    far: [0, 0, 0, 0],
    long: [0, 0, 0, 0],
  },
};

const SHORTEST_KM = 110;
/** How far each model's aircraft go, if the carrier has no long-haul ones. */
const RANGE_KM: Record<CarrierModel, number> = { network: 5500, "low-cost": 4200, regional: 1800 };
const LONG_HAUL_RANGE_KM = 15_500;

/**
 * How likely a carrier is to fly between its base and an airport, in a thousand.
 * 1. Too near, too far, or inside a country that is not the carrier's own: never. Low-cost carriers
 *    may do the latter.
 * 2. The main hub of a partner: almost always.
 * 3. Otherwise by model, distance and importance, less from secondary hubs.
 */
export function serviceChance(
  carrier: Carrier,
  base: Base,
  airport: FlightAirport,
  km: number,
  isPartnerHub: boolean,
): number {
  if (!mayFly(carrier, base.airport, airport, km)) return 0;
  if (isPartnerHub && carrier.model === "network") return base.rank === 0 ? 980 : 800;
  const band = bandOf(base.airport, airport, km);
  const chance = CHANCES[carrier.model][band][importance(airport) - 1] ?? 0;
  return Math.round((chance * rankWeight(base.rank)) / 1000);
}

/** A large hub that several carriers call theirs counts for more than its size. */
function importance({ size, carriersAtHome }: FlightAirport): number {
  return size === 3 && carriersAtHome >= 2 ? 4 : size;
}

function bandOf(base: FlightAirport, airport: FlightAirport, km: number): Band {
  if (km > 5500) return "long";
  if (base.countryCode === airport.countryCode) return "domestic";
  if (km <= 1500) return "short";
  return km <= 3500 ? "medium" : "far";
}

function mayFly(
  carrier: Carrier,
  base: FlightAirport,
  airport: FlightAirport,
  km: number,
): boolean {
  const range = carrier.longHaul ? LONG_HAUL_RANGE_KM : RANGE_KM[carrier.model];
  if (km < SHORTEST_KM || km > range || base.cityId === airport.cityId) return false;
  const isAbroad = base.countryCode !== carrier.countryCode;
  const isDomestic = base.countryCode === airport.countryCode;
  return !(isAbroad && isDomestic && carrier.model !== "low-cost");
}

function rankWeight(rank: number): number {
  if (rank === 0) return 1000;
  return rank < 4 ? 650 : 450;
}
