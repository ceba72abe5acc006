import { groupBy } from "../../../../../contract/src/base/group-by.ts";
import type { Carrier, ReferenceData } from "../../../data/model.ts";
import { between, happens, mix } from "../../base/random.ts";
import type { FlightAirport } from "../flight-airport.ts";
import { type Codeshare, makeRoute, type Route } from "../route.ts";
import { createAtlas } from "./atlas.ts";
import { lifelinesOf } from "./lifelines.ts";
import { planCarrier } from "./plan-carrier.ts";
import type { Service } from "./service.ts";
import { servicesInDemand } from "./services-in-demand.ts";

/** All routes of all carriers, each carrier's in order of flight number. */
export function buildNetwork(
  airports: readonly FlightAirport[],
  data: ReferenceData,
  seed: number,
): readonly Route[] {
  const { carriers } = data;
  const partnersOf = partnersByAlliance(carriers);
  const atlas = createAtlas(airports, data);
  const planned = carriers.flatMap((carrier) =>
    planCarrier(carrier, partnersOf(carrier), atlas, seed),
  );
  const demanded = servicesInDemand(planned, carriers, atlas, seed);
  const lifelines = lifelinesOf([...planned, ...demanded], carriers, atlas, seed);
  const services = groupBy([...planned, ...demanded, ...lifelines], ({ carrier }) => carrier);
  return carriers.flatMap((carrier) => {
    const carrierServices = numbered([...(services.get(carrier) ?? [])].sort(bySize));
    return carrierServices.flatMap(({ service, number }) =>
      routesOf(service, number, partnersOf(carrier)),
    );
  });
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

/** Busiest first: low flight numbers go to the big routes. */
function bySize(a: Service, b: Service): number {
  const size = b.hub.size + b.spoke.size - a.hub.size - a.spoke.size;
  return size || b.km - a.km || a.seed - b.seed;
}

/** Each daily departure takes two flight numbers: one outbound, the next for the way back. */
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

/**
 * About half of the routes are also sold by a partner, if one has a hub at either end or is based
 * in the spoke's country.
 */
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
