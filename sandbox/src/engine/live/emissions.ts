import type { SustainabilityData } from "../../../../contract/src/types.ts";
import type { Trip } from "../journeys/trip.ts";
import { type Cabin, hasCabin } from "../world/cabin.ts";
import type { Aircraft, Route } from "../world/route.ts";

/**
 * A simplified reading of the Travel Impact Model's method (fuel for take-off and landing, fuel per
 * kilometre, shared among seats by cabin); its figures are not that model's output.
 */
interface Burn {
  /** Grams of fuel per economy seat for take-off and landing, and per kilometre. */
  readonly takeOffAndLanding: number;
  readonly perKm: number;
}

const BURN: Record<Aircraft, Burn> = {
  regional: { takeOffAndLanding: 6200, perKm: 27 },
  narrow: { takeOffAndLanding: 5200, perKm: 18 },
  wide: { takeOffAndLanding: 6800, perKm: 22 },
};

/** Grams of CO2 equivalent per kilogram of fuel, from well to wake. */
const CO2_PER_KG_OF_FUEL = 3836;
/** Seats taken, in hundredths. */
const LOAD = 82;

/** Room that a seat takes, in tenths of an economy seat. */
const ROOM_WIDE: Record<Cabin, number> = { economy: 10, premium: 15, business: 40, first: 50 };
const ROOM_NARROW: Record<Cabin, number> = { economy: 10, premium: 10, business: 15, first: 15 };

/** Grams of CO2 equivalent for one traveller of a trip. */
export function emissionsOf({ journeys }: Trip, cabin: Cabin): number {
  return journeys
    .flatMap(({ flights }) => flights)
    .reduce((sum, { flight }) => sum + flightEmissions(flight.route, cabin), 0);
}

function flightEmissions(route: Route, cabin: Cabin): number {
  const { takeOffAndLanding, perKm } = BURN[route.aircraft];
  // Carriers have older and newer fleets: up to a tenth better or worse.
  const fleet = 900 + (route.seed % 201);
  const room = (route.aircraft === "wide" ? ROOM_WIDE : ROOM_NARROW)[
    hasCabin(route, cabin) ? cabin : "economy"
  ];
  const fuel = (((takeOffAndLanding + perKm * route.km) * fleet * room) / (10_000 * LOAD)) * 100;
  return Math.round((fuel * CO2_PER_KG_OF_FUEL) / 1000);
}

/** How far below the typical emissions an itinerary must be to be an eco contender, in percent. */
export const CONTENDER_PERCENT = 6;

/** The median: of two middle values, the lower. 0 for no values. */
export function typicalEmissions(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Negative when below the typical value; 0 unless it is an eco contender. */
export function sustainabilityOf(grams: number, typical: number): SustainabilityData {
  const tenths = typical === 0 ? 0 : Math.round(((grams - typical) * 1000) / typical);
  const isEcoContender = tenths <= -10 * CONTENDER_PERCENT;
  return { isEcoContender, ecoContenderDelta: isEcoContender ? tenths / 10 : 0 };
}
