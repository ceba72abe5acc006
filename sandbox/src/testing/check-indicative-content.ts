import type {
  DateGroup,
  IndicativeContent,
  LocalDateTime,
  Quote,
} from "../../../contract/src/types.ts";
import { differences, placeProblems } from "./broken-references.ts";
import { amountOf } from "./derived-stats.ts";

/** Contradictions within the content of an indicative search. */
export function checkIndicativeContent(content: IndicativeContent): readonly string[] {
  const { quotes, carriers, places } = content.results;
  const legs = Object.values(quotes).flatMap(({ outboundLeg, inboundLeg }) => [
    outboundLeg,
    ...(isUsed(inboundLeg) ? [inboundLeg] : []),
  ]);
  const ends = legs.flatMap(({ originPlaceId, destinationPlaceId }) => [
    originPlaceId,
    destinationPlaceId,
  ]);
  return [
    ...differences(
      "carriers",
      legs.map(({ marketingCarrierId }) => marketingCarrierId),
      carriers,
    ),
    ...placeProblems(ends, places, "PLACE_TYPE_CONTINENT"),
    ...groupProblems(content),
  ];
}

type UsedLeg = Quote["outboundLeg"];

function isUsed(leg: Quote["inboundLeg"]): leg is UsedLeg {
  return leg !== undefined && leg.originPlaceId !== "";
}

/** Checks that each quote is in one group of each applicable kind, and groups go cheapest first. */
function groupProblems({ results, groupingOptions }: IndicativeContent): readonly string[] {
  const { quotes } = results;
  const routes = groupingOptions.byRoute?.quotesGroups ?? [];
  const out = groupingOptions.byDate?.quotesOutboundGroups ?? [];
  const home = groupingOptions.byDate?.quotesInboundGroups ?? [];
  const ids = Object.keys(quotes);
  const returning = ids.filter((id) => isUsed(quotes[id]?.inboundLeg));
  const quoteOf = (id: string) => quotes[id];
  return [
    ...partition(
      "byRoute",
      routes.map(({ quoteIds }) => quoteIds),
      ids,
    ),
    ...partition(
      "the way there",
      out.map(({ quoteIds }) => quoteIds),
      ids,
    ),
    ...partition(
      "the way back",
      home.map(({ quoteIds }) => quoteIds),
      returning,
    ),
    ...[...routes, ...out, ...home].flatMap(({ quoteIds }) => {
      const amounts = quoteIds
        .flatMap((id) => quotes[id] ?? [])
        .map(({ minPrice }) => amountOf(minPrice));
      const rises = amounts.every((amount, index) => amount >= (amounts[index - 1] ?? 0));
      return rises ? [] : [`a group is not cheapest first: ${amounts.slice(0, 20).join(", ")}`];
    }),
    ...out.flatMap((group) => strangers(group, (id) => quoteOf(id)?.outboundLeg)),
    ...home.flatMap((group) => strangers(group, (id) => quoteOf(id)?.inboundLeg)),
  ];
}

function partition(
  name: string,
  groups: readonly (readonly string[])[],
  ids: readonly string[],
): readonly string[] {
  const grouped = [...groups.flat()].sort().join();
  return grouped === [...ids].sort().join() ? [] : [`${name} does not hold each quote once`];
}

function strangers(
  { monthYearDate: { year, month }, quoteIds }: DateGroup,
  legOf: (id: string) => { readonly departureDateTime: LocalDateTime } | undefined,
): readonly string[] {
  const wrong = quoteIds.filter((id) => {
    const date = legOf(id)?.departureDateTime;
    return date?.year !== year || date.month !== month;
  });
  return wrong.map((id) => `${id} is in the group of ${year}-${month}`);
}
