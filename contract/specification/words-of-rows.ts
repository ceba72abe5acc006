import { type Meaning, toMeanings } from "./meanings.ts";

/**
 * What the specification says about moving a value from V1.0 to 3.0, as the words that a migration
 * row must contain and those it must avoid, whatever else it says. A name is the end of a field's
 * id, "quote/QuoteId" or "Stops", or with a star its start: "live-prices/booking-*".
 */
export const WORDS_OF_ROWS: readonly Meaning[] = toMeanings(`
closest-path/locale: body
closest-query/id: IP address; point|coordinates
includeAirports: airports|\`type\`; ! cities|countries
includeCities: cities|\`type\`; ! airports|countries
includeCountries: countries|\`type\`; ! airports|cities
list-query/query: blank|empty; ! required|at least
find-query/id: entity ID; V1.0 IDs aren't|not the V1.0
locator-forms/-ip: without
-latlong: two numbers; ! text|string
PlaceId: different|new|PLACE_TYPE_CITY; ! same ID|same number
found-place/PlaceName: same place|city; ! airport|country
found/Places: parents; ! only the airport|children
-iata: without; ! with the
-rnid: aren't the same|not the same|different|looked up
a country code: entity ID; country; ! IATA
anywhere: true; ! false
anytime: true; ! false
YYYY: January; December
YYYY-MM: same month; ! next month|day
an empty inbound date: no second leg|one leg; ! empty
place-forms/the provider's place code: IATA
places/the provider's place code: airports; ! countries
places/Code: airports; cities; ! countries|always
carriers/Code: empty; ! always
DepartureDate: day|date; ! day and the time|date and time
InboundLeg: absent|missing; empty; ! always|error
quote/QuoteDateTime: leg; seconds; text|string; ! milliseconds
quote/QuoteId: opaque; ! is in it|are in it|contains the|parse
route/QuoteIds: order; not specified|isn't specified; ! cheapest
date/QuoteIds: cheapest; first; ! dearest|last
route/Price: lowest|cheapest; ! highest|average|last
date/Price: first; cheapest; ! last|average|highest
PartialDate: year; month; quotes; ! group has the day
Dates.InboundDates: empty; one way; ! missing|return
path/outboundPartialDate: first leg; ! second
path/inboundPartialDate: second leg; ! first leg
path/originPlace: first leg; second leg it is the destination
path/destinationPlace: first leg; second leg it is the origin
create-form/originPlace: first leg; second leg it is the destination
create-form/destinationPlace: first leg; second leg it is the origin
create-form/outboundDate: first leg; ! second
create-form/inboundDate: second leg; one leg; ! first leg|empty date
create-form/children: list; age; each child; ! still a count
create-form/infants: age; 0; ! adult|left out
create-form/adults: at least 1; ! at most
create-form/apiKey: header; ! query
create-form/country: markets; ! locales
key/apiKey: header; ! still in the URL
create-response/Location: body; ! in a header
city/Location: latitude; first; swap; ! longitude is first|same order
airport/Location: latitude; first; swap; ! longitude is first|same order
SingleAirportCity: count; airports; parent
Directionality: \`legIds\`|leg; ! \`segmentIds\`
JourneyMode: flight; ! train|bus
FlightNumbers: number; carrier; segment; ! leg has
Stops: segments
poll-query/stops: each leg; lowest; ! highest|whole trip
poll-query/duration: sum|together; legs; range; ! each leg's
poll-query/sortOrder: first; backwards|reverse; ! last
poll-query/sortType: best; cheapest; fastest; yourself
includeCarriers: keep; ! drop
excludeCarriers: drop|leave out; ! keep the
pageIndex: slice; list
pageSize: slice; list
originAirports: compare
outboundDepartTime: first leg; ! second
outboundDepartStartTime: first leg; ! second
outboundDepartEndTime: first leg; ! second
outboundArriveStartTime: first leg; ! second
outboundArriveEndTime: first leg; ! second
inboundDepartTime: second leg; ! first
inboundDepartStartTime: second leg; ! first
inboundDepartEndTime: second leg; ! first
inboundArriveStartTime: second leg; ! first
inboundArriveEndTime: second leg; ! first
poll-path/SessionKey: encode; ! as it is|unencoded
poll-statuses/204: \`status\`; body
poll-statuses/304: \`action\`; body
poll-statuses/410: isn't specified|not specified; create; ! poll again
itineraries/OutboundLegId: first; ! second|last
itineraries/InboundLegId: second; one way; ! first ID
pricing-options/Agents: each item; \`agentId\`
DeeplinkUrl: each item; all; ! first is enough|one is enough
response/Itineraries: ID; \`content.sortingOptions\`; ! in the order of
agents/Id: new|different; text|string; ! number|same
agents/Status: whole search; ! each agent
QuoteAgeInMinutes: doesn't|no longer|nothing|not; ! \`quoteCreationTimestamp\`
groupPricing: nothing to send; not specified|isn't specified
statuses/403: missing; no access|permission
statuses/301: not used; ! same
RoundingCoefficient: \`decimalDigits\`
Content-Type: \`application/json\`
X-Forwarded-For: doesn't use|not used|nothing to send
poll-session: POST; GET; path; token; ! body
create-session: form fields|form; JSON; \`query\`
list-countries: markets; ! locales|currencies
get-geo-catalogue: flat; map; ! list of|nested map
find-place: no call; list
closest-city: nearest airport; places above; ! below
browse-grid: DATE_TIME_GROUPING_TYPE_BY_DATE; yourself
browse-routes: by route; ! by date
browse-dates: by date; ! by route
tree/Continents: PLACE_TYPE_CONTINENT; ! PLACE_TYPE_CITY
Continents[].Countries: PLACE_TYPE_COUNTRY; ! PLACE_TYPE_CITY
Continents[].Countries[].Cities: PLACE_TYPE_CITY; ! PLACE_TYPE_AIRPORT
Continents[].Countries[].Cities[].Airports: PLACE_TYPE_AIRPORT; ! PLACE_TYPE_CITY
Continents[].Countries[].Regions: no regions
RegionId: no regions
list-places: list
list-path/country: markets; ! locales|currencies
list-path/currency: nothing to send; no prices
find-path/country: nothing to send
find-path/currency: nothing to send
closest-path/country: nothing to send
closest-path/currency: nothing to send
suggestion/CountryId: form; not specified|isn't specified
suggestion/CityId: airport; entity ID; ! country|IATA
found-place/CountryId: city; different|new; ! same
found-place/CountryName: city; parent; ! airport
found-place/CityId: airport; different|new; ! same|country
browse-quotes: any grouping; none
browse-prices/path/country: markets; UK; GB; ! locales|\`GB\`, not|GB, not
currency-list/Currencies: once; keep|cache|store; ! each time|every search
browse-prices/places/CityId: airport; different|new; ! same|country
browse-prices/places/CityName: airport; parent; ! country
browse-prices/places/CountryName: country; \`parentId\`; ! city
browse-prices/carriers/CarrierId: different|new; stored; ! same|still work
route/QuoteDateTime: legs; quotes; ! group
date/QuoteDateTime: legs; quotes; ! group
grid/Dates: quotes
Dates[][].DateString: legs; quotes; ! group
query/languageid: path; ! body|header
every-place/Id: different|new; stored; ! same|still work
country/CurrencyId: traveller; ! country
city/CountryId: different|new; ! same
airport/CityId: different|new; ! same
airport/CountryId: city; different|new; ! same
start-booking-details: \`deepLink\`; each pricing item; ! poll
poll-booking-details: \`deepLink\`; each pricing item; ! poll
create-form/locationSchema: each place; \`iata\`; \`entityId\`; ! whole query|all places
poll-query/destinationAirports: compare
response/Query: keep|store; send|sent
live-prices/response/Currencies: once; keep|cache|store; ! each time|every search
BookingDetailsLink: \`deepLink\`; each pricing item; ! poll
carriers/DisplayCode: \`iata\`
agents/BookingNumber: \`deepLink\`
live-prices/places/Id: different|new; stored; ! same|still work
live-prices/booking-*: nothing; \`deepLink\`; each pricing item; ! poll
get-token: no equivalent; server; ! browser
format/Accept: JSON; ! XML
`);

/** @param id of a field or call of V1.0: "autosuggest/list-path/country", "list-places" */
export function isOfRow({ name }: Meaning, id: string): boolean {
  return name.endsWith("*") ? id.startsWith(name.slice(0, -1)) : `/${id}`.endsWith(`/${name}`);
}
