import { openPoints } from "../../../contract/generated/open-points.ts";
import { QUOTE_HORIZON_DAYS } from "../engine/indicative/occasions.ts";
import { MAX_PAIRS } from "../engine/indicative/pairs.ts";
import { INDICATIVE_TOLERANCE, MAX_SINGLE_DAYS } from "../engine/indicative/search-indicative.ts";
import { breadthOf } from "../engine/journeys/breadth.ts";
import { CONTENDER_PERCENT } from "../engine/live/emissions.ts";
import { NEARBY_KM } from "../engine/world/airports-of-place.ts";
import { LIMITS } from "../rules/limits.ts";
import type { OpenPoint } from "./open-point.ts";

/** Live and indicative searches. */
export const OPEN_POINTS_OF_FLIGHTS = [
  {
    id: "live-places",
    question: "Which places can be searched live, and what does a code shared by two places mean?",
    decision:
      "Airports and cities; countries and continents get a 400. A code shared by a city and its airport means the airport.",
    where: ["LiveQueryLeg.originPlaceId", "LiveQueryLeg.destinationPlaceId"],
  },
  {
    id: "live-legs",
    question: openPoints["live-legs"].question,
    decision: `At most ${LIMITS.liveLegs}. No leg can have an earlier date than the one before it.`,
    where: ["LiveQuery.queryLegs"],
  },
  {
    id: "live-dates",
    question: openPoints["live-dates"].question,
    decision: `From today's date at the origin to ${LIMITS.daysOnSale} days ahead.`,
    where: ["LiveQueryLeg.date", "IndicativeQueryLeg.fixedDate"],
  },
  {
    id: "travellers",
    question: openPoints.travellers.question,
    decision: `At most ${LIMITS.adults} adults and ${LIMITS.children} children of 0 to ${LIMITS.oldestChild} years, with no more children under ${LIMITS.seatAge} than adults.`,
    where: ["LiveQuery.adults", "LiveQuery.childrenAges"],
  },
  {
    id: "child-fares",
    question: "What does a child pay?",
    decision:
      "Under 2, a tenth of an adult's fare; under 12, three quarters; from 12, the full fare.",
    where: ["LiveQuery.childrenAges"],
  },
  {
    id: "price-of-party",
    question: openPoints["price-of-party"].question,
    decision: "For all travellers. The prices of the items add up to that of their option.",
    where: ["PricingOption.price", "PricingItem.price"],
  },
  {
    id: "cabin-default",
    question: openPoints["cabin-default"].question,
    decision: "Economy.",
    where: ["LiveQuery.cabinClass"],
  },
  {
    id: "filters",
    question: openPoints.filters.question,
    decision: `It's excluded. An unknown ID matches nothing. A list can have at most ${LIMITS.ids} IDs of at most ${LIMITS.idBytes} bytes each, as encoded in JSON.`,
    where: [
      "LiveQuery.includedCarriersIds",
      "LiveQuery.excludedCarriersIds",
      "LiveQuery.includedAgentsIds",
      "LiveQuery.excludedAgentsIds",
    ],
  },
  {
    id: "nearby-airports",
    question: openPoints["nearby-airports"].question,
    decision: `Within ${NEARBY_KM} km of an airport of the first origin. On a multi-city trip, \`nearbyAirports\` gets a 400.`,
    where: ["LiveQuery.nearbyAirports"],
  },
  {
    id: "sustainability",
    question: "When is there sustainability data, and what does the sign of the delta mean?",
    decision: `When asked for; otherwise it is null. A contender is at least ${CONTENDER_PERCENT}% below the median of the itineraries found, and its delta is negative; every other delta is 0.`,
    where: [
      "LiveQuery.includeSustainabilityData",
      "SustainabilityData.isEcoContender",
      "SustainabilityData.ecoContenderDelta",
    ],
  },
  {
    id: "session-lifetime",
    question: openPoints["session-lifetime"].question,
    decision: `${LIMITS.sessionMinutes} minutes from create, for the key that created it; after that, or with another key, 404. A token that the sandbox didn't issue, or that was changed, gets a 400. Unless you set a secret, the sandbox generates a new one each time it starts, so a token from before a restart also gets a 400.`,
    where: ["pollLiveSearch", "LiveSearchResponse.sessionToken"],
  },
  {
    id: "token-changes",
    question: "Does the session token change from response to response?",
    decision:
      "Yes: a token records which results were returned with it, so poll with the latest one. An older token still works, and a poll with it returns everything since.",
    where: ["LiveSearchResponse.sessionToken"],
  },
  {
    id: "example-token",
    question: "What does the token in the reference's samples return?",
    decision:
      "The complete results of create's `oneWay` example, with any key and at any time, and the same token again.",
    where: ["pollLiveSearch"],
  },
  {
    id: "never-back",
    question: "Can a search go back, from complete to incomplete or to fewer results?",
    decision:
      "No. The results already returned with a token are kept, even if the replicas' clocks differ. Only a scenario sent with a poll returns its own state.",
    where: ["LiveSearchResponse.status", "LiveSearchResponse.content"],
  },
  {
    id: "poll-body",
    question: "Does poll take a body?",
    decision: "None, or `{}`. Anything else gets a 400.",
    where: ["pollLiveSearch"],
  },
  {
    id: "progress",
    question: "How does a search progress, and for how long?",
    decision:
      "Create returns offers from a third of the suppliers. The others respond within about ten seconds; the search is complete when the last one has. With the header `x-sandbox-clock: step` on create, each poll adds one supplier instead, without any waiting.",
    where: ["createLiveSearch", "pollLiveSearch", "LiveSearchResponse.status"],
  },
  {
    id: "action",
    question: "When is the action `RESULT_ACTION_REPLACED`, and when `RESULT_ACTION_NOT_MODIFIED`?",
    decision:
      "Replaced if the results differ from those returned with the token; not modified if they don't. Create always replaces.",
    where: ["LiveSearchResponse.action"],
  },
  {
    id: "omitted",
    question: openPoints.omitted.question,
    decision:
      "For a leg within one city, and in the scenario `omitted`. The search is complete immediately.",
    where: ["LiveSearchResponse.action"],
  },
  {
    id: "content-without-results",
    question: openPoints["content-without-results"].question,
    decision: "null.",
    where: ["LiveSearchResponse.content"],
  },
  {
    id: "option-order",
    question: openPoints["option-order"].question,
    decision: "Cheapest first; those without a price last.",
    where: ["Itinerary.pricingOptions"],
  },
  {
    id: "result-count",
    question: "How many itineraries does a search find?",
    decision: `At most ${breadthOf("normal", 1).trips}, chosen for price, duration, stops and variety of carriers.`,
    where: ["LiveResults.itineraries"],
  },
  {
    id: "place-chain",
    question: "How far up do the places of flight results go?",
    decision: "Up to the country in live results, up to the continent in indicative ones.",
    where: ["LiveResults.places", "IndicativeResults.places"],
  },
  {
    id: "stats",
    question: openPoints.stats.question,
    decision:
      "Each itinerary counts once: by the leg with the most stops, and by the cheapest way to buy it. Npt is taken to mean non-protected transfer.",
    where: ["Stats.total", "Stops", "TicketTypes.multiTicketNpt", "TicketTypes.multiTicketNonNpt"],
  },
  {
    id: "scores",
    question: openPoints.scores.question,
    decision: "0 to 1, highest first; every list contains every itinerary.",
    where: ["SortingOption.score"],
  },
  {
    id: "indicative-legs",
    question: openPoints["indicative-legs"].question,
    decision: `${LIMITS.indicativeLegs}: outbound and inbound.`,
    where: ["IndicativeQuery.queryLegs"],
  },
  {
    id: "indicative-false",
    question: openPoints["indicative-false"].question,
    decision: "The request gets a 400. Leave out the field instead.",
    where: ["IndicativePlace.anywhere", "IndicativeQueryLeg.anytime"],
  },
  {
    id: "indicative-places",
    question: "Which places can be searched indicatively?",
    decision: `Airports, cities, and countries by entity ID; continents get a 400. Of many pairs of airports, the ${MAX_PAIRS} busiest are quoted.`,
    where: ["IndicativePlace.queryPlace", "IndicativePlace.anywhere"],
  },
  {
    id: "indicative-dates",
    question: openPoints["indicative-dates"].question,
    decision: `From tomorrow to ${QUOTE_HORIZON_DAYS} days ahead. A range can have any length, but can't be entirely in the past.`,
    where: ["IndicativeQueryLeg.dateRange", "IndicativeQueryLeg.anytime"],
  },
  {
    id: "indicative-party",
    question: openPoints["indicative-party"].question,
    decision: "For both, in whole units of the currency.",
    where: ["Quote.minPrice"],
  },
  {
    id: "indicative-tolerance",
    question: "How close are indicative and live prices?",
    decision: `They come from the same flights and fares. A quote is within ${INDICATIVE_TOLERANCE / 10}% of the cheapest live price for the same date and kind, direct or with stops. If a date has quotes and direct flights, one of its quotes is direct.`,
    where: ["Quote.minPrice"],
  },
  {
    id: "one-way-quotes",
    question: "What does `inboundLeg` contain in a one-way search?",
    decision: "Empty IDs, an all-zero date and the timestamp `0`.",
    where: ["Quote.inboundLeg"],
  },
  {
    id: "grouping-default",
    question: openPoints["grouping-default"].question,
    decision: "Months.",
    where: ["IndicativeQuery.dateTimeGroupingType"],
  },
  {
    id: "grouping-by-date",
    question: "Where is the day in a group by date? `monthYearDate` doesn't have it.",
    decision: `There's one group per day, in order; take the day from its quotes. Ranges of more than ${MAX_SINGLE_DAYS} days have one quote of each kind per month.`,
    where: ["DateGroup.monthYearDate"],
  },
] as const satisfies readonly OpenPoint[];
