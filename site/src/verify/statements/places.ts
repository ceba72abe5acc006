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
Live takes airports and cities.
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
`;
