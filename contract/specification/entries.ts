import type { SpecificationId } from "../src/model.ts";

/**
 * Sections 3 to 9 of the product specification as data: what the contract must have, entry by
 * entry, under the contract's names. `specification.test.ts` compares both ways, so a field
 * that only one of them has is an error.
 */

/** `fields` maps each field to its shape: "string", "PriceUnit", "Itinerary{}" (a map), "Leg[]". */
export interface Entity {
  readonly schema: string;
  /** Its section and name in the specification. */
  readonly entry: string;
  readonly fields: ReadonlyMap<string, string>;
}

export const ENTITIES: readonly Entity[] = [
  // Section 3, culture
  entity(
    "Currency",
    "3 currency",
    `code symbol thousandsSeparator decimalSeparator symbolOnLeft:boolean
     spaceBetweenAmountAndSymbol:boolean decimalDigits:integer`,
  ),
  entity("Locale", "3 locale", "code name"),
  entity("Market", "3 market", "code name"),

  // Section 3, live pricing
  entity(
    "LiveQuery",
    "3 query",
    `market locale currency queryLegs:LiveQueryLeg[] cabinClass:CabinClass adults:integer
     childrenAges:integer[] includedCarriersIds:string[] excludedCarriersIds:string[]
     includedAgentsIds:string[] excludedAgentsIds:string[] includeSustainabilityData:boolean
     nearbyAirports:boolean`,
  ),
  entity(
    "LiveQueryLeg",
    "3 query leg",
    "originPlaceId:PlaceQuery destinationPlaceId:PlaceQuery date:LocalDate",
  ),
  entity("PlaceQuery", "3 place query with iata or entityId", "iata entityId"),
  entity(
    "LiveSearchResponse",
    "3 response",
    "sessionToken status:ResultStatus action:ResultAction content:LiveContent",
  ),
  entity(
    "LiveContent",
    "3 content",
    "results:LiveResults stats:Stats sortingOptions:SortingOptions",
  ),
  entity(
    "LiveResults",
    "3 results hold maps keyed by id",
    `itineraries:Itinerary{} legs:Leg{} segments:Segment{} places:Place{} carriers:Carrier{}
     agents:Agent{} alliances:Alliance{}`,
  ),
  entity(
    "Itinerary",
    "3 itineraries",
    "pricingOptions:PricingOption[] legIds:string[] sustainabilityData:SustainabilityData",
  ),
  entity(
    "SustainabilityData",
    "3 sustainabilityData",
    "isEcoContender:boolean ecoContenderDelta:number",
  ),
  entity(
    "Leg",
    "3 legs",
    `originPlaceId destinationPlaceId departureDateTime:LocalDateTime arrivalDateTime:LocalDateTime
     durationInMinutes:integer stopCount:integer marketingCarrierIds:string[]
     operatingCarrierIds:string[] segmentIds:string[]`,
  ),
  entity(
    "Segment",
    "3 segments",
    `originPlaceId destinationPlaceId departureDateTime:LocalDateTime arrivalDateTime:LocalDateTime
     durationInMinutes:integer marketingFlightNumber marketingCarrierId operatingCarrierId`,
  ),
  entity("Carrier", "3 carriers", "name allianceId imageUrl iata"),
  entity(
    "Agent",
    "3 agents",
    `name type:AgentType imageUrl feedbackCount:integer rating:number
     ratingBreakdown:RatingBreakdown isOptimisedForMobile:boolean`,
  ),
  entity(
    "RatingBreakdown",
    "3 ratingBreakdown",
    `customerService:number reliablePrices:number clearExtraFees:number easeOfBooking:number
     other:number`,
  ),
  entity("Alliance", "3 alliances", "name"),
  entity(
    "PricingOption",
    "3 pricing option",
    "price:Price agentIds:string[] items:PricingItem[] transferType:TransferType",
  ),
  entity("PricingItem", "3 items", "price:Price agentId deepLink fares:Fare[]"),
  entity("Fare", "3 fares", "segmentId bookingCode fareBasisCode"),
  entity(
    "Stats",
    "3 stats",
    `minDuration:integer maxDuration:integer total:PriceSummary stops:Stops
     hasChangeAirportTransfer:boolean`,
  ),
  entity("Stops", "3 stops", "direct:StopStats oneStop:StopStats twoPlusStops:StopStats"),
  entity("StopStats", "3 each stop", "total:PriceSummary ticketTypes:TicketTypes"),
  entity(
    "TicketTypes",
    "3 ticketTypes",
    "singleTicket:PriceSummary multiTicketNonNpt:PriceSummary multiTicketNpt:PriceSummary",
  ),
  entity("PriceSummary", "3 each summary", "count:integer minPrice:Price"),
  entity(
    "SortingOptions",
    "3 sortingOptions",
    "best:SortingOption[] cheapest:SortingOption[] fastest:SortingOption[]",
  ),
  entity("SortingOption", "3 each sorting option", "score:number itineraryId"),

  // Section 3, indicative
  entity(
    "IndicativeQuery",
    "3 query",
    `market locale currency queryLegs:IndicativeQueryLeg[]
     dateTimeGroupingType:DateTimeGroupingType`,
  ),
  entity(
    "IndicativeQueryLeg",
    "3 leg",
    `originPlace:IndicativePlace destinationPlace:IndicativePlace dateRange:DateRange
     fixedDate:LocalDate anytime:boolean`,
  ),
  entity("IndicativePlace", "3 queryPlace or anywhere", "queryPlace:PlaceQuery anywhere:boolean"),
  entity("DateRange", "3 dateRange", "startDate:MonthYear endDate:MonthYear"),
  entity("MonthYear", "3 month/year", "year:integer month:integer"),
  entity("IndicativeSearchResponse", "3 response", "status:ResultStatus content:IndicativeContent"),
  entity(
    "IndicativeContent",
    "3 content",
    "results:IndicativeResults groupingOptions:GroupingOptions",
  ),
  entity(
    "IndicativeResults",
    "3 results",
    "quotes:Quote{} carriers:IndicativeCarrier{} places:Place{}",
  ),
  entity(
    "Quote",
    "3 quote",
    "minPrice:Price isDirect:boolean outboundLeg:QuoteLeg inboundLeg:QuoteLeg",
  ),
  entity(
    "QuoteLeg",
    "3 outboundLeg, inboundLeg",
    `originPlaceId destinationPlaceId departureDateTime:LocalDateTime quoteCreationTimestamp
     marketingCarrierId`,
  ),
  entity("GroupingOptions", "3 groupingOptions", "byRoute:RouteGrouping byDate:DateGrouping"),
  entity(
    "DateGrouping",
    "3 grouping by date",
    "quotesOutboundGroups:DateGroup[] quotesInboundGroups:DateGroup[]",
  ),
  entity("DateGroup", "3 group by date", "monthYearDate:MonthYear quoteIds:string[]"),
  entity("RouteGrouping", "3 grouping by route", "quotesGroups:RouteGroup[]"),
  entity("RouteGroup", "3 group by route", "originPlaceId destinationPlaceId quoteIds:string[]"),

  // Section 3, geo
  entity("Place", "3 place", "entityId parentId name type:PlaceType iata coordinates:Coordinates"),
  entity("Coordinates", "3 coordinates", "latitude:number longitude:number"),
  entity("NearestRequest", "3 nearest request", "locator:Locator locale"),
  entity("Locator", "3 locator", "coordinates:Coordinates ipAddress"),

  // Section 3, shared
  entity("Price", "3 price", "amount unit:PriceUnit"),
  entity("LocalDate", "3 local date", "year:integer month:integer day:integer"),
  entity(
    "LocalDateTime",
    "3 date-time",
    "year:integer month:integer day:integer hour:integer minute:integer second:integer",
  ),
  entity("ErrorStatus", "3 error status", "code:integer message details:object[]"),

  // Section 7, bodies of calls
  entity("CurrenciesResponse", "7 currencies", "status:ResultStatus currencies:Currency[]"),
  entity("LocalesResponse", "7 locales", "status:ResultStatus locales:Locale[]"),
  entity("MarketsResponse", "7 markets", "status:ResultStatus markets:Market[]"),
  entity(
    "NearestCultureResponse",
    "7 nearest culture",
    "status:ResultStatus market:Market locale:Locale currency:Currency",
  ),
  entity("LiveSearchRequest", "7 live body {query}", "query:LiveQuery"),
  entity("IndicativeSearchRequest", "7 indicative body {query}", "query:IndicativeQuery"),
  entity(
    "PlacesResponse",
    "7 status, places keyed by entity id",
    "status:ResultStatus places:Place{}",
  ),
];

/** Entities of the contract that the specification doesn't have, each with the reason. */
export const ADDITIONS: readonly Entity[] = [
  entity(
    "IndicativeCarrier",
    "3 names `carriers` of indicative results without their fields; those of live results, less the alliance",
    "name imageUrl iata",
  ),
];

/** Section 4. The specification lists the members without the prefix they have on the wire. */
export const ENUMS: ReadonlyMap<string, readonly string[]> = new Map([
  members("ResultStatus", "RESULT_STATUS", "UNSPECIFIED COMPLETE INCOMPLETE FAILED"),
  members("ResultAction", "RESULT_ACTION", "UNSPECIFIED REPLACED NOT_MODIFIED OMITTED"),
  members("CabinClass", "CABIN_CLASS", "UNSPECIFIED ECONOMY PREMIUM_ECONOMY BUSINESS FIRST"),
  members("AgentType", "AGENT_TYPE", "UNSPECIFIED TRAVEL_AGENT AIRLINE"),
  members(
    "TransferType",
    "TRANSFER_TYPE",
    "UNSPECIFIED MANAGED SELF_TRANSFER PROTECTED_SELF_TRANSFER",
  ),
  members("PlaceType", "PLACE_TYPE", "UNSPECIFIED AIRPORT CITY COUNTRY CONTINENT"),
  members("PriceUnit", "PRICE_UNIT", "UNSPECIFIED WHOLE CENTI MILLI MICRO"),
  members("DateTimeGroupingType", "DATE_TIME_GROUPING_TYPE", "UNSPECIFIED BY_DATE BY_MONTH"),
]);

/** Section 3 "or" and section 5: groups of fields of which exactly one is set. */
export const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ["PlaceQuery", ["iata", "entityId"]],
  ["IndicativePlace", ["queryPlace", "anywhere"]],
  ["IndicativeQueryLeg", ["dateRange", "fixedDate", "anytime"]],
  ["Locator", ["coordinates", "ipAddress"]],
]);

/**
 * Sections 5 and 9: every limit on a value. The specification sets no others; a query needs at
 * least one query leg, and int64 values are digits.
 */
export const CONSTRAINTS: ReadonlyMap<string, object> = new Map<string, object>([
  ["Price.amount", { format: "int64", pattern: "^(-?[0-9]+)?$" }],
  ["QuoteLeg.quoteCreationTimestamp", { format: "int64" }],
  ["LiveQuery.adults", { minimum: 1 }],
  ["LiveQuery.queryLegs", { minItems: 1 }],
  ["IndicativeQuery.queryLegs", { minItems: 1 }],
]);

/** Sections 4 and 5: the fields and states with a default. No other has one. */
export const DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["DateTimeGroupingType", "DATE_TIME_GROUPING_TYPE_UNSPECIFIED"],
  ["IndicativeQuery.dateTimeGroupingType", "DATE_TIME_GROUPING_TYPE_UNSPECIFIED"],
]);

/** Sections 3 and 5: the optional fields. All others are always returned, or must be sent. */
export const OPTIONAL: ReadonlyMap<string, string> = new Map([
  [
    "LiveQuery",
    "cabinClass childrenAges includedCarriersIds excludedCarriersIds includedAgentsIds excludedAgentsIds includeSustainabilityData nearbyAirports",
  ],
  ["Itinerary", "sustainabilityData"],
  ["PlaceQuery", "iata entityId"],
  ["Place", "iata coordinates"],
  ["IndicativeQuery", "dateTimeGroupingType"],
  ["IndicativeQueryLeg", "dateRange fixedDate anytime"],
  ["IndicativePlace", "queryPlace anywhere"],
  ["Quote", "inboundLeg"],
  ["GroupingOptions", "byRoute byDate"],
  ["Locator", "coordinates ipAddress"],
]);

/** Sections 6 and 7. `parameters`: "path locale", with "?" when optional. */
export interface Call {
  readonly specification: SpecificationId;
  readonly operation: string;
  readonly route: string;
  readonly key: boolean;
  readonly parameters: readonly string[];
  readonly body?: string;
  readonly response: string;
}

export const CALLS: readonly Call[] = [
  {
    specification: "flights-live-pricing",
    operation: "createLiveSearch",
    route: "POST /apiservices/v3/flights/live/search/create",
    key: true,
    parameters: [],
    body: "LiveSearchRequest",
    response: "LiveSearchResponse",
  },
  {
    specification: "flights-live-pricing",
    operation: "pollLiveSearch",
    route: "POST /apiservices/v3/flights/live/search/poll/{sessionToken}",
    key: true,
    parameters: ["path sessionToken: string"],
    response: "LiveSearchResponse",
  },
  {
    specification: "flights-indicative",
    operation: "searchIndicative",
    route: "POST /apiservices/v3/flights/indicative/search",
    key: true,
    parameters: [],
    body: "IndicativeSearchRequest",
    response: "IndicativeSearchResponse",
  },
  {
    specification: "geo",
    operation: "listFlightPlaces",
    route: "GET /apiservices/v3/geo/hierarchy/flights/{locale}",
    key: true,
    parameters: ["path locale: string"],
    response: "PlacesResponse",
  },
  {
    specification: "geo",
    operation: "findNearestPlaces",
    route: "POST /apiservices/v3/geo/hierarchy/flights/nearest",
    key: true,
    parameters: [],
    body: "NearestRequest",
    response: "PlacesResponse",
  },
  {
    specification: "culture",
    operation: "listCurrencies",
    route: "GET /apiservices/v3/culture/currencies",
    key: true,
    parameters: [],
    response: "CurrenciesResponse",
  },
  {
    specification: "culture",
    operation: "listLocales",
    route: "GET /apiservices/v3/culture/locales",
    key: true,
    parameters: [],
    response: "LocalesResponse",
  },
  {
    specification: "culture",
    operation: "listMarkets",
    route: "GET /apiservices/v3/culture/markets/{locale}",
    key: true,
    parameters: ["path locale: string"],
    response: "MarketsResponse",
  },
  {
    specification: "culture",
    operation: "findNearestCulture",
    route: "GET /apiservices/v3/culture/nearestculture",
    key: false,
    parameters: ["query ipAddress?: string"],
    response: "NearestCultureResponse",
  },
];

/** Section 8. */
export const ERROR_TEXTS: readonly (readonly [status: string, text: string])[] = [
  ["400", "Bad Request"],
  ["401", "Unauthorized. Please provide a valid API key."],
  ["403", "You don't have access to the requested resource."],
  ["404", "Resource not Found."],
  ["429", "Too many requests based on your rate limits."],
  ["500", "Internal Server Error."],
  ["503", "Service Unavailable"],
  ["default", "An unexpected error response."],
];

/** `fields` is separated by white space: "name" for a string, "name:shape" for anything else. */
function entity(schema: string, entry: string, fields: string): Entity {
  const shapes = fields.split(/\s+/).map((field) => {
    const [name = "", shape = "string"] = field.split(":");
    return [name, shape] as const;
  });
  return { schema, entry, fields: new Map(shapes) };
}

function members(schema: string, prefix: string, names: string): [string, readonly string[]] {
  return [schema, names.split(" ").map((name) => `${prefix}_${name}`)];
}
