import { escapeRegExp } from "../src/base/escape-reg-exp.ts";
import { saysInOneSentence } from "./says-words.ts";

/**
 * What fields, values and calls mean according to the specification, as the words that each
 * description must contain and those it must avoid, whatever else it says. `meanings.test.ts`
 * compares them with the contract.
 */
export interface Meaning {
  /** "ResultAction.RESULT_ACTION_REPLACED", "Leg.stopCount", "createLiveSearch" */
  readonly name: string;
  /** A description must match one phrase of each group: "replace all" is "replace" and "all". */
  readonly says: readonly (readonly string[])[];
  /** It may contain none of these, except after a "not", "never" or "no". */
  readonly never: readonly string[];
}

/**
 * One meaning per line: `name: says; says | or so; =literally; ! never | never`. See `saysWords` for
 * what a phrase matches.
 */
const TABLE = `
ResultStatus.RESULT_STATUS_COMPLETE: done|complete|finished; final; ! again|partial|may still
ResultStatus.RESULT_STATUS_INCOMPLETE: not complete|not done|still; again; ! final|stop
ResultStatus.RESULT_STATUS_FAILED: failed; 200; ! again
ResultAction.RESULT_ACTION_REPLACED: replace; all|whole|everything; ! add|append|merge|keep
ResultAction.RESULT_ACTION_NOT_MODIFIED: nothing changed|nothing has changed|unchanged; keep; ! replace|discard|drop|clear
ResultAction.RESULT_ACTION_OMITTED: left out|omitted; keep; ! replace|discard|drop|clear
ResultAction.RESULT_ACTION_UNSPECIFIED: keep; ! replace|discard|drop|clear
PriceUnit.PRICE_UNIT_UNSPECIFIED: missing|no price; =never as zero|=not as zero|=not zero|=never zero|=not read it as zero|=not read as zero; ! means zero
PriceUnit.PRICE_UNIT_WHOLE: divide by 1.
PriceUnit.PRICE_UNIT_CENTI: hundredths; divide by 100.
PriceUnit.PRICE_UNIT_MILLI: thousandths; divide by 1000.
PriceUnit.PRICE_UNIT_MICRO: millionths; divide by 1000000.
CabinClass.CABIN_CLASS_ECONOMY: economy; ! premium|business|first
CabinClass.CABIN_CLASS_PREMIUM_ECONOMY: premium economy; ! business|first
CabinClass.CABIN_CLASS_BUSINESS: business; ! economy|first
CabinClass.CABIN_CLASS_FIRST: first; ! economy|business
AgentType.AGENT_TYPE_TRAVEL_AGENT: travel agent|agency; ! airline
AgentType.AGENT_TYPE_AIRLINE: airline; ! travel agent
TransferType.TRANSFER_TYPE_MANAGED: one protected booking|one booking|single booking; seller; ! traveller carries
TransferType.TRANSFER_TYPE_SELF_TRANSFER: separate; traveller carries|traveller bears|traveller risk; ! seller carries|agent helps
TransferType.TRANSFER_TYPE_PROTECTED_SELF_TRANSFER: separate; agent helps|helps to rebook|help; ! traveller carries
PlaceType.PLACE_TYPE_AIRPORT: airport; parent; city; ! country|continent
PlaceType.PLACE_TYPE_CITY: city; parent; country; ! continent
PlaceType.PLACE_TYPE_COUNTRY: country; parent; continent; ! city
PlaceType.PLACE_TYPE_CONTINENT: continent; top|nothing above|highest|no parent; cannot be searched|no search
DateTimeGroupingType.DATE_TIME_GROUPING_TYPE_BY_DATE: day|date; ! month|week
DateTimeGroupingType.DATE_TIME_GROUPING_TYPE_BY_MONTH: month; ! day|week|cheapest
PlaceQuery: exactly one; ! at least one|both
Locator: exactly one|never as both|never both|not both; ! at least one
IndicativePlace: exactly one; ! at least one|both
IndicativeQueryLeg: exactly one; three; ! at least one
createLiveSearch: session|token; ! x-api-key is optional
pollLiveSearch: only; RESULT_ACTION_REPLACED; keep|still the ones; RESULT_STATUS_INCOMPLETE; ! append|merge|only the results|only what is new
findNearestCulture: no API key|no key|without a key|no security
findNearestPlaces: exactly one; nearest; parent; ! at least one|farthest
searchIndicative: one; two; ! three query legs
Price.amount: string|text; empty; no price|without a price; =not the same as zero|=not zero|=is not a zero|=never zero|=rather than zero; ! same as zero|means zero|floating-point number is
Price: divide; unit; ! multiply
Price.unit: divide; ! multiply
Currency.thousandsSeparator: groups; three; ! decimal
Currency.decimalSeparator: decimal; ! groups|thousands
Currency.symbolOnLeft: true|whether; before|left; ! after the amount|right|behind
Currency.spaceBetweenAmountAndSymbol: true|whether; space; between|separates; ! no space
Currency.decimalDigits: decimal; digits; =does not depend|=does not change|independent of|unrelated|whatever the unit; ! follows from|unless
Currency.code: ISO 4217; ! 3166|639
Locale.name: own language; ! English
Market: country; purchase|buy; ! departure|destination|residence
LiveQuery.market: purchase|buy; ! departure|destination|residence
IndicativeQuery.market: purchase|buy; ! departure|destination|residence
LiveQuery.adults: adults; ! children
LiveQuery.childrenAges: age; each child; ! birth|number of children
LiveQuery.includedCarriersIds: only|keep; IATA; ! leave|drop|entity
LiveQuery.excludedCarriersIds: leave|out|drop|exclude; IATA; ! only|keep|entity
LiveQuery.includedAgentsIds: only|keep; agents; ! leave|drop
LiveQuery.excludedAgentsIds: leave|out|drop|exclude; agents; ! only|keep
LiveQuery.nearbyAirports: true; origin; ! destination
LiveQuery.includeSustainabilityData: true; null; ! on by default|always
LiveQuery.queryLegs: travel order|order of travel
IndicativeQuery.queryLegs: one way|one-way; there and back|return; ! any order
LiveQueryLeg.originPlaceId: start|from|leaves; object; ! end|arrives
LiveQueryLeg.destinationPlaceId: end|to|arrives; object; ! start|leaves
LiveQueryLeg.date: departure|depart|leave; origin; ! arrival|UTC
IndicativeQueryLeg.originPlace: start|from; ! end
IndicativeQueryLeg.destinationPlace: end|to; ! start
IndicativeQueryLeg.dateRange: month; ! fixed
IndicativeQueryLeg.fixedDate: exactly|this day; ! month|any
IndicativeQueryLeg.anytime: any; true
IndicativePlace.anywhere: every|any; true
DateRange.startDate: first|start; ! last|end
DateRange.endDate: last|end; ! exclusive|excluding|not including|before the
Quote.minPrice: lowest|cheapest; one adult; economy; ! highest|average|all travellers
Quote.isDirect: true|whether; direct; price|quote; ! not direct|stops|route has
Quote.outboundLeg: there|out; ! back|inbound
Quote.inboundLeg: back|inbound; can be absent|may be absent|absent; ! way there|outbound|always present
QuoteLeg.departureDateTime: departure|depart|leave; origin; date only|only the date|day; ! arrival|UTC
QuoteLeg.marketingCarrierId: sells; carriers; ! flies|operates
DateGroup.quoteIds: cheapest first; ! dearest|most expensive
GroupingOptions.byRoute: origin; destination; ! time|date
GroupingOptions.byDate: time|date; departure; ! origin and destination|found|created
LiveSearchResponse.sessionToken: next poll|poll; opaque|do not take; ! search again
LiveSearchResponse.content: only when; RESULT_ACTION_REPLACED; ! always|RESULT_ACTION_NOT_MODIFIED|RESULT_ACTION_OMITTED
Itinerary.legIds: keys into \`legs\`; each; ! segments
Itinerary.pricingOptions: buy
Itinerary.sustainabilityData: null
SustainabilityData.isEcoContender: true|whether; 6%; below; average; ! above|at most
SustainabilityData.ecoContenderDelta: percent; average; ! kilogram
PricingOption.price: whole option|whole; ! first item
PricingOption.agentIds: agents; several; ! carriers
PricingItem: booking; agent; ! several agents
PricingItem.deepLink: book|traveller; not build or change|not build or edit|not change|not edit|as it is|unchanged; ! may change
PricingItem.fares: segment; ! for each leg|one leg
Fare.segmentId: segments; ! legs
Leg.departureDateTime: local; origin; ! UTC|destination
Leg.arrivalDateTime: local; destination; ! UTC|origin
Leg.durationInMinutes: minutes; stops included|includes stops|including its stops|with stops|with its stops; ! hours|seconds|without stops|not included|stops excluded
Leg.stopCount: 0; direct; ! segments
Leg.marketingCarrierIds: sells; carriers; ! flies|operates
Leg.operatingCarrierIds: flies|operates; carriers; ! sells
Leg.segmentIds: segments; order; ! any order
Segment.departureDateTime: local; origin; ! UTC|destination
Segment.arrivalDateTime: local; destination; ! UTC|origin
Segment.durationInMinutes: minutes; ! hours|seconds
Segment.marketingFlightNumber: without; string|text; ! with the carrier's code
Segment.marketingCarrierId: sells; ! flies|operates
Segment.operatingCarrierId: flies|operates; ! sells|empty|absent
Carrier.allianceId: alliances; empty
Agent.rating: 0 to 5; 0; none|no rating|not rated|unrated; ! 10
Agent.feedbackCount: how many|number; ! average
Stats.minDuration: shortest; minutes; ! longest|hours
Stats.maxDuration: longest; minutes; ! shortest|hours
Stops.direct: without|no stop; ! with one
Stops.oneStop: one stop; ! two|without
Stops.twoPlusStops: two; more; ! exactly two
TicketTypes.singleTicket: one ticket|single ticket; ! several
TicketTypes.multiTicketNonNpt: several; without; ! one ticket
TicketTypes.multiTicketNpt: several; with; ! one ticket|without|protects|protected
PriceSummary.minPrice: lowest; ! highest|average
SortingOptions.best: mix
SortingOptions.cheapest: price; lowest; ! highest
SortingOptions.fastest: duration; shortest; ! longest|earliest
SortingOption.score: higher is better|highest; ! lower is better|lowest
Coordinates.latitude: north; equator; ! Greenwich|east
Coordinates.longitude: east; Greenwich; ! equator|north
Place.parentId: above|parent; empty; ! below|inside
Place.iata: airports; cities; ! countries
PlaceQuery.iata: airport; city; ! country
PlaceQuery.entityId: string|text
LocalDateTime: no time zone|neither; no offset; zeros; ! UTC
LocalDate: local; ! UTC
ErrorStatus: not a 200|except 200|except a 200|other than 200|other than a 200
ErrorStatus.code: HTTP status; ! branch on the code|same as the HTTP|equal to the HTTP|is the HTTP
SuggestQuery.searchTerm: typed; popular
SuggestedPlace.location: latitude first; longitude; ! longitude first
SuggestedPlace.parentId: above; ! below
SuggestedPlace.iataCode: airport; city; ! country
SuggestRequest.isDestination: true|whether; destination|where to go; ranking; ! origin
DateGrouping.quotesOutboundGroups: departure|depart; there|out; ! arrival|back|inbound
DateGrouping.quotesInboundGroups: departure|depart; back|inbound; empty|has none; ! arrival|way there|outbound|absent
DateGroup.monthYearDate: month; ! year of|and its day|its day as|and the day|with the day
RouteGroup.originPlaceId: start|from; ! end
RouteGroup.destinationPlaceId: end|to; ! start
RouteGrouping.quotesGroups: route; ignore; ! date
QuoteLeg.originPlaceId: start|from; empty; ! end
QuoteLeg.destinationPlaceId: end|to; empty; ! start
QuoteLeg.quoteCreationTimestamp: found; string; seconds; ! milliseconds|departure
Quote: lowest; opaque|take it apart; ! average|highest
IndicativeSearchResponse: no session token; no action
IndicativeSearchResponse.status: nothing to poll; ! poll until
IndicativeResults.quotes: order|no order; map
IndicativeResults.carriers: quotes
IndicativeResults.places: quotes; above; ! below
LiveResults.legs: itineraries
LiveResults.segments: flights; legs; ! itineraries
LiveResults.places: above; ! below
LiveResults.carriers: segments|legs; ! pricing options
LiveResults.agents: pricing options; other; ! legs|no other
LiveResults.alliances: carriers; ! agents
LiveContent.stats: counts; lowest; ! highest
LiveQuery.locale: language; listLocales; ! listMarkets|listCurrencies
LiveQuery.currency: prices; listCurrencies; ! listMarkets|listLocales
IndicativeQuery.locale: language; listLocales; ! listMarkets|listCurrencies
IndicativeQuery.currency: prices; listCurrencies; ! listMarkets|listLocales
IndicativeQuery.dateTimeGroupingType: group; time|day; ! route
NearestRequest.locale: listLocales; ! listMarkets
Locator.ipAddress: start
Market.code: two-letter|two letter; market; ! three-letter
Market.name: locale; ! English
Locale.code: language; region
Locale: language; region
Agent.type: airline; travel agent
Agent.isOptimisedForMobile: true|whether; small screens|mobile|phone; ! desktop
Agent.ratingBreakdown: topic; null
Agent: sells; ! never as agents|no airline
Fare.bookingCode: class; empty
Fare.fareBasisCode: basis; empty
PricingItem.price: this booking; ! whole option|per person
PricingItem.agentId: sells; agents; ! flies
PricingOption: one booking or several|bookings
PricingOption.items: bookings; one item each|one each
PricingOption.transferType: missed
Itinerary: whole trip; opaque
Leg: origin; destination; stops included|stops
Segment: one flight; ! leg of
Alliance: airlines; ! agents
Carrier: airline; ! agent
Stats: all|every|whole; itineraries; ! are new
Stats.stops: stops
Stats.total: all; ! direct
Stats.hasChangeAirportTransfer: true|whether; changes airports|change of airports; ! changes airlines
StopStats.ticketTypes: ticket
PriceSummary.count: how many; ! lowest
SortingOption.itineraryId: itineraries; ! legs
Place: airport; city; country; continent; tree|above
Place.entityId: key; ! name|iata
Place.name: locale; ! English
Place.type: airport; city; country; continent
PlacesResponse.places: order|no order; no meaning|no order|not specified|means nothing|anything into; ! sorted
Coordinates: decimal degrees; ! radians
LocalDateTime.month: 1 to 12|to 12 for December; ! 0 to 11
LocalDate.month: 1 to 12|to 12 for December; ! 0 to 11
MonthYear.month: 1 to 12; ! 0 to 11
LocalDateTime.hour: 0 to 23; ! 12
LocalDateTime.minute: 0 to 59
LocalDateTime.second: 0 to 59
LocalDate.day: 1 to 31
ErrorStatus.message: developer; ! for travellers|to travellers|to the traveller|travellers can|travellers may
ErrorStatus.details: empty
LiveQuery.cabinClass: cabin; ! economy is|default|all cabins|every cabin
CabinClass.CABIN_CLASS_UNSPECIFIED: no cabin|not given|no particular|not named; ! economy|every|any cabin|all
LiveSearchResponse.status: running|under way|progress|state|how far
ResultStatus.RESULT_STATUS_UNSPECIFIED: no status|not set; ! complete|failed
ResultAction: results|hold
LiveResults.itineraries: trips; buy|offers
Fare: segment; ! leg
TransferType: missed|miss
TransferType.TRANSFER_TYPE_UNSPECIFIED: not; ! seller carries|traveller carries
Leg.originPlaceId: start|from|leaves; ! end|arrives
Leg.destinationPlaceId: end|to|arrives; ! start|leaves
Segment.originPlaceId: start|from|leaves; ! end|arrives
Segment.destinationPlaceId: end|to|arrives; ! start|leaves
LocalDate.year: four digits; ! two digits
MonthYear.year: four digits; ! two digits
LocalDateTime.year: four digits; 0; ! two digits
LocalDateTime.day: 1 to 31
PlaceType.PLACE_TYPE_UNSPECIFIED: no type|unknown|not known|not given|not set
AgentType.AGENT_TYPE_UNSPECIFIED: no type|unknown|not known|not given|not set
Place.coordinates: location|position|latitude|where; ! entity
Carrier.name: airline|carrier; ! agent|alliance
Carrier.imageUrl: logo; ! agent
Carrier.iata: IATA; empty; ! airport|always
IndicativeCarrier: airline|carrier; no alliance
IndicativeCarrier.name: airline|carrier; ! agent
IndicativeCarrier.imageUrl: logo; ! agent
IndicativeCarrier.iata: IATA; empty; ! airport|always
Agent.name: agent|seller; ! airline|carrier
Agent.imageUrl: logo; ! airline|carrier
Alliance.name: alliance; ! agent|airline
RatingBreakdown.customerService: service; ! price|fees|book
RatingBreakdown.reliablePrices: prices; ! fees|service|low
RatingBreakdown.clearExtraFees: fees; ! service|high
RatingBreakdown.easeOfBooking: book; ! fees|price
RatingBreakdown.other: else|other; ! all|total|average
StopStats.total: all; ! direct|one stop
PlaceType: type|kind; ! region|station|state
SuggestQuery: typed; market; language|locale; ! currency
SuggestedPlace.hierarchy: above|parents; ! below
StopStats: stops; ! cabin
Stops: stops; ! price
LiveContent.sortingOptions: itineraries; ! legs
SortingOption: itinerary; ! price of
SortingOptions: three; ! last|ends with
TicketTypes: ticket; ! seat|cabin|is protected|a protected
LiveResults: seven; ID
LiveContent: results
SustainabilityData: emissions; route
PriceUnit: divisor|divide|divided; ! multiplier|multiply
ResultStatus: progress|how far; ! what to do
CabinClass: cabin|part of the aircraft
AgentType: seller|agent
IndicativePlace.queryPlace: either; ! cities by entity
IndicativeSearchResponse.content: quotes; ! itineraries
IndicativeContent.results: quotes; ! itineraries|agents
IndicativeContent.groupingOptions: route; date|time
IndicativeContent: quotes; ! itineraries
IndicativeResults: three; ! seven
RouteGroup: quotes; ! day|month
RouteGroup.quoteIds: route; ! day|month
DateGroup: one day; ! route
GroupingOptions: group
RouteGrouping: route; ! time|date
DateGrouping: time|date; ! route
QuoteLeg: one direction|one way; ! both|there and back
MonthYear: whole|entire|without a day; ! weeks
DateTimeGroupingType: time; ! route
DateTimeGroupingType.DATE_TIME_GROUPING_TYPE_UNSPECIFIED: no grouping; default
DateRange: whole|entire|full; ! both months excluded|excluding|not including
LiveQueryLeg: one leg; ! month
listFlightPlaces: entity ID; world; ! country of the locale|as a tree|as one tree|in a tree|tree of places|by IATA|keyed by name
PlacesResponse.status: complete; ! valid
NearestRequest.locator: position|where; nearest
Locator.coordinates: point|position; start|from
CurrenciesResponse.status: complete; ! valid
CurrenciesResponse.currencies: currencies; ! markets|locales
Currency: format|write|written|rules; ! exchange
Currency.symbol: several characters|more than one|longer|=not always a single|=not always one; ! unique|always one|always a single
listCurrencies: rules|format; ! exchange|most common
listLocales: own language; ! English
LocalesResponse.locales: locales; ! markets|currencies
listMarkets: UK; ! ISO codes
PlaceQuery By IATA code: IATA; ! country|entity ID
PlaceQuery By entity ID: entity ID; ! IATA|none|airport
IndicativeQueryLeg Date range: month; ! exact|one day
IndicativeQueryLeg Fixed date: day|date; ! month|before|after|around
IndicativeQueryLeg Any time: no limit|any|open; ! month|fixed
IndicativePlace A place: place
IndicativePlace Anywhere: open|any|every; ! named
Locator By coordinates: point|coordinates|position; ! IP
Locator By IP address: IP address; ! coordinates
RatingBreakdown: topic; ! out of
`;

export const MEANINGS: readonly Meaning[] = toMeanings(TABLE);

/** Parses a table such as `TABLE`. */
export function toMeanings(table: string): readonly Meaning[] {
  return table.trim().split("\n").map(toMeaning);
}

function toMeaning(line: string): Meaning {
  const at = line.indexOf(": ");
  const parts = line
    .slice(at + 2)
    .split("; ")
    .map((part) => part.trim());
  const words = (part: string) => part.replace(/^! /, "").split("|");
  return {
    name: line.slice(0, at),
    says: parts.filter((part) => !part.startsWith("! ")).map(words),
    never: parts.filter((part) => part.startsWith("! ")).flatMap(words),
  };
}

/**
 * What a description lacks, or says although it must not. Required words match in any order and
 * form, or literally if they contain a digit; forbidden ones match literally.
 */
export function faultsOf({ says: groups, never }: Meaning, description: string): readonly string[] {
  const plain = description.replaceAll(/\s+/g, " ");
  const positive = plain.replaceAll(NEGATED, "");
  const affirmed = plain.replaceAll(DENIED_WORD, "");
  return [
    ...groups
      .filter((group) => !group.some((words) => says(isDenial(words) ? plain : affirmed, words)))
      .map(([words]) => `lacks "${words}"`),
    ...never
      .filter((words) => startOf(words).test(isDenial(words) ? plain : positive))
      .map((words) => `says "${words}"`),
  ];
}

/** Whether a phrase is itself a negation, so it is looked for in negated text, too. */
function isDenial(words: string): boolean {
  return /\b(?:not|never|no|nothing|without|cannot|none|un(?!ique|it|der)\w+)\b|n't/.test(words);
}

function says(text: string, words: string): boolean {
  return /\d/.test(words)
    ? startOf(words).test(text)
    : saysInOneSentence(text.toLowerCase(), words);
}

/** "Never empty" does not say "empty". */
const DENIED_WORD = /\b(?:never|not|no) [\w-]+/gi;

/** What a description negates, and what a boolean's says of false. */
const NEGATED =
  /\b(?:not|never|no|without|cannot|unlike|[a-z]+n't|false (?:if|when|for))\b[^.;:,]*/gi;

/** "merge" matches "merged", "add" doesn't match "ladder", nor "divide by 1." "divide by 10". */
function startOf(words: string): RegExp {
  const end = /\d\.$/.test(words) ? "(?!\\d)" : "";
  return new RegExp(`(?<![\\w])${escapeRegExp(words)}${end}`, "i");
}
