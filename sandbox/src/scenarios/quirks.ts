export const QUIRK_KINDS = ["odd", "unordered", "missing"] as const;
export type QuirkKind = (typeof QUIRK_KINDS)[number];

/** Something that a client should be able to handle; the scenario `unfriendly` makes it happen. */
export interface Quirk {
  /** Stable, for links and tests. */
  readonly id: string;
  /** What is inconvenient about it. */
  readonly kind: QuirkKind;
  /** What the scenario does, in sentences for a reader. */
  readonly text: string;
  /** Where it shows: operations, schemas and fields of the contract, by their stable names. */
  readonly where: readonly string[];
}

/**
 * Everything that the documentation tells clients to be ready for. A test checks that each occurs.
 */
export const QUIRKS = [
  {
    id: "unknown-members",
    kind: "odd",
    text: "Each object has an unknown member.",
    where: ["LiveSearchResponse", "IndicativeSearchResponse", "PlacesResponse", "LocalesResponse"],
  },
  {
    id: "odd-ids",
    kind: "odd",
    text: "IDs of itineraries, legs, segments and quotes contain spaces, quotation marks and every other kind of punctuation.",
    where: ["Itinerary", "Quote"],
  },
  {
    id: "odd-tokens",
    kind: "odd",
    text: "A session token contains every kind of character, so it must be URL-encoded in a path.",
    where: ["LiveSearchResponse.sessionToken"],
  },
  {
    id: "maps-in-no-order",
    kind: "unordered",
    text: "Map entries are in no particular order.",
    where: ["LiveResults", "IndicativeResults"],
  },
  {
    id: "pricing-options-in-no-order",
    kind: "unordered",
    text: "Pricing options are in no particular order, and the first one is not the cheapest.",
    where: ["Itinerary.pricingOptions"],
  },
  {
    id: "routes-in-no-order",
    kind: "unordered",
    text: "The quotes for a route are in no particular order.",
    where: ["RouteGroup.quoteIds"],
  },
  {
    id: "lists-in-no-order",
    kind: "unordered",
    text: "Currencies, locales and markets are in no particular order.",
    where: ["CurrenciesResponse.currencies", "LocalesResponse.locales", "MarketsResponse.markets"],
  },
  {
    id: "mixed-units",
    kind: "odd",
    text: "Prices within one response have different units.",
    where: ["Price.unit"],
  },
  {
    id: "no-price",
    kind: "missing",
    text: "About one price in three is missing: it has an empty amount, with or without a unit, or an amount without a unit.",
    where: ["Price"],
  },
  {
    id: "places-without-codes",
    kind: "missing",
    text: "Airports and cities may have an empty IATA code, or none.",
    where: ["Place.iata", "SuggestedPlace.iataCode"],
  },
  {
    id: "places-without-coordinates",
    kind: "missing",
    text: "Places may have no coordinates.",
    where: ["Place.coordinates"],
  },
  {
    id: "no-city",
    kind: "missing",
    text: "The nearest places have no city: the airport is followed by its country.",
    where: ["findNearestPlaces"],
  },
  {
    id: "carriers-without-codes",
    kind: "missing",
    text: "Carriers may have an empty IATA code.",
    where: ["Carrier.iata", "IndicativeCarrier.iata"],
  },
  {
    id: "no-sustainability-data",
    kind: "missing",
    text: "If there's no sustainability data, its member is missing rather than null.",
    where: ["Itinerary.sustainabilityData"],
  },
  {
    id: "unnamed-agents",
    kind: "odd",
    text: "One agent appears in no pricing option.",
    where: ["LiveResults.agents"],
  },
  {
    id: "unspecified",
    kind: "odd",
    text: "The type of some agents is unspecified, and so is the transfer type of some pricing options.",
    where: ["AgentType", "TransferType"],
  },
  {
    id: "no-status",
    kind: "odd",
    text: "While a search is running, its status is unspecified.",
    where: ["ResultStatus"],
  },
  {
    id: "content-to-ignore",
    kind: "odd",
    text: "The first poll omits the results, and its content looks as if there were none, so don't read it.",
    where: ["ResultAction", "LiveSearchResponse.content"],
  },
  {
    id: "days-without-price",
    kind: "missing",
    text: "Some days have no quote.",
    where: ["IndicativeResults.quotes"],
  },
  {
    id: "no-way-back",
    kind: "missing",
    text: "A one-way quote has no inbound leg at all.",
    where: ["Quote.inboundLeg"],
  },
  {
    id: "time-of-day",
    kind: "odd",
    text: "A quote's date includes a time of day that has no meaning.",
    where: ["QuoteLeg.departureDateTime"],
  },
  {
    id: "empty-route",
    kind: "missing",
    text: "One route has no places.",
    where: ["RouteGrouping.quotesGroups"],
  },
  {
    id: "one-grouping",
    kind: "missing",
    text: "Quotes requested by date are not grouped by route.",
    where: ["GroupingOptions.byRoute"],
  },
] as const satisfies readonly Quirk[];

export type QuirkId = (typeof QUIRKS)[number]["id"];
