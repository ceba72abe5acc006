import type { Carrier, CarrierModel } from "../../data/model.ts";
import type { FlightAirport } from "./flight-airport.ts";

/** One of a carrier's hubs; rank 0 is the most important. */
export interface Base {
  readonly airport: FlightAirport;
  readonly rank: number;
}

/** Chance in a thousand that the main hub serves an airport of importance 1 to 4. */
type Chances = readonly [number, number, number, number];

/** By distance: domestic, then up to 1,500, 3,500 and 5,500 km, then beyond. */
type Bands = readonly [Chances, Chances, Chances, Chances, Chances];

const CHANCES: Record<CarrierModel, Bands> = {
  network: [
    [550, 900, 950, 1000],
    [180, 550, 900, 1000],
    [70, 300, 750, 1000],
    [15, 120, 450, 1000],
    [4, 60, 330, 1000],
  ],
  "low-cost": [
    [450, 600, 750, 850],
    [380, 560, 650, 650],
    [330, 450, 550, 500],
    [20, 60, 120, 150],
    [4, 40, 120, 180],
  ],
  regional: [
    [650, 650, 650, 650],
    [120, 250, 300, 300],
    [0, 0, 20, 20],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
};

/** Below this, people take the road: Abu Dhabi to Dubai, Cologne to Frankfurt. */
const SHORTEST_KM = 160;
/** Airports inside a city, which have a larger sister for long flights or rules against them. */
const CITY_AIRPORTS = new Set(
  "AEP BHD BMA CGH DAL DCA GMP HOU ITM LCY LGA LIN MDW SDU SHA TSA YTZ".split(" "),
);
const CITY_AIRPORT_RANGE_KM = 4000;
/** How far each model's aircraft go, if the carrier has no long-haul ones. */
const RANGE_KM: Record<CarrierModel, number> = { network: 5500, "low-cost": 4200, regional: 1800 };
const LONG_HAUL_RANGE_KM = 15_500;

/** Chance in a thousand that two hubs of one carrier, or the main hubs of partners, are linked. */
const KIN_CHANCE = 950;
/** Between its own hubs at home a carrier always flies: its trunk routes. */
const TRUNK_CHANCE = 1000;

/**
 * How likely a carrier is to fly between its base and an airport, in a thousand.
 * 1. Too near, too far, or inside a country that is not the carrier's own: never. Low-cost carriers
 *    may do the latter.
 * 2. Another hub of its own: always at home. Abroad, or the main hub of a partner: almost always.
 * 3. Otherwise by model, distance and importance, less from secondary hubs.
 */
export function serviceChance(
  carrier: Carrier,
  base: Base,
  airport: FlightAirport,
  km: number,
  isKin: boolean,
): number {
  if (!mayFly(carrier, base.airport, airport, km)) return 0;
  const isDomestic = base.airport.countryCode === airport.countryCode;
  if (isDomestic && carrier.hubs.includes(airport.iata)) return TRUNK_CHANCE;
  if (isKin) return KIN_CHANCE;
  const chances = CHANCES[carrier.model][bandOf(km, isDomestic)];
  return Math.round(((chances[airport.importance - 1] ?? 0) * rankWeight(base.rank)) / 1000);
}

function mayFly(
  carrier: Carrier,
  base: FlightAirport,
  airport: FlightAirport,
  km: number,
): boolean {
  if (km < SHORTEST_KM) return false;
  if (km > (carrier.longHaul ? LONG_HAUL_RANGE_KM : RANGE_KM[carrier.model])) return false;
  const isInCity = CITY_AIRPORTS.has(base.iata) || CITY_AIRPORTS.has(airport.iata);
  if (isInCity && km > CITY_AIRPORT_RANGE_KM) return false;
  if (base.cityId === airport.cityId) return false;
  const isDomestic = base.countryCode === airport.countryCode;
  return !isDomestic || carrier.model === "low-cost" || base.countryCode === carrier.countryCode;
}

function bandOf(km: number, isDomestic: boolean): 0 | 1 | 2 | 3 | 4 {
  if (km > 5500) return 4;
  if (isDomestic) return 0;
  if (km <= 1500) return 1;
  return km <= 3500 ? 2 : 3;
}

function rankWeight(rank: number): number {
  if (rank === 0) return 1000;
  return rank < 4 ? 650 : 450;
}
