/** Places, codes and ids: section 3 of the specification. One statement per line. */
export const PLACES = `
airport parent: a city. ! parent is a country, parent is a continent, parent is a region, parent is the country, parent of airport is continent|country|region|its, PLACE_TYPE_COUNTRY, PLACE_TYPE_CONTINENT ? city, or more
city parent: a country. ! parent is an airport, parent is a region, parent of city is region|airport|continent|a, parent is a continent, PLACE_TYPE_CONTINENT, PLACE_TYPE_AIRPORT ? airport, country
country parent: a continent. ! parent is a city, parent is a region, parent is the world, parent is empty, country has no parent, countries have no parent, parent of country is city|region, it has no parent, has no parent, at the top of the tree, is at the top, are at the top ? continent, airport
parentId: the place above, follow it until it is empty; leads up. ! below, until null, it stops at the country, parentId stops at the country, its children, from place to the children, up to the children, to children, names the children, has the children, down to, downwards, leads from the continent, leads to its airports, city to its airports, until you reach, reach the country, in its parentId, from the country to, from a country, from the city to its airports, to the places below, is null, holds|contains|is|has an IATA, holds|contains|is IATA, missing for countries|cities, missing for a country|city, place to its continent|country, place to the continent|country, skips the city, skips the country, skips levels ? sandbox, whose, group
chain|climb: from the airport up. ! from the continent down, top down, without the place itself, furthest first, starts with the country, from the country, reach a country, stops at the country ? trees, reverse
place and everything above: nearest first, the place itself included. ! continent down, without the place, from the top
nearest response: the order of its keys means nothing, find the airport by its type. ! first entry, second entry, a list from, airport first, holds exactly one airport, has exactly one airport, always there, always is one, in order ? sandbox, not
nearest airport|airports many|away|further|farther|kilometres: not specified. ! exactly one, always one, at most one, are left out, is left out, farther|further than|away ? sandbox, not specified, iata
city nearest: can be missing. ! always there, always one, never missing, city is always there|among|in|returned|part, nearest city only, city only
nearest call|locator: coordinates or an IP address, exactly one. ! both coordinates, both of, or both, send both, both fields, at least one, name of a place, one or more, only coordinates, only an IP, coordinates only, takes only coordinates ? not, error, locator and locale, city
nearest place: does not depend on market and currency. ! send the market, market decides, currency changes, needs|takes|requires a market, needs|takes|requires a currency, locale and currency, currency is valid, currency are valid, wants a currency, market and the locale, market is valid ? drop, nearest culture, culture
list world: the whole world, without pages or filters. ! pages of, page by page, list can be filtered, only airports in it, has only airports, holds only airports, lists only airports, list by country, in pages, fetch them all ? without, no, copy
list|lists load: once for each language and keep it. ! with every search, on every page view, load it for each visitor, list for each visitor, list each time, for each lookup, for every lookup, with each lookup, with every lookup ? not, once, would, expired
iata: not unique, a city and its airport can share one. ! is unique, always unique, unique code|in, only one place, names exactly one ? not, isn't, entity, among, airport's, with type
iata responses|filled|airports: on airports and cities only. ! every place, countries have, on countries, city or a country, cities or countries, cities and countries, code of a country, all places ? none, empty, cannot, unique, entity, some, every place that, in query
IATA code|codes: three letters for airports, two characters for airlines. ! have four letters, are four letters, has four letters, two letters for airports, three for airlines
LON: stands for all airports of London. ! one airport, Heathrow only, for Heathrow, one of London, one of its, is Heathrow, means Heathrow ? LHR
LHR: one airport. ! all airports ? LON
place object: exactly one member, iata or entityId. ! needs both members, has both members, with both members is fine, at least one, one or both, or both, safe, always has, may also have, can also have, may have both ? invalid, error, rejected
originPlaceId: an object in a live query, a string in results. ! string in a live, object in the results, plain code, live or indicative, live and indicative, both kinds of query, indicative query too, indicative queries too, indicative prices too, also in indicative ? key, originPlace, queryPlace, differ, differently
originPlace: queryPlace inside, in an indicative query. ! has iata directly, takes iata directly, holds iata directly, plain code, code directly inside, code inside it directly ? originPlaceId
live leg: originPlaceId. ! queryPlace ? indicative, 400, remove
latitude: north and south. ! east, west, positive in the south, negative in the north, from greenwich, east and west, east or west, is east, latitude is west ? longitude
longitude: east and west. ! north, south, positive in the west, negative in the east, longitude is north, is south ? latitude
location: longitude came first in V1.0. ! latitude first, latitude came first, began with the latitude, begins with the latitude, starts with the latitude, started with the latitude, latitude before ? 3.0, SuggestedPlace, now, order, so code, suggestions
SuggestedPlace.location: latitude first, one text. ! longitude first, two numbers, object ? geo, turn
coordinates: which places carry them is not specified. ! every airport, all places, always there ? sandbox, exactly one, nearest
airports match: by IATA code and PLACE_TYPE_AIRPORT. ! by name, by ID ? cities
countries match: by name in the same language. ! by code, by IATA ? cities, airports
suggestions|autosuggest: no reference page. ! see the reference, is in the reference ? no
blank text: returns popular places. ! returns nothing, error, is refused, 400, all places, empty list, no places, an empty, nothing at all, is an empty
typed|searchTerm|term: blank is allowed. ! at least two, characters at least, required text, minimum of two|three characters|letters is, shorter search term is ? V1.0
field for a live search: airports and cities. ! also countries, and countries, takes countries, accepts countries, a country too, a country works ? indicative, no place
includedEntityTypes|includeCountries|includeCities|includeAirports: the kinds of place to suggest. ! kinds to leave out, places to leave out, types to leave out, kinds to hide, places to hide, types to hide, still works|work, still there, still exists|exist, get all, all types are, returns all, gets all, all kinds of place are, all types of place are ? not specified
isDestination: changes the ranking. ! filters, leaves out, required, leaves out places, filters ? origin field, for origins
suggestions|autosuggest limit: 1 to 50. ! 100, 1 to 10, unlimited, up to 20, at most 20
older response arrives after a newer: drop it. ! show it, use it, merge, append, adds its, add its, append its
IP address guess|guide: a rough guide. ! is exact, always right, reliable, precise
IP address closest city: the traveller's, sent in the body. ! of your server, header X-Forwarded-For, in the query ? not, without, sees, so send
closest city: of type PLACE_TYPE_CITY, the airport's parent. ! always first in the map, is first in the map, always the last, is the last, of type PLACE_TYPE_AIRPORT, type is PLACE_TYPE_AIRPORT, city use has no replacement, city has no replacement, found by suggest|suggestFlightPlaces, found by the suggest|autosuggest, with suggestFlightPlaces, autosuggest still finds, still finds, looked up by, from the list, the first, first place ? not, step
old tree: the V1.0 catalogue nests. ! old map, new tree ? new map
new map: flat, in 3.0. ! old map, new tree ? old tree
geo list: how often it changes is not specified; a GET, the nearest call a POST. ! changes every month, updated every month, changes each month, updated each month, never changes, changes every year, updated every year, changes weekly, updated weekly, on the first, list is a POST, nearest call a GET ? not specified, refresh
city: search for it when any of its airports will do. ! when the traveller wants just, finds only one airport, covers only one airport ? airport when, has
unique place: entity ID, or iata and type together. ! code alone
prefer: entity IDs. ! prefer IATA|iata|codes, prefer the IATA|code, IATA codes to entity, codes over entity ? experts, travellers, traveller, people, visitors
latlong > latitude > longitude
entityId|entity: unique, the same in all APIs, for every place. ! can change, differs by, differ by, ID differs from API, differ between, API to API, several places, share one, not unique, per language, of each API, known to airlines, airlines know, everywhere, industry, IATA assigns, some places have no entity, for two places, more than one place, only airports have, only airports and, only cities, have the same entity, places can|may have the same, places share, change from, from one API ? IATA, iata, sandbox, code, nothing, same name, airport, name
entityId|entity: text made of digits. ! is sent as a number, store it as a number, comes as a number, keep it as a number, an integer, as an integer, as integers, are numbers, is a number, ID consists of three|letters, ID has three|letters, IDs have three|letters, IDs consist of letters|three, IDs are letters ? different, V1.0, path, sorted, lost
airport|airports letters: three. ! have four letters, has four letters, of four letters, have two letters, has two letters, of two letters, have five letters, has five letters, of five letters ? airlines, ICAO
IATA code|codes place|places: some places have none. ! every place has a code, all places have, each place has an IATA, always has a code, code can't be searched, code cannot be searched, under their|its|the country ? entity, if, that has, entity ID
country|countries: can be searched with indicative prices only. ! live and indicative, both searches, live prices takes, in live searches, in a live search, every search, live search by, searched live, live as well, also live, in both APIs, in both kinds, both APIs, origin of a live, destination of a live, as indicative searches do, like indicative ? only, not, no, cannot, sandbox, names, listed, currency, prices first, so both
country|countries iata|code|codes: have no IATA code. ! countries have two, country has a two, countries have IATA, country by iata, countries by iata, by market, by locale, by two-letter, send country IATA, send a country IATA, by IATA code, send its code, in the list of markets, code of its market, market code for, code of the market ? V1.0
APIs places|place: live and indicative nest them differently. ! same form, same way, same object, identical, alike
originPlaceId|destinationPlaceId results: a string, a key into places. ! an object, object too ? query
list|lists|places|markets|market load|loaded|fetch|fetched|ask|names language|each|once|keep|again: once for each language, and keep it. ! with every search, with each search, every page view, for each visitor again, load for each visitor, lists for each visitor, places for each visitor, every visitor, each request, every request, list each time, them each time, every time, never cache, for each search, for every search, again with every, with every page view, each page view, during the day, change every hour|day, every visit ? once, per hour, keep them, cache it, same, would, expired
list places|world|geo: large, the whole world. ! is small, small enough, holds only airports, has only airports, contains only airports, lists only airports, airports only, list be filtered by, be filtered by country, has pages, many pages, pages of 100, pages of 500, pages of 1,000, page by page, next page, comes in pages, split into pages, with a query parameter, country as a query, filter parameter ? languageid, ipAddress, V1.0
code|iata compare|look|alone: code and type together. ! by code alone, compare the code alone, use the code alone, by iata alone, compare iata alone, use iata alone, code is enough, by IATA code alone, IATA code alone is enough, code alone because ? unique, enough because, ambiguous, either, loses, isn't enough, not enough
nearest airport|map|city: maps have no order, find it by its type. ! always comes first, airport comes first, first in the map, first entry, first place, is first, first one, starts with the nearest, begins with the ? sandbox, whatever, although
nearest|geo airport|airports: how many come back is not specified. ! only one airport comes, returns only one airport, contains only one airport, one airport is, returns exactly one airport, contains exactly one airport, a single airport comes, returns a single airport, always one ? sandbox, search, show, several
coordinates IP|ipAddress|address: exactly one of the two. ! coordinates and the IP, coordinates and ipAddress, or both, both of, both are, both together, both for a better result, give a better result together, together, as well as, in addition, at least one, send both, together with, ipAddress to fall back, with every call ? exactly, error, V1.0, hurts, 400, if you know, exclude
city airport|airports: can have several airports. ! always has one, has only one airport, exactly one airport, city has one airport ? nearest, may have
nearest map|country|countries: the order of its keys means nothing. ! country comes first, countries come first, always come first, top first, continent first
limit|isDestination query: next to query. ! into query, go inside query, are inside query, belong inside query, in query, part of query, field|member of query, goes inside query ? not in, not inside, aren't, not part, not a, no effect, term, kinds
autosuggest reference|call documented: not in the reference. ! documented in the API, in the API reference, has a reference ? no, only, not
ask field key|letter: wait a moment after the last key. ! every key, each key, each letter, every letter
response|responses arrives|arrive newer|older|last|field: show the one to what is in the field now. ! which arrives last, that arrives last, whichever, older one, last to arrive ? drop, discard, ignore
429 suggestions: keep the last ones, never block typing. ! clear, retry at once, empty the field, empty the list, an empty list
Locator|locator: exactly one form. ! at least one, one or both, both ways, has both forms, send both forms, both forms together ? invalid
entityId|entity: for these APIs only. ! any system, travel system, other systems, any travel, elsewhere, different in each, those of IATA, same as IATA
PLACE_TYPE_COUNTRY live: no live search takes it. ! -no, live yes ? indicative, not, parent, leave, drop, hide, out, field
PLACE_TYPE_CONTINENT live: no search takes it. ! -no ? not, parent, top, leave, drop, hide, out, use
continents|continent: no search takes them. ! live and indicative, yes by ? no
regions|region: gone. ! yes, can be searched, kept, new, are places ? no
list|lists names|named: one language for each locale. ! same in every, names are the same in all, same names in all, whatever the locale ? IDs
list geo|places|calls position|locator|body: takes a locale in its path. ! takes a position, takes a locator, in its body, with a body, locale in body|query|header, locale goes in body ? nearest, POST, V1.0, culture
nearest returns|response|call|lists: the nearest airport and the places above it. ! places below, airports below, below it, nearest city and, returns only the city|airport|country, contains only the city|airport|country, just the city, list of airports, ordered by distance, sorted by distance, in order of distance, returns the city as, without the cities|countries|city|country, returns|lists|gives airports around|near|close ? V1.0 returned, if you need
empty locator: no call without a position. ! send an empty, with an empty
index|look|find places|place code: by type and code. ! it is unique, code is unique, is unique ? entity
suggested|suggestion code|place iata|iataCode: iataCode. ! is iata, code is iata, called iata, is in iata, in iata ? geo
currency autosuggest|suggestions|suggest|closest|places: gone. ! into the body, in the body, still sent, moves into, of the query, a member of query, member of the query, send the currency, autosuggest takes currency, takes a currency, needs a currency, requires a currency ? V1.0, search sends, every search, except
closest city: a map from the nearest airport up. ! returns city alone, contains city alone, is city alone, returns the city itself, is the city itself, returns only the city, contains only the city ? V1.0
coordinates longitude latitude: latitude first in 3.0. ! given as longitude, longitude first, longitude then, as longitude ? V1.0, Location
city airport code|codes share|shares: can share one. ! always share|shares, never shares one, never share code, never shares code, never share, not share, cannot share, never share one ? all their
IATA code|codes countries|continents: airports and cities only. ! only for countries, codes for countries, countries have, country codes are ? no, none
places: a flat map in 3.0. ! nested as, come as a tree, places are nested ? expects, build
iata airports responses|filled: airports and cities. ! on airports only, on only airports, only airports have ? cities, city
object iata|entityId|member: exactly one. ! better both, or both, both of, and the other ? not, never
identify|identifies|name|names place code|iata entityId: by one of the two. ! together, code and its, and by, in addition, or both, and both
fetch|load|list locale|locales|languages: once for each. ! for all locales|languages, one for all, whatever locale|language ? own language
list copy|places|geo: the whole world. ! from|of|in your market|country|region, is short, with flights, is small ? nearest
parentId until: until it is empty. ! -empty|entry ? type
same|valid|work|share production ids|entity: the sandbox has its own. ! same in production, valid in production, IDs work in production, also work in production, work in production too, same there, production share, share their entity ? not, IATA
LON LHR: LON stands for all airports, LHR for one. ! LHR all, LHR for all, LHR stands for all, LON one, LON for one, LON is one, LON stands for London main, London main airport, main airport, biggest airport, as LHR does
geo lists|list|places flights: airports, cities, countries, continents. ! and hotels, lists hotels, and hotel, stations, station, regions, ports, continents are left, without continents ? aren't
list nearest GET|POST: the list is a GET, the nearest call a POST. ! list is a POST, call a GET, nearest a GET, list a POST
airport lists|list|names|holds cities|city|airports: a place names its parent only. ! airport|city|country lists|names|holds its|their, city's own entry, in the entry ? after
response|places tree|nested|flat geo|places: one flat map. ! is a tree, continents|countries|cities hold|contain, nested in, nested inside ? form a tree, old tree, V1.0, catalogue, terms, tree of places
climb|parentId places|parent times|climb: until parentId is empty. ! two|three|four|five|2|3|4 times, until country|city ? at most
entityId|entity|ID API|suite|locale|language own|valid|loaded: the same in every API. ! within one, each API|suite, own ids|id, API has|assigns its, valid for the locale|language|market, valid in one locale|language, renamed with, for each locale|language, per locale ? V1.0, sandbox, name|names, copy, list
code|iata place belongs|names|stands: not unique. ! each|every belongs|stands, a code names one, each code names one, code names exactly one, code belongs ? LHR, entity, whole, real, and type, both
picker list|places|ask|it: load the list once and cache it. ! whenever, each time, every time, when opens, as they open ? once
locator coordinates|address: exactly one form. ! as well, in addition, both, and an, plus, more exact, or neither, none of, or nothing ? not, only one, error, exactly
nearest key|keys|first|entry places|map|airport: their order means nothing. ! first key, first entry, first place, in order, nearest one first, starts with ? order means
neither locator|position|call|address: do not call. ! empty locator, default locator, call without
live search|searches countries|country accept|accepts|take|takes|search|offer: cities and airports only. ! cities and countries, countries as, countries too, and countries, offer countries, offer a country, offers countries, start from a country, fly from a country, put the country, put a country, put in country, by their two letters, know countries, put the ISO ? indicative, not, cannot, no
API address|location|server visitor|traveller: it sees the caller's only. ! API corrects, it corrects, API finds the, it finds the, API detects, it detects, API works out, it works out, finds it ? not
PLACE_TYPE_CITY search|live: a city can be searched live and indicative. ! cannot be searched, not be searched, no search takes, no search accepts, not accept, searches no
index|indexes|look|find code|codes place: code and type together. ! code names one place only, finds one place only, code always names one, code names one place, code alone, by code so ? entity, entityId, enough because, if the type, one city, can name
searches|search entityId|name|place use|put|pass: the entity ID. ! by place name, the place name as, by the name of place, send the name of place, search with name of place, names in, search with its name, search by its name, search by name, search for its name ? code
IP guess|exact|exactly|city: a rough guide. ! city exactly, exactly where, precisely, tells the city, as a fault
continent|continents searched|search|picker|offer: cannot be searched. ! continent can be searched, continents can be searched, they can be searched, it can be searched, offer them, take continents, in indicative searches only, indicative searches only
code|codes place|places every|each: some have none. ! every|each place has a|an|its code|iata, code of its own, although every place, although each place, and every place has one ? entity, no, every place that
city place|entry|map take|get|find: the airport's parent. ! last|second|first place|entry|one|key, parent of the airport parent ? not, order, code
kinds|types list|ask: those you want. ! leave out, to hide, to drop, not want ? not specified
position suggested|suggestion|SuggestedPlace.location: one text. ! position is two, position is an object ? geo
types|kinds suggested without|list|then: not specified. ! all types, every type, all kinds ? sandbox, that you list
call failed|fails field|typing: the traveller goes on typing. ! locks, lock, blocks, disables, until the next, passes the error, shows it, in the field, clear the field, empty the field, clear it
traveller X-Forwarded-For: in the body in 3.0. ! goes in, put it in, send it in ? V1.0, was, required
header proxy address|IP: the one your own proxy sets. ! first header, any header, whichever header, every header
both together query|locator: an error. ! give, best, allowed, fine, work ? merge, grouping
IP address traveller: where a connection ends. ! where traveller, where the traveller, tells exactly where traveller ? connection, neither, nearest, roughly
continents: not searched at all. ! indicative only, live only, are left out because, left out as ? continents in, countries
entity geo: for these APIs. ! that airlines know, is shorter ? longer
entity name|names|stands: one place. ! city and, names two places, stands for two places, several places, name in every locale, name in each locale, names in every|each|all locale|locales|language|languages, name in all locales, name in every|each language, name in several, name for every|each locale|language ? code, tell, tells, same name, alone
coordinates place: two numbers. ! is text, is one, one text, a string, may have several, have several, has several, take the first ? exactly, Location, autosuggest, suggested, form, V1.0
city field fill|change|lock: travellers may change it. ! lock, not let, read only, fixed
nearest places name|named market: named in the locale. ! market to name, in market, the market to
places|place tree flights|continents keyed|top|flat|parentId: one flat map. ! one tree, comes as a tree, response as a tree, come as a tree, is a tree ? V1.0, form a tree, rebuild, old, show
list|lists load traveller|visitor|request|search: once, and cache it. ! again for each|every traveller|visitor|request|search, load it for each traveller|visitor, list for each traveller|visitor, each traveller|visitor, every traveller|visitor, again before each|every search ? same, would
geo entity iata lists|every|unique: each place has an entity ID. ! entity id if, entity if, ID if it, although only airports|cities
airline|airlines|carrier|carriers IATA code|codes: two characters. ! three letters, three characters, four, two digits ? airport, airports, city, cities
airport|airports|city|cities IATA code|codes: three letters. ! two letters, two characters, four ? airline, airlines, carrier, carriers
locator|nearest-places|nearest locale: both are required. ! locale as optional, locator as optional, locale is optional, locator is optional, both optional, are optional, drop locale, drop the locale, remove the locale, leave out locale, leave out the locale, needs no locale, need no locale, works without a locale ? culture, path, URL
map|maps keyed: by entity ID or ID. ! by IATA, by name ? not
entityId|entity place|places every|always|one: every place has one. ! only airports have|has one, only airports have|has an, only airports and cities have|has one, only cities have ? IATA, type
suggest|suggestions|autosuggest|search empty|blank returns|return|accepts|needs text|term|popular|traveller: popular places. ! no places, nothing, an error, 400, error for, needs a search, needs text, last places, recent places, own places, previous places|searches, last searches ? no-results, content
picked|search traveller keep|take place: its entityId. ! parentId, keep its name, only its name, by its name, keep its iata, only its iata, keep its parent ? label
chain|place above|upwards|belongs|everything|top: from the place itself upwards. ! top down, downwards, everything below it, places below it, from the top, and everything below, continent first, starting with the continent, begins with the continent, country first ? not, get
country entity|entityId search|searches|accept|accepts: with indicative prices only. ! any search, every search, in both, both take, both searches, both kinds, live prices and, only live, fits wherever, wherever a flight|query|search, fits every|any, every flight query, any flight query, all flight queries, works everywhere, accepted in every, every live query, live query too, live queries too ? not, doesn't, that of
month: counts from 1 to 12. ! 0 to 11, 0 to 12, 1 to 13 ? JavaScript, Date
hour: from 0 to 23. ! 1 to 24, 0 to 24, 1 to 12, 0 to 12 ? clocks, a.m
minute|second: from 0 to 59. ! 0 to 60, 1 to 60
year month|digits: numbers, four digits. ! two digits, five digits, are strings, are text, as strings, as text ? V1.0, not, toDateText, form
airport|airports find|nearest type first|order|key: by its type. ! first entry, first one, first key, last one, last entry
world|list large|small|big cache|pages|load: large, cache it. ! is small, small enough, in pages, load it often, need not cache, not cache
locator: coordinates or an IP address. ! name of a city, IATA code, entity ID, market, without coordinates is|are invalid|an|rejected, without an IP is|are ? find, chain, airport
trailing line|break key: it makes a 401. ! is ignored, is trimmed, does no harm, harmless
closest|nearest map airport up|city: from the airport up. ! city down, down to, pick the airport, continent down ? if there, by its type
entity|entityId digits string|number|store: a string. ! as a number, a number, an integer ? V1.0, made of, looks like
isDestination true|destination: the traveller picks a destination. ! leave out places, leaves other places out, leaves out places, leaves out origins, filters, only destinations ? set, for origins
list flights|places world locale: once for each language. ! once for all, each visitor, for each market, each day
position|coordinates locator exact|IP: one of the two. ! IP is better, both are better, more exact with both
identify|place IATA|iata entity: one of the two. ! and by entity, both codes, IATA code and an entity ID, code and entity ID ? never, not, exactly, either, or, has, have, each, every
airport map|keys: find it by type. ! always comes first, airport comes first, is first, first place, first entry, first key ? not, never, order, whatever, although
countries|country: indicative only. ! live only, live prices only ? not, never
coordinates|ipAddress|point|position|address|locator|locators|together both: exactly one, both are an error. ! coordinates count, address counts, coordinates win, takes precedence, is ignored, are ignored, is used, are used, over address|coordinates, point|position counts|wins|takes ? error
places market|locale|currency geo culture: places from geo, the others from culture. ! places from culture, currency from geo, locale from geo, market from geo
code place|places: a city and its airport can share one, so look up code and type. ! takes first place, take the first place, code alone, by the code only, which only one, that only one, code only one place, just one place, names one place only ? enough because, V1.0, nearest, otherwise, wrong, entity, not
most places return|suggest|limit: 1 to 50. ! as many as match, as many as there, any number, as many as you like, no limit, without limit, no upper, upper bound, of each type|kind, for each type|kind, per type|kind
PLACE_TYPE_CONTINENT|continent live|indicative: no search takes it. ! live yes, indicative yes
PLACE_TYPE_AIRPORT|PLACE_TYPE_CITY|airport|city live|indicative: both searches take it. ! live no, indicative no, but not cities|city|airports|airport, but no cities|airports, not for cities|airports, yes indicative only, yes live only ? iata, code, codes, have, nearest, includedEntityTypes, types, kinds
entityId|entity unique|same API: in all of them. ! within one API, unique within, unique in one, not the same, per API ? code, IATA codes
autosuggest call|calls|uses 3.0|uses: two of three uses have one. ! each of them has, each has its own, all three have, call for each, stay in one, still one call, all uses stay, three uses stay|remain|share ? not
iata responses value: on airports and cities only. ! only continents, only countries ? cannot
Location|coordinates V1.0|3.0 order: longitude came first. ! latitude before longitude, latitude first, same order ? not, now
parentId empty: at the top of the tree. ! for a country, is a country, countries have none, after two steps, empty two steps
newer input: the one before resolves to undefined. ! rejects, reject, throws, AbortError
proxy isn't|not|foreign IP|address|trust: trust nothing that it reports. ! address that the proxy reports, address it reports, IP address that ? nothing, can't, cannot, your own
locator locale: for the nearest places. ! locale for suggestions, for the suggestions
parentId city airports|entityId: an airport has its city's entityId as parentId. ! whose entityId, parentId is the airport entityId, parentId is the airport, parentId is airport, parentId is the ID of airport, parentId names the airport, parentId is airport ID, parentId points to the airport, parent is the airport, parent is airport, same parentId as, share parentId with, level of the tree, on its level, siblings of the city, next to the city, city and airports have same, city and airports share ? entityId is the parentId, entityId is airport parentId
list|geo response world: one response, no pages. ! a page for, page for each, pages of ? without, no
countries iata: they have none. ! has in iata, code which 3.0 ? not, no, empty
originPlaceId|destinationPlaceId live leg: an object with the code inside. ! is the code, code itself, as a string ? results, response
results|response field|string same place|places: a string, the key. ! the same object, back unchanged ? query
newer input debounced|one: the one before resolves to undefined. ! rejects with, of the kind
airport|airports parent|sibling city: an airport's parent is a city. ! parent of an airport is a country, airport and its city same parent, city have the same parent, airport and city share a parent, city share a parent, are siblings, both sit directly, airport directly below a country, sibling of the ? not
SuggestedPlace.location|suggestion|suggestions position|location: one string. ! pair of numbers, two numbers in both, numbers in both, has two numbers, is two numbers, holds two numbers, an object ? geo, V1.0, turn
limit isDestination|query next|request: both are optional. ! needs all three, all three are needed, need all three ? not
entityId digits|string|it: a string. ! JSON number, integer column, store as a number, store it as a number, is a number, send it as a number ? not, lost
empty|shorter|second search term|suggestions: an empty one returns popular places. ! an empty list, from the second letter ? V1.0
Location V1.0|order: longitude came first. ! from maps, north-south before, latitude before longitude ? not
airport|it city parent: a city is the parent of an airport. ! have the same parent, have one parent, is the country parent, parent is the airport, parent is an airport, parent is airport, airport is the parent, airport is its parent ? PLACE_TYPE_CONTINENT, airport's city, airport's country
it|column entity: a string of digits. ! as an integer, numeric column, integer column ? string
location position|both suggestedPlace|suggestions: a string in suggestions, two numbers in geo. ! numbers in both, string in both, same in both
limit isDestination: next to query, and optional. ! request needs all, are required, request needs them ? optional
results field same name: a string in results, an object in the query. ! the same object, back unchanged ? string
iata code airport|airports country|countries: airports and cities only. ! city or a country, cities or countries, cities and countries, areas and countries, airports and countries, airports or countries ? parent
IP address position|coordinates: send one of the two. ! along with a position, together with a position, along with coordinates, needed as a fallback, as a fallback too, needed as well, send both ? not, either
find function|client airports|parents: it finds a place's parents. ! find a city airports, find airports of
3.0 anything|term|shorter characters|list|letter: an empty term is accepted. ! still does, list for anything, from the second letter ? no longer, fine
PLACE_TYPE_CITY|city|cities IATA|iata|code: it may have one. ! always has one, always has a, every city has, only airports have ? entity
locator: exactly one of the two. ! optionally, then fall back, and optionally ? not, either, refuses, optional if, culture
empty|blank searchTerm|term: accepted, with popular places. ! gets a 400, is rejected, is an error, send nothing if, or send nothing, returns|gives a 400, gives an error, returns no suggestions|places, returns nothing, no suggestions ? V1.0, no results, hide
call page|reference guide|suggest|autosuggest|suggestions: described in the guide only. ! page of its own, has a reference page, page in the API reference, page in the reference ? no reference
3.0|suggestions|autosuggest requires|needs|need|require letter|letters|characters|three term|suggestion|suggestions: an empty term is accepted. ! at least three, at least two, third letter, second letter ? V1.0
picked|search keep|search iataCode|entityId|iata suggestion|place: keep its entityId. ! iataCode which is always unique, iataCode is unique, always unique
every place tree|nested: one flat map. ! one tree, tree nested, nested from ? V1.0
isDestination leave|without: no ranking as a destination. ! ranked as destinations, ranked as a destination
PLACE_TYPE_CONTINENT indicative: no search takes it. ! indicative search PLACE_TYPE_AIRPORT, PLACE_TYPE_COUNTRY PLACE_TYPE_CONTINENT ? parent
indicative search|searches|prices PLACE_TYPE_AIRPORT|airports: airports, cities and countries. ! PLACE_TYPE_CONTINENT, only airports, airports and cities only, only cities ? live, could mean, V1.0
geo place|places entity IATA: a code only where it has one. ! each has both, place has both, has both, have both, every place has a code, ID and its IATA, place has either, lacks either ? if it, where it, only
live|indicative query|search|searches IATA|iata|entity: a code or an entity ID. ! requires the IATA, needs the IATA, IATA code instead, only the IATA, IATA codes only, takes|take|accepts|accept only entity|IATA, not take entity|IATA, don't take entity|IATA, takes no entity|IATA, not IATA codes, IDs only, doesn't take it, does not take it, doesn't accept it, takes no entity, takes only IATA|entity, accepts only IATA|entity ? or, country, countries, continent, continents
places keyed: by entity ID. ! by IATA, keyed by name, is by name, keyed by code, is by code, by parent
locator IP|address coordinates: one of the two. ! always has, coordinates are optional, address is optional, more precise with ? optional if
identify|identifies entity IATA code: by one of the two. ! by IATA code too, by code too, by ID too, or by name, or by its name, or name, entity ID as well, ID as well, code as well, and if, by both, both of them
assigned|assigns entity|IATA|APIs: IATA assigns codes, these APIs entity IDs. ! IDs assigned by IATA, IDs are assigned by IATA, IATA assigns entity, IATA assigns them
iata entityId|entity place|query|send|sent|both|object|leg: exactly one of the two. ! entityId is required, iata is required, iata is optional, entityId is optional, entityId wins, iata wins, ID wins, code wins, code counts, iata next to the entityId, iata next to entityId, against each other, can have neither, may have neither, send the IATA code and, send iata and, ID together, needs an IATA code and, send both iata, send both the iata, IATA code is safer|better|safe, IATA codes are safer|better, prefer the IATA ? error, exactly, not, invalid, never
PLACE_TYPE_CONTINENT: no search takes it. ! yes ? yes to lists
children|side place|places|map: a place names its parent only. ! list of their|its children, listing its|their children, list|lists|contain|contains|hold|holds|has|have its|their children, each listing ? V1.0, adults, ages, old, make
geo suggestions|suggestion|suggested|SuggestedPlace name|names|code: iataCode and iata differ. ! same field names|name, same names, same name as, same fields, named as in geo ? not
suggestion|suggestions|suggested|picked search|searches|ID|IDs|entityId: its entityId goes into a search. ! look up a suggestion, look up the suggestion, look the suggestion up, look suggestions up, only autosuggest, not the suggestion's own, not the suggestion, ID that you find ? need not, don't look, needn't
one place ID|id: look it up in the geo list. ! call that returns one, call returns one, a call for one, ID as searchTerm, ID as the searchTerm, ID as search, find a place by its ID with, nearest call with, nearest call returns, call with the ID, nearest with the ? no, not, V1.0
proxy server|own IP|address: the one that the proxy reports. ! address of the connection ? visitors connect, no proxy, without
place itself: with every place above it. ! place below, places below ? are not
typed text closest city: a call each. ! same call, one call, a single call, in this order, one after the other
closest|nearest market|currency body|send|keep|drop: neither is in the body. ! keep market|currency, must have both, has both, keep both, still sends market|currency, needs the market|currency ? culture, not
closest|nearest city|airport V1.0: returned the city. ! returned the nearest airport, returned an airport, gave the airport, airport and the places ? 3.0
closest|nearest city|airport 3.0: the nearest airport, and the places above it. ! returns the city, gives the city, city with the airports, only the city, culture API, of the culture ? V1.0
autosuggest|suggestion id|ids|place: the same as in geo and searches. ! other ids, own ids, ids of its own, within autosuggest, not those of, ids of their own
send coordinates: or an IP address. ! coordinates and ip|an
places|place without code|codes: they are left out. ! are listed, come first, listed first, come last, get a made, without code listed|come|comes|go|goes|sorted|printed first|last
program geo retry|retries: this one does not. ! retries three|twice|several|until, program retries ? not, Python
results field|originPlaceId|destinationPlaceId string|key: the key of the place in places. ! IATA code, the airport code, name of the
coordinates place|places|they|them every|all|each: some places may have none. ! every place has, all places have, each place has, place has them, never missing ? airport, city, nearest
geo|list|nearest|both calls|both GET|GETs|POST|POSTs: the list is a GET, the nearest call a POST. ! both calls are, both are, both of them are, two GETs, two POSTs ? culture
latitude longitude: north and south, east and west. ! latitude is east, longitude is north, latitude runs east, longitude runs north
closest places|place culture: the call is findNearestPlaces of geo. ! job of nearest culture, nearest culture finds|does|returns, move to culture ? market, V1.0
code|iata safer: the entity ID is. ! IATA code is safer, code is safer, code is the safer, iata is safer, iata is the safer ? not, than a name
`;
