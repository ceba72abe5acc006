import type { LiveResults, Place } from "../../../contract/src/types.ts";

type Places = Readonly<Record<string, Place>>;

/** Ids in the results of a live search without an entry, and entries that nothing refers to. */
export function brokenReferences(results: LiveResults): readonly string[] {
  const { itineraries, legs, segments, places, carriers, agents, alliances } = results;
  const options = Object.values(itineraries).flatMap(({ pricingOptions }) => pricingOptions);
  const items = options.flatMap(({ items }) => items);
  const flights = Object.values(segments);
  const used = {
    legs: Object.values(itineraries).flatMap(({ legIds }) => legIds),
    segments: Object.values(legs).flatMap(({ segmentIds }) => segmentIds),
    agents: [
      ...options.flatMap(({ agentIds }) => agentIds),
      ...items.map(({ agentId }) => agentId),
    ],
    carriers: [
      ...flights.flatMap(({ marketingCarrierId, operatingCarrierId }) => [
        marketingCarrierId,
        operatingCarrierId,
      ]),
      ...Object.values(legs).flatMap((leg) => [
        ...leg.marketingCarrierIds,
        ...leg.operatingCarrierIds,
      ]),
    ],
    alliances: Object.values(carriers).flatMap(({ allianceId }) => allianceId || []),
    fares: items.flatMap(({ fares }) => fares.map(({ segmentId }) => segmentId)),
  };
  return [
    ...differences("legs", used.legs, legs),
    ...differences("segments", used.segments, segments),
    ...differences("fares", used.fares, segments),
    ...differences("agents", used.agents, agents),
    ...differences("carriers", used.carriers, carriers),
    ...differences("alliances", used.alliances, alliances),
    ...placeProblems(
      flights.flatMap(({ originPlaceId, destinationPlaceId }) => [
        originPlaceId,
        destinationPlaceId,
      ]),
      places,
      "PLACE_TYPE_COUNTRY",
    ),
  ];
}

/** Checks that places are there with all parents up to the given type, each under its own id. */
export function placeProblems(
  used: readonly string[],
  places: Places,
  top: Place["type"],
): readonly string[] {
  const all = Object.values(places);
  const above = all.flatMap(({ type, parentId }) => (type === top ? [] : parentId));
  return [
    ...differences("places", [...used, ...above], places),
    ...Object.entries(places).flatMap(([id, { entityId }]) =>
      id === entityId ? [] : [`the place ${entityId} is filed under ${id}`],
    ),
  ];
}

export function differences(
  name: string,
  used: readonly string[],
  entries: Readonly<Record<string, unknown>>,
): readonly string[] {
  const wanted = new Set(used);
  const missing = [...wanted].filter((id) => !Object.hasOwn(entries, id));
  const idle = Object.keys(entries).filter((id) => !wanted.has(id));
  return [
    ...missing.map((id) => `${name}: ${id} leads nowhere`),
    ...idle.map((id) => `${name}: nothing leads to ${id}`),
  ];
}
