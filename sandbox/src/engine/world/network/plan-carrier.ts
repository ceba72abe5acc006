import type { Carrier } from "../../../data/model.ts";
import { happens } from "../../base/random.ts";
import type { FlightAirport } from "../flight-airport.ts";
import type { Atlas, View } from "./atlas.ts";
import { rangeOf } from "./may-fly.ts";
import { makeService, type Service, seedOfService } from "./service.ts";
import { travellersSeenBy } from "./travellers.ts";

/** A hub, with the distance and the appeal to the carrier of each airport from there, by index. */
interface Base {
  readonly hub: FlightAirport;
  readonly km: Uint16Array;
  readonly appeal: Float64Array;
}

/**
 * The services of a carrier: as many as its aircraft can operate, the most attractive ones for
 * certain, less attractive ones by chance. As in any gravity model, an airport's appeal is its
 * travellers times its draw; a main hub has more aircraft than a secondary one. A carrier always
 * flies between its hubs in one country.
 */
export function planCarrier(
  carrier: Carrier,
  partners: readonly Carrier[],
  atlas: Atlas,
  seed: number,
): readonly Service[] {
  const bases = basesOf(carrier, partners, atlas);
  const scale = scaleFor(bases, carrier.fleet);
  const services: Service[] = [];
  for (const { hub, km, appeal } of bases) {
    for (const spoke of atlas.airports) {
      const chance = Math.round(1000 * chanceOf(scale * (appeal[spoke.index] ?? 0)));
      if (chance > 0 && happens(seedOfService(carrier, hub, spoke, seed), chance)) {
        services.push(makeService(carrier, hub, spoke, km[spoke.index] ?? 0, seed));
      }
    }
  }
  return services;
}

function basesOf(
  carrier: Carrier,
  partners: readonly Carrier[],
  { airports, airportNamed, viewFrom }: Atlas,
): readonly Base[] {
  const hubs = carrier.hubs.flatMap((iata) => airportNamed(iata) ?? []);
  const partnerHubs = partners.flatMap((partner) => mainHubs(partner, airportNamed));
  const kin = new Set([...hubs, ...partnerHubs]);
  return hubs.map((hub, rank) => {
    const view = viewFrom(hub);
    const appeal = appealsFrom(hub, rank, carrier, airports, view);
    for (const { index } of kin) appeal[index] = KIN * (appeal[index] ?? 0);
    // A pair of hubs is planned from the more important one; within a country it is certain.
    for (const [otherRank, { index, countryCode }] of hubs.entries()) {
      const isTrunk = countryCode === hub.countryCode && (appeal[index] ?? 0) > 0;
      if (isTrunk) appeal[index] = CERTAIN;
      if (otherRank < rank) appeal[index] = 0;
    }
    return { hub, km: view.km, appeal };
  });
}

/** The appeal to a carrier of each airport within range of a hub, by index. */
function appealsFrom(
  hub: FlightAirport,
  rank: number,
  carrier: Carrier,
  airports: readonly FlightAirport[],
  { km, draw }: View,
): Float64Array {
  const range = rangeOf(carrier);
  const [home, abroad] = [shareOf(rank, true), shareOf(rank, false)];
  const appeal = new Float64Array(airports.length);
  for (const [index, { size, countryCode }] of airports.entries()) {
    const drawn = draw[index] ?? 0;
    const distance = km[index] ?? 0;
    if (drawn === 0 || distance > range) continue;
    const share = countryCode === hub.countryCode ? home : abroad;
    appeal[index] = drawn * share * travellersSeenBy(carrier.model, size, distance);
  }
  return appeal;
}

/** Factor on the appeal of another hub of the carrier, or of a main hub of a partner. */
const KIN = 2;
const CERTAIN = Number.POSITIVE_INFINITY;

/** The first two hubs of a partner, and those at the world's largest airports. */
function mainHubs(
  { hubs }: Carrier,
  airportNamed: Atlas["airportNamed"],
): readonly FlightAirport[] {
  return hubs
    .flatMap((iata) => airportNamed(iata) ?? [])
    .filter(({ size }, rank) => rank < 2 || size === 4);
}

/** The traffic of a carrier's hub relative to its main one, by rank: at home and abroad. */
function shareOf(rank: number, isHome: boolean): number {
  return isHome ? 4 / (4 + rank) : 2 / (2 + rank);
}

/** The factor from appeal to chance at which the expected services need the whole fleet. */
function scaleFor(bases: readonly Base[], fleet: number): number {
  let [low, high] = [0, SMALLEST_SCALE];
  while (high < LARGEST_SCALE && aircraftNeeded(bases, high) < fleet + SPARE_AIRCRAFT) {
    [low, high] = [high, 4 * high];
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (aircraftNeeded(bases, middle) < fleet + SPARE_AIRCRAFT) low = middle;
    else high = middle;
  }
  return high;
}

const SMALLEST_SCALE = 1;
const LARGEST_SCALE = 1e6;
const STEPS = 8;
/** Even the smallest carrier flies to a few places. */
const SPARE_AIRCRAFT = 3;

function aircraftNeeded(bases: readonly Base[], scale: number): number {
  let aircraft = 0;
  for (const { km, appeal } of bases) {
    for (let index = 0; index < appeal.length; index += 1) {
      const chance = chanceOf(scale * (appeal[index] ?? 0));
      // Aircraft for both directions, at the usual frequency of such routes.
      if (chance > 0) aircraft += chance * (0.5 + (km[index] ?? 0) / 5000);
    }
  }
  return aircraft;
}

/** 0 up to a scaled appeal of 0.5, 1 from 1.5 on, linear in between. */
function chanceOf(scaledAppeal: number): number {
  return Math.min(1, Math.max(0, scaledAppeal - 0.5));
}
