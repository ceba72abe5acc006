import { type Meaning, toMeanings } from "./meanings.ts";

/**
 * What the fields and calls of V1.0 meant, as the words that their descriptions must contain and
 * those they must avoid, whatever else they say. Names are those of `words-of-rows.ts`.
 */
export const WORDS_OF_VERSION_1: readonly Meaning[] = toMeanings(`
list-places: list; match|fit; text
find-place: one place|single place|a place; ID
closest-city: city; airport; nearest|closest; ! country
browse-quotes: cheapest|lowest; quotes
browse-routes: quotes; route; ! cheapest day
browse-dates: quotes; day; month; ! only the cheapest
browse-grid: grid; outbound|out; inbound|back
get-geo-catalogue: every|all; tree|hierarchy
create-session: start|begin|create; search
poll-session: results; ! changes|only new
start-booking-details: price; one itinerary|an itinerary|single itinerary; ! session|every
poll-booking-details: price; itinerary; ! session|every
list-currencies: currencies; ! markets|locales
list-locales: languages|locales; ! markets|currencies
list-countries: markets|countries; ! languages|currencies
get-token: token; browser; ! cookie
country: market|country; ! destination|origin
currency: currency; prices; ! place
locale: language|locale; ! currency
path/originPlace: starts|from|leaves; ! ends|goes to
path/destinationPlace: goes|ends|to; anywhere; ! starts
path/outboundPartialDate: day; month; any time|anytime
path/inboundPartialDate: back|return; empty; one way|one-way; ! there
query/languageid: language|locale; ! currency
list-query/query: typed|text|letters; ! chosen
includeAirports: airports; ! cities|countries
includeCities: cities; ! airports|countries
includeCountries: countries; ! airports|cities
key/apiKey: key; ! password
format/Accept: XML; JSON; =XML, the default|=XML by default|=default is XML|=default, XML; ! JSON, the default|JSON by default
statuses/200: succeeded|success|worked; ! failed
statuses/301: another|other|moved|elsewhere
statuses/400: not valid|invalid|wrong; ! key
statuses/403: key; no access|permission; ! expired session
statuses/429: too many|rate limit; ! invalid
statuses/500: server; failed|error; ! request is
poll-statuses/204: still|not yet; created; ! results|ended|finished|is over|stop polling
poll-statuses/304: nothing|unchanged|not changed; ! expired|ended
poll-statuses/410: expired|gone|over|ended; session; ! still
suggestions/Places: places; match|fit
PlaceId: ID; ! name of
PlaceName: name; ! ID|code
CountryName: name; country; ! city
CityName: name; city; ! country|code
CityId: city; ! country|region
RegionId: region; ! city|country
SingleAirportCity: one airport|single airport|only airport; ! several|no airport
CountryId: country; ! city|region
CurrencyId: currency; ! code of the country
found/Places: one|single; ! match|all
id: ID; IP address; point|coordinates|position
-ip: IP address; ! coordinates
-latlong: latitude; longitude; =latitude, a comma|=latitude, comma|=latitude first|=latitude before|=latitude and then; ! longitude first
city/Location: longitude; latitude; ! latitude, a comma|latitude, comma|latitude, then|latitude then|latitude first|latitude and longitude
airport/Location: longitude; latitude; ! latitude, a comma|latitude, comma|latitude, then|latitude then|latitude first|latitude and longitude
create-response/Location: URL; poll; ! token|session key
booking-response/Location: URL; ! token
-iata: IATA; ! ICAO
-rnid: route-node|route node; ! text
a country code: country; ! city
place-forms/anywhere: any|every; ! origin
YYYY-MM-DD: day; ! month|year
YYYY-MM: month; ! day|year
date-forms/YYYY: year; ! day|month
anytime: any; ! month
an empty inbound date: one way|one-way; ! return
Quotes: prices|quotes
QuoteId: ID; routes; dates; ! carriers
MinPrice: price; ! highest|average
Direct: direct|without stops|non-stop; ! indirect
quote/OutboundLeg: out|there; ! back
quote/InboundLeg: back|return; ! way out
QuoteDateTime: when|time; price; seen|found; ! ends|expires
CarrierIds: carriers; ! agents
OriginId: starts|origin|from; ! ends
DestinationId: ends|goes|to; ! starts
DepartureDate: day|date; leaves|departs|departure; ! arrives|time of
browse-prices/places/IataCode: IATA; airport; ! city|country
city/IataCode: IATA; ! ICAO|airport
QuoteIds: quotes; ! carriers|prices
route/Price: lowest|cheapest; ! highest|average
date/Price: lowest|cheapest; ! highest|average
Dates.OutboundDates: out|there; quotes; ! back
Dates.InboundDates: back|return; quotes; ! way out
PartialDate: day; month; ! year
grid/Dates: outbound|out; inbound|back; two-dimensional|two dimensions|table|grid
tree/Continents: top; ! bottom|country
Continents[].Countries: countries; continent; ! cities
Continents[].Countries[].Regions: regions; country; ! cities
Continents[].Countries[].Cities: cities; country; ! airports
Continents[].Countries[].Cities[].Airports: airports; city; ! countries
every-place/Id: ID; letters; ! number|digits
Content-Type: form-urlencoded; ! application/json
X-Forwarded-For: IP address; traveller; ! server
create-form/locationSchema: kind|form|type; code; ! currency
create-form/originPlace: starts|from|leaves; ! ends|goes to
create-form/destinationPlace: goes|ends|to; ! starts
outboundDate: day|date; out|there; ! back
inboundDate: day|date; back|return; empty; one way|one-way; ! way out
create-form/cabinClass: cabin|class
create-form/adults: number|many; adults; ! children|age of each
create-form/children: number|many; children; ! age of each
create-form/infants: number|many; infants; ! age of each
includeCarriers: only; ! leave out|drop
excludeCarriers: leave out|drop|without; ! only
groupPricing: whole party|everybody|all travellers; one adult|per adult|each adult; ! return
create-form/apiKey: key
cabin-classes/Economy: economy; ! premium
PremiumEconomy: premium; economy
cabin-classes/Business: business; ! first
cabin-classes/First: first; ! business
SessionKey: session; ! itinerary|query
sortType: sort|order; price; duration; carrier; ! ascending
sortOrder: ascending; descending; ! price
poll-query/stops: most|maximum|at most; stops; ! fewest|exact
poll-query/duration: longest|maximum|at most; minutes; together|sum|both ways; ! shortest|hours|each leg|each way
originAirports: only; leave|depart|start; ! arrive|drop
destinationAirports: only; arrive|land; ! leave from|drop
outboundDepartTime: leave|depart; out|there; ! arrive|back
outboundDepartStartTime: earliest; leave|depart; out|there; ! arrive|back|latest
outboundDepartEndTime: latest; leave|depart; out|there; ! arrive|back|earliest
outboundArriveStartTime: earliest; arrive; out|there; ! leave|back|latest
outboundArriveEndTime: latest; arrive; out|there; ! leave|back|earliest
inboundDepartTime: leave|depart; back|return; ! arrive|way out
inboundDepartStartTime: earliest; leave|depart; back|return; ! arrive|way out|latest
inboundDepartEndTime: latest; leave|depart; back|return; ! arrive|way out|earliest
inboundArriveStartTime: earliest; arrive; back|return; ! leave|way out|latest
inboundArriveEndTime: latest; arrive; back|return; ! leave|way out|earliest
pageIndex: page; ! how many
pageSize: page; itineraries; ! which page
response/Query: query; ! results|next
response/Status: runs|running|complete|progress|search; ! HTTP
response/Itineraries: trips|itineraries; ! legs
response/Legs: direction|leg; ! flight of
response/Segments: flight; leg; ! stop of|direction
response/Agents: agents; ! carriers
response/Places: places
booking-details/Segments: flight; ! stop of
booking-details/Places: places
booking-details/Query: query; ! results
UpdatesPending: still|not complete|more; ! ended|over
UpdatesComplete: ended|over|complete|finished; ! still
OutboundLegId: out|there; ! back
InboundLegId: back|return; ! way out
itineraries/PricingOptions: buy|prices|sold|offers; ! legs
BookingDetailsLink: booking details
pricing-options/Agents: sells|sold|agents; ! flies|buys
pricing-options/Price: price; ! fee
DeeplinkUrl: books|buys|booking; ! logo
QuoteAgeInMinutes: old|age; price; ! expires|remains|left
legs/Id: ID; itineraries; ! segments
OriginStation: starts|origin|from; ! ends
DestinationStation: ends|destination|to; ! starts
legs/Departure: leaves|departs|departure; ! arrives
legs/Arrival: arrives|arrival|lands; ! leaves
DepartureDateTime: leaves|departs|departure; ! arrives
ArrivalDateTime: arrives|arrival|lands; ! leaves
Duration: long|takes|duration; minutes; ! hours|seconds
legs/Stops: places; stops; ! number of|how many
legs/Carriers: sell; ! fly|flies
OperatingCarriers: fly|flies|operate; ! sell
OperatingCarrier: fly|flies|operate; ! sell
segments/Carrier: sell; ! fly|flies
SegmentIds: segments|covers
legs/FlightNumbers: number; carrier
FlightNumbers[].FlightNumber: number; without; ! with the carrier
segments/FlightNumber: number; without; ! with the carrier
FlightNumbers[].CarrierId: carrier; ! agent
Directionality: out|outbound; back|inbound
segments/Id: ID; legs; ! itineraries
live-prices/carriers/Id: ID; legs|segments; ! pricing
browse-prices/carriers/CarrierId: ID; quotes
carriers/Code: IATA; ! ICAO|three
ImageUrl: logo|image|picture; ! booking
DisplayCode: code; show|display; ! hide
live-prices/agents/Id: ID; pricing options; ! legs|segments
agents/Status: prices; still|more|coming; ! rating
OptimisedForMobile: phone|mobile; ! app
BookingNumber: telephone|phone; ! reference
agents/Type: airline; agent|agency
agent-types/Airline: airline; ! travel agent
agent-types/TravelAgent: travel agent|travel agency; ! airline
live-prices/places/Id: ID; legs|segments; ! pricing
ParentId: above|parent; ! below|inside
places/Code: IATA; ! ICAO
booking-form/adults: number|many; adults
booking-form/children: number|many; children; ! age
booking-form/infants: number|many; infants; ! age
BookingOptions: buy; list
BookingOptions[].BookingItems: bookings|booked; ! passengers
BookingOptions[].BookingItems[].AgentID: sells|sold|agent; ! flies
BookingOptions[].BookingItems[].Status: current|up to date; price; ! seat
BookingOptions[].BookingItems[].SegmentIds: covers|segments; ! seats
BookingOptions[].BookingItems[].Price: price; current; ! old|first
BookingOptions[].BookingItems[].Deeplink: books|buys|booking
Symbol: sign|symbol; ! code
ThousandsSeparator: thousands|groups; ! decimals
DecimalSeparator: decimals|decimal; ! thousands
SymbolOnLeft: first|left|before; ! right|after
SpaceBetweenAmountAndSymbol: space; ! point
RoundingCoefficient: round; ! decimals to show
DecimalDigits: decimals|digits; ! thousands
locales/Locales: languages|locales; ! countries
countries/Countries: markets|countries; ! languages
country/Name: locale|language
place-forms/the provider's place code: default; ! IATA
places/the provider's place code: code; search; ! name
place-list/Places: places; IDs
places/Type: what|type|kind; ! where|name
Carriers: carriers; ! agents
Currencies: currencies|currency; ! markets|locales
Routes: routes; quotes; ! dates
dates/Dates: two lists|two; dates; ! routes
grid/Dates[][].DateString: date|day; row|column; ! price
JourneyMode: travels|transport; ! takes|long
Code: code; ! name
Name: name; ! code
`);
