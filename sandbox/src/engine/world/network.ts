import type { Carrier } from "../../data/model.ts";
import { distanceInKm } from "../base/great-circle.ts";
import { between, happens, hashText, mix } from "../base/random.ts";
import type { FlightAirport } from "./flight-airport.ts";
import { type Codeshare, makeRoute, type Route, weeklyDepartures } from "./route.ts";
import { serviceChance } from "./service-chance.ts";

/** A pair of airports that one carrier flies between, both ways. */
interface Service {
  readonly carrier: Carrier;
  readonly hub: FlightAirport;
  readonly spoke: FlightAirport;
  readonly km: number;
  readonly weekly: number;
  readonly seed: number;
}

/** All routes of all carriers, each carrier's in order of flight number. */
export function buildNetwork(
  airports: readonly FlightAirport[],
  carriers: readonly Carrier[],
  seed: number,
): readonly Route[] {
  const distances = distancesFrom(airports);
  const partnersOf = partnersByAlliance(carriers);
  const services = carriers.map((carrier) =>
    servicesOf(carrier, airports, partnersOf(carrier), distances, seed),
  );
  const lifelines = missingServices(airports, carriers, services.flat(), seed);
  return carriers.flatMap((carrier, index) => {
    const extra = lifelines.filter((service) => service.carrier === carrier);
    const own = numbered([...(services[index] ?? []), ...extra]);
    return own.flatMap(({ service, number }) => routesOf(service, number, partnersOf(carrier)));
  });
}

/** Distances from one airport to all, worked out once for each hub, as carriers share hubs. */
function distancesFrom(airports: readonly FlightAirport[]) {
  const known = new Map<FlightAirport, readonly number[]>();
  return (hub: FlightAirport): readonly number[] => {
    const distances = known.get(hub) ?? airports.map((airport) => distanceInKm(hub, airport));
    known.set(hub, distances);
    return distances;
  };
}

function partnersByAlliance(carriers: readonly Carrier[]) {
  const partners = new Map(
    carriers.map((carrier) => [
      carrier,
      carriers.filter(
        ({ id, allianceId }) =>
          allianceId !== "" && allianceId === carrier.allianceId && id !== carrier.id,
      ),
    ]),
  );
  return (carrier: Carrier): readonly Carrier[] => partners.get(carrier) ?? [];
}

function servicesOf(
  carrier: Carrier,
  airports: readonly FlightAirport[],
  partners: readonly Carrier[],
  distances: (hub: FlightAirport) => readonly number[],
  seed: number,
): readonly Service[] {
  const services = new Map<number, Service>();
  const carrierSeed = mix(seed, hashText(carrier.iata));
  const kin = new Set([...carrier.hubs, ...partners.flatMap(({ hubs }) => hubs.slice(0, 1))]);
  for (const [rank, iata] of carrier.hubs.entries()) {
    const hub = airports.find((airport) => airport.iata === iata);
    if (!hub) continue;
    const base = { airport: hub, rank };
    const kmTo = distances(hub);
    for (const spoke of airports) {
      const km = kmTo[spoke.index] ?? 0;
      const chance = serviceChance(carrier, base, spoke, km, kin.has(spoke.iata));
      const pairSeed = chance === 0 ? 0 : seedOfPair(carrierSeed, hub, spoke);
      if (!happens(pairSeed, chance)) continue;
      services.set(pairSeed, makeService(carrier, hub, spoke, km, pairSeed));
    }
  }
  return [...services.values()].sort(bySize);
}

/** The same from either end, so that a pair of hubs is one service. */
function seedOfPair(carrierSeed: number, a: FlightAirport, b: FlightAirport): number {
  return mix(mix(carrierSeed, Math.min(a.hash, b.hash)), Math.max(a.hash, b.hash));
}

function makeService(
  carrier: Carrier,
  hub: FlightAirport,
  spoke: FlightAirport,
  km: number,
  seed: number,
): Service {
  return { carrier, hub, spoke, km, weekly: weeklyDepartures(hub, spoke, km, seed), seed };
}

/** Busiest first: low flight numbers go to the big routes. */
function bySize(a: Service, b: Service): number {
  const size = b.hub.size + b.spoke.size - a.hub.size - a.spoke.size;
  return size || b.km - a.km || a.seed - b.seed;
}

/** Each departure of a day takes two numbers: one for the way out, the next for the way back. */
function numbered(services: readonly Service[]) {
  let number = 1;
  return services.map((service) => {
    const first = number;
    number += 2 * Math.ceil(service.weekly / 7);
    return { service, number: first };
  });
}

function routesOf(
  { carrier, hub, spoke, km, weekly, seed }: Service,
  number: number,
  partners: readonly Carrier[],
): readonly Route[] {
  const codeshare = codeshareOf(hub, spoke, seed, partners);
  const back = codeshare && {
    carrier: codeshare.carrier,
    firstNumber: codeshare.firstNumber + 1,
  };
  const both = { carrier, km, weekly, pairSeed: seed };
  return [
    makeRoute(both, hub, spoke, number, codeshare),
    makeRoute(both, spoke, hub, number + 1, back),
  ];
}

/** Half of the routes are sold by a partner too, if one is at home at an end or in its country. */
function codeshareOf(
  hub: FlightAirport,
  spoke: FlightAirport,
  seed: number,
  partners: readonly Carrier[],
): Codeshare | undefined {
  if (!happens(mix(seed, 5), 500)) return undefined;
  const partner =
    partners.find(({ hubs }) => hubs[0] === spoke.iata || hubs[0] === hub.iata) ??
    partners.find(({ hubs }) => hubs.includes(spoke.iata) || hubs.includes(hub.iata)) ??
    partners.find(({ countryCode }) => countryCode === spoke.countryCode);
  return partner && { carrier: partner, firstNumber: 5000 + 20 * between(mix(seed, 6), 0, 190) };
}

/** Each airport without a flight gets one: to the nearest hub, of its own country if there is one. */
function missingServices(
  airports: readonly FlightAirport[],
  carriers: readonly Carrier[],
  services: readonly Service[],
  seed: number,
): readonly Service[] {
  const served = new Set(services.flatMap(({ hub, spoke }) => [hub, spoke]));
  const hubs = carriers.flatMap((carrier) =>
    airports.filter(({ iata }) => iata === carrier.hubs[0]).map((hub) => ({ carrier, hub })),
  );
  return airports
    .filter((airport) => !served.has(airport))
    .flatMap((spoke) => {
      const nearest = nearestHub(spoke, hubs);
      if (!nearest) return [];
      const { carrier, hub, km } = nearest;
      const pairSeed = seedOfPair(mix(seed, hashText(carrier.iata)), hub, spoke);
      return [makeService(carrier, hub, spoke, km, pairSeed)];
    });
}

interface MainHub {
  readonly carrier: Carrier;
  readonly hub: FlightAirport;
}

function nearestHub(spoke: FlightAirport, hubs: readonly MainHub[]) {
  return hubs
    .map((it) => ({ ...it, km: distanceInKm(it.hub, spoke) }))
    .filter(({ hub, km }) => km > 0 && hub.cityId !== spoke.cityId)
    .sort((a, b) => remoteness(spoke, a) - remoteness(spoke, b))[0];
}

function remoteness(spoke: FlightAirport, { hub, km }: MainHub & { readonly km: number }): number {
  return hub.countryCode === spoke.countryCode ? km : km + 20_000;
}
