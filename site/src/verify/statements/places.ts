/** Places, codes and ids: section 3 of the specification. One statement a line. */
export const PLACES = `
An airport's parent is a city.
A city's parent is a country.
A country's parent is a continent.
PLACE_TYPE_CITY is the airport's parent.
PLACE_TYPE_COUNTRY is the city's parent.
An airport leads to its city, the city to its country, the country to its continent.
parentId leads from airport to city to country to continent.
Each place names the one above it in parentId.
Follow parentId until it is empty.
Climb until parentId is empty.
The list is a GET, the nearest call a POST.
A GET takes a locale in the path, every place.
POST nearest takes a position and a locale in the body.
airports: can be searched live and indicative.
cities: can be searched live and indicative.
continents cannot be searched.
Live prices takes cities and airports.
A country can only be searched with indicative prices.
Countries can be searched with indicative prices only.
A country's entity ID works with indicative prices only; a live search does not take it.
entityId is unique, the same in all APIs.
An entity ID means nothing outside these APIs.
Entity IDs name exactly one place, and every place has one.
A city and its airport can share one IATA code.
iata is not unique.
Airports and metropolitan areas have three letters.
Airlines have IATA codes with two characters.
Airlines: codes of two characters name carriers, never places.
Heathrow, LHR, and Gatwick, LGW, belong to London, LON.
LON stands for all airports, LHR for one.
iata is filled for airports and cities only.
A place is an object with exactly one member, iata or entityId.
In live prices the place object is the value.
In indicative prices it stands in queryPlace.
originPlaceId is an object in a live query.
Compare iata and type.
Look up code and type together.
Go through entries and compare iata and type.
Load the list once for each language.
Fetch this list once per locale.
Load the list when your server starts, and keep it.
The list is large and the same for all visitors.
no pages and no filters.
How often it changes is not specified.
The locator takes exactly one of two forms.
Send exactly one of the two.
Both together are an error.
Exactly one of coordinates and ipAddress.
The response starts at the nearest airport.
Returns the chain that starts at the airport nearest to a point or an IP address.
3.0 returns the nearest airport and the places above it, as a map.
To get the city, take the airport's parent.
The closest city is the place of type PLACE_TYPE_CITY, not the first in the map.
Latitude is north and south.
Longitude is east and west.
Degrees north of the equator; negative in the south.
Degrees east of Greenwich; negative in the west.
Latitude first in SuggestedPlace.location.
Location: longitude, then latitude.
Mind the order in Location: longitude came first.
Place.coordinates has two named numbers.
The code of a suggested place is SuggestedPlace.iataCode; in geo it is Place.iata.
The position is one text in SuggestedPlace.location; in geo two numbers.
limit and isDestination are next to query, not in it.
An indicative search: PLACE_TYPE_AIRPORT, PLACE_TYPE_CITY, PLACE_TYPE_COUNTRY.
A blank text returns popular places.
An IP address tells where a connection ends, not where a traveller is.
An IP address is a rough guide.
IATA codes are real.
Countries: by name in the same language.
Airports: by IATA code and PLACE_TYPE_AIRPORT.
Cities: by IATA code and PLACE_TYPE_CITY.
IDs stored from V1.0 mean nothing in 3.0.
The V1.0 tree nests airports in cities, cities in countries, countries in continents.
The place itself and every place above it, nearest first.
The place and everything above it, from the bottom up.
That one URL had three uses.
One URL becomes two calls.
Drop market and currency: the nearest place does not depend on them.
Keep the last suggestions on a 429; never block typing.
An older response arrives after a newer one: drop it.
A city can have several airports.
Search the city when any airport will do.
The nearest call of geo needs a key.
It is made of digits: store it as a string.
They name exactly one place, and every place has one.
Entity IDs in the sandbox are its own.
Do not carry them over to production.
limit: how many places to answer, 1 to 50.
isDestination changes the ranking.
airport parent: a city. ! parent is a country, parent is a continent, parent is a region, parent is the country ? city
city parent: a country. ! parent is an airport, parent is a continent, parent is a region ? airport, country
country parent: a continent. ! parent is a city, parent is a region, parent is the world ? continent, airport
parentId: the place above, follow it until it is empty. ! below, children, until null, stops at the country ? sandbox
chain|climb: from the airport up. ! from the continent down, top down, without the place itself, furthest first, country first ? trees
place and everything above: nearest first, the place itself included. ! continent down, without the place, from the top
nearest response: the order of its keys means nothing, find the airport by its type. ! first entry, airport first, exactly one airport, always there, always is one, in order ? sandbox, not
nearest airport|airports how many: not specified. ! exactly one, always one, at most one ? sandbox, not specified, iata
city nearest: can be missing. ! always there, always one, never missing, is always
nearest call|locator: coordinates or an IP address, exactly one. ! both, at least one, name of a place, one or more ? not, error
nearest place: does not depend on market and currency. ! send the market, market decides, currency changes ? drop, nearest culture
geo list: a GET, the nearest call a POST. ! list is a POST, nearest call a GET
list world: the whole world, without pages or filters. ! pages of, page by page, can be filtered, only airports, by country ? without, no
list|lists load: once for each language and keep it. ! with every search, on every page view, for each visitor, each time ? not, once
entityId|entity ID: unique, the same in all APIs. ! can change, differs by API, several places, share one, not unique, per language, of each API, known to airlines ? IATA, iata, sandbox, city and its airport
entityId|entity ID: means nothing outside these APIs. ! everywhere, industry, any API, airlines know, IATA assigns ? code, IATA, nothing
entityId|entity ID: text made of digits. ! number, integer ? IATA, path, sorted
iata: not unique, a city and its airport can share one. ! unique, only one place, names exactly one ? not, isn't, entity
iata responses|filled|airports: on airports and cities only. ! every place, countries have, on countries, all places ? none, empty, cannot, unique, entity
IATA code|codes: three letters for airports, two characters for airlines. ! four letters, two letters for airports, three for airlines
LON: stands for all airports of London. ! one airport, Heathrow only ? LHR
LHR: one airport. ! all airports ? LON
continent|continents: cannot be searched. ! can be searched, by entity ID, indicative search takes, work with ? not, no, cannot, countries, country
country|countries: can be searched with indicative prices only. ! live and indicative, both searches, live prices takes, in live searches, every search, live search by ? only, not, no, cannot, sandbox, names, listed
place object: exactly one member, iata or entityId. ! both members, at least one, one or both
originPlaceId: an object in a live query, a string in results. ! string in a live, object in the results, plain code ? key
originPlace: queryPlace inside, in an indicative query. ! iata directly, plain code
live leg: originPlaceId. ! queryPlace ? indicative
latitude: north and south. ! east, west ? longitude
longitude: east and west. ! north, south ? latitude
location: longitude came first in V1.0. ! latitude first, latitude came first ? 3.0, SuggestedPlace, now, order
SuggestedPlace.location: latitude first, one text. ! longitude first, two numbers, object ? geo
coordinates: which places carry them is not specified. ! every airport, all places, always there ? sandbox, exactly one, nearest
regions: gone. ! kept, new, are places
stored IDs|ids V1.0: mean nothing in 3.0, replace them. ! still work, keep them, stay valid, same ids, can be sent ? not
airports match: by IATA code and PLACE_TYPE_AIRPORT. ! by name, by ID ? cities
countries match: by name in the same language. ! by code, by IATA ? cities, airports
suggestions|autosuggest: no reference page. ! see the reference, is in the reference ? no
blank text: returns popular places. ! returns nothing, error, is refused, 400, all places
typed|searchTerm: blank is allowed. ! at least two, characters at least, required text, minimum of ? V1.0
field for a live search: airports and cities. ! countries, country ? indicative
includedEntityTypes: the kinds of place to suggest. ! to leave out, to hide ? not specified
limit and isDestination: next to query. ! inside query, in query ? not
isDestination: changes the ranking. ! filters, leaves out, required
suggestions limit: 1 to 50. ! 100, 20, 1 to 10, unlimited
currency places: is gone from suggestions. ! send the currency, in the body
older response arrives after a newer: drop it. ! show it, use it, merge
429 suggestions: keep the last ones, never block typing. ! clear, retry at once, empty the field
IP address guess|guide: a rough guide. ! is exact, always right, reliable, precise
IP address closest city: the traveller's, sent in the body. ! of your server, header X-Forwarded-For, in the query ? not, without
closest city: of type PLACE_TYPE_CITY, the airport's parent. ! first in the map, the last, PLACE_TYPE_AIRPORT ? not
old tree: the V1.0 catalogue nests. ! old map, new tree ? new map
new map: flat, in 3.0. ! old map, new tree ? old tree
geo list: how often it changes is not specified. ! every month, each month, never changes, every year, weekly, on the first ? not specified
city: search for it when any of its airports will do. ! when the traveller wants just, only one airport ? airport when
unique place: entity ID, or iata and type together. ! code alone
prefer: entity IDs. ! IATA codes ? entity
latlong > latitude > longitude
`;
