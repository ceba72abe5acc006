import { openPoints } from "../../../contract/generated/open-points.ts";
import { DEFAULT_MARKET } from "../addresses/find-market.ts";
import { LIMITS } from "../rules/limits.ts";
import type { OpenPoint } from "./open-point.ts";

/** Culture, geo and the operation of the autosuggest guides. */
export const OPEN_POINTS_OF_PLACES_AND_CULTURE = [
  {
    id: "list-order",
    question: openPoints["list-order"].question,
    decision: "By code, always in the same order.",
    where: ["CurrenciesResponse.currencies", "LocalesResponse.locales", "MarketsResponse.markets"],
  },
  {
    id: "currency-formats",
    question: "Which country's format does a currency use, if several countries share it?",
    decision: "The format of one home locale for each currency, from CLDR.",
    where: ["Currency"],
  },
  {
    id: "caller-address",
    question: openPoints["caller-address"].question,
    decision:
      "The caller's own address, from the connection. `X-Forwarded-For` is used only when it comes from a proxy listed in `TRUSTED_PROXIES`.",
    where: ["findNearestCulture"],
  },
  {
    id: "addresses",
    question: openPoints.addresses.question,
    decision: `The IPv4 and IPv6 documentation ranges belong to markets. Every other real address, private ones included, is in market ${DEFAULT_MARKET}. Anything else gets a 400.`,
    where: ["findNearestCulture", "Locator.ipAddress"],
  },
  {
    id: "market-name-language",
    question: openPoints["market-name-language"].question,
    decision: "In the locale of the same response.",
    where: ["NearestCultureResponse.market.name"],
  },
  {
    id: "which-coordinates",
    question: openPoints["which-coordinates"].question,
    decision: "Airports and cities in geo. None in flight results.",
    where: ["Place.coordinates", "PlacesResponse.places{}.coordinates"],
  },
  {
    id: "empty-iata",
    question: "Is `iata` empty or absent on countries and continents?",
    decision: "Empty.",
    where: ["Place.iata"],
  },
  {
    id: "how-many-nearest",
    question: openPoints["how-many-nearest"].question,
    decision: "One airport, however far away, with its city, country and continent.",
    where: ["findNearestPlaces"],
  },
  {
    id: "coordinate-bounds",
    question: "Which coordinates are allowed?",
    decision: "Latitude from -90 to 90, longitude from -180 to 180; anything else gets a 400.",
    where: [
      "NearestRequest.locator.coordinates.latitude",
      "NearestRequest.locator.coordinates.longitude",
    ],
  },
  {
    id: "address-position",
    question: "Which location does an IP address have?",
    decision: "Where the main city of its market is.",
    where: ["Locator.ipAddress"],
  },
  {
    id: "autosuggest",
    question: "What does the call that suggests places look like? It has no reference page.",
    decision:
      "It takes and returns what the autosuggest migration guide shows, so that the guide's samples run. Everything about it is specific to the sandbox.",
    where: ["suggestFlightPlaces"],
  },
  {
    id: "suggestion-order",
    question: openPoints["suggestion-order"].question,
    decision:
      "An exact IATA code comes first, then names that begin with the search term, then names with another word that begins with it. Among equal matches, places in the traveller's own country come first, unless `isDestination` is true, followed by busier places. An empty search term matches everything.",
    where: ["SuggestQuery.searchTerm", "SuggestRequest.isDestination"],
  },
  {
    id: "suggestion-count",
    question: "How many places are suggested without `limit`?",
    decision: `${LIMITS.suggestionsByDefault}; at most ${LIMITS.suggestions}.`,
    where: ["SuggestRequest.limit"],
  },
  {
    id: "suggestion-form",
    question: openPoints["suggestion-form"].question,
    decision:
      "`countryId` is an entity ID; `hierarchy` has the names from the place up to its country, joined by `|`; `highlighting` has pairs of start and end positions in `name`; the position is latitude and longitude, joined by a comma.",
    where: [
      "SuggestedPlace.countryId",
      "SuggestedPlace.hierarchy",
      "SuggestedPlace.highlighting",
      "SuggestedPlace.location",
    ],
  },
] as const satisfies readonly OpenPoint[];
