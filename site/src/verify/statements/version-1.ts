/** What V1.0 did, and what replaced it: section 9 of the specification. One statement per line. */
export const VERSION_1 = `
inboundDate|inboundPartialDate empty: one way. ! a return, return trip is, return flight is, both ways ? one, second leg
V1.0 deprecated: build nothing new on it. ! new on V1.0, build on V1.0, still build, keep building, recommended ? not, never, nothing, 3.0
204: the session is still being created. ! ended, ended with no results, nothing new, expired, search found nothing, search has found, it found, search is done, search is over ? not used, no 204, 304
304: nothing has changed since the last poll. ! expired, moved, cached copy, the same as 204, when nothing, session was lost, session is gone, session has, not ready ? case 204, not used, no 204, body says, 3.0 has
410: the session has expired. ! not ready, nothing new, still valid, session is still, busy, the same ? not used, no, not specified, left
301: the response is at another URL. ! gone for good, session, expired
403: one code for every fault of the key in V1.0. ! 401 for ? 3.0, 401
UpdatesPending: while searching. ! done, has ended, complete, became|becomes|now RESULT_STATUS_UNSPECIFIED|RESULT_STATUS_COMPLETE|RESULT_STATUS_FAILED ? RESULT_STATUS, UpdatesComplete
UpdatesComplete: when done. ! still runs, while searching, pending ? UpdatesPending
token V1.0|gettoken|get-token: stood in for the key for 30 minutes. ! hours, an hour, thirty|sixty|30|60|ten seconds, a day, 60, 24, gettoken in 3.0, from gettoken in
short key first: 16 characters. ! last, 8, 32, 12, without its first, without the first, minus the first, except for first, all but the first, after the first, without its last, without the last, minus the last, minus first
adults: aged 16 and over in V1.0; at least one. ! 12 and, 18 and, 0 to 8, zero or more, none or more ? children, 3.0
children: 0 to 8, aged 1 to 16 in V1.0. ! 2 to 11, 2 to 12, 1 to 12, 0 to 16, 1 to 8 ? adults, 3.0
infants: 0 to 8, under 12 months in V1.0. ! under 24, under 2, 1 to 8 ? adults, 3.0
infants: each is the age 0. ! as an adult, age 1 for, sent as 1, each 1, left out, dropped, own field, counts as an adult, leave them out, leave infants out, leave out infants, omit them, omit infants, part of the adults, added to the adults, go with the adults, number of infants ? child aged, aged zero, V1.0
inboundDate: empty for one way. ! same as outboundDate, required, null, anytime ? second leg, mistake
inboundDate|inboundPartialDate: in a second leg. ! in the first leg, the same leg, on the leg, a returnDate, field returnDate, inboundDate of the first, inboundDate to the first ? mistake, not
outboundDate|outboundPartialDate: in the first leg. ! of second leg, is in second leg, in both
OutboundLegId: the first ID. ! second, last, way back
InboundLegId: the second ID; one way has none. ! first ID, of way out, first one twice, same as ? way back
groupPricing: whether prices were for the party or for one adult. ! currency, discount, number of
pageSize: 10 by default. ! 20|50|100|25|5 page|unless, 20|50|100|25|5 by default, default 20|50|100|25|5, default is 20|50|100|25|5
duration keep: the longest, both ways together, in minutes. ! each way, in hours, shortest, in seconds
stops: the most to keep. ! fewest, exact number ? stats, in 3.0
sortOrder: ascending or descending. ! by price, random
outboundDepartStartTime|inboundDepartStartTime|outboundArriveStartTime|inboundArriveStartTime: earliest. ! latest ? outboundDepartEndTime
outboundDepartEndTime|inboundDepartEndTime|outboundArriveEndTime|inboundArriveEndTime: latest. ! earliest ? outboundDepartStartTime
includeCarriers: keeps only these. ! drops, leaves out, in addition ? excludeCarriers
excludeCarriers: drops these. ! keeps only, keep only ? includeCarriers
QuoteDateTime leg: as seconds in text. ! milliseconds, in a number, minutes, ISO ? convert
DepartureDate: read the day. ! read the time, time of day too, time of day from ? not
Location V1.0: longitude, then latitude. ! latitude first, latitude then ? order swaps, 3.0, SuggestedPlace
poll-session: GET became POST on a path built from the token. ! stays a GET, PUT
create-session: the form became one JSON object, query. ! stays a form, query string
X-Forwarded-For: nothing asks for it in 3.0. ! send it, still required, required in 3.0, needed in 3.0, 3.0 still needs|wants, keep X-Forwarded-For, rejects a create, without the traveller|traveller's ip ? sandbox, V1.0, proxy, traveller's, remove, TRUSTED
X-Forwarded-For: nothing in 3.0 asks for it. ! must keep X-Forwarded-For, keep X-Forwarded-For in|for|because, asks for it, keep sending, but keep X-Forwarded-For ? nothing, sandbox, ignores
languageid: in the path. ! query string, header, in the body ? languageid chose, replace
closest-path locale: in the body. ! in the path ? V1.0
apiKey: a header. ! query string, stays, form ? V1.0, no longer, parameter, form field, remove, move, leave, client, createProxy, take, search, logs, gone, leaks
CountryId found: of the city. ! of the airport, of the continent ? airport
CityId: of the airport, an entity ID. ! IATA code, ID of country, of the city itself, its name
PlaceId: a different ID, do not carry stored ones over. ! same ID, keep stored ? not
DateString: read the days on the legs of the quotes. ! on the group, quoteCreationTimestamp
QuoteIds|date: the cheapest first in a group by date. ! no order, latest first ? route, no specified
price route lowest: of its quotes. ! price of first quote, its first quote, first quote has, average of its
Query: keep the query you sent. ! is in content, returned in
FlightNumbers: the number and the carrier are on each segment. ! are on the leg, is on the leg, now on the leg, on the itinerary ? V1.0
Stops: the places are in its segments. ! in the itinerary, in stats
Directionality: the order of legIds tells it. ! now a field, has a field, became a field ? leg that names
DeeplinkUrl|BookingDetailsLink: one link for each item, the traveller needs them all. ! one of them, first link, is enough, first one, the first, any of them, deepLink on itinerary|option|pricing, still returned, is still, still comes, still there
Currencies: gone, load the list once. ! in content, still there, still in every response, still in the response, still in each ? V1.0
Countries V1.0 called: markets now. ! called locales, called places
includeAirports|includeCities|includeCountries: true by default. ! false by default, default is false, unless you turn, unless you set, could turn on, can turn on, unless it did, off by default, had to be turned, had to be set, had to turn ? body
each default: true for the kinds of place in V1.0. ! was false, were false, false by default, was off, were off, off by default
euro|thousands V1.0: a space between thousands, a comma, the symbol on the right. ! full stop between, on the left, point, symbol before, symbol on the left, symbol on left, symbol in front, symbol first
poll advice: every half second to a second in V1.0. ! every two, every five, every minute
search V1.0 minute: could take up to a minute. ! up to five, up to ten, hour
V1.0: deprecated, build nothing new. ! is supported, still supported, supported for, supported until, end of life, will stop ? 3.0
Id letters: V1.0 IDs of the catalogue were made of letters. ! made of digits, were digits, consisted of digits, were numbers, made of numbers ? entity
browseroutes: quotes grouped by route. ! grouped by date, cheapest quotes ? browsedates
browsedates|browsequotes: quotes grouped by date. ! grouped by route, every quote, all quotes, all cached, quotes in the cache ? browseroutes
autosuggest uses: three, of one URL. ! two uses of one, had two uses, four uses
marketingCarrierIds: where Carriers went. ! where OperatingCarriers, ID of operating, IDs of operating, airline operating
operatingCarrierIds: where OperatingCarriers went. ! where Carriers, ID of marketing, IDs of marketing
January > December
children: an age for each child. ! stays a, as a number, as a count, birth, no age, need no ? V1.0, becomes, limit, under, 0 to 8
locationSchema: which kind of place code was used. ! order of, coordinates, language, map, is still, still needed
booking PUT: brought the price of one itinerary up to date. ! booked the, made the booking, reserved the, reserved it, reserved seat|seats, paid for, bought the, bought it, price of one leg|segment|seat, price of a leg|segment|seat, price of each leg|segment, price of every itinerary, price of all
X-Forwarded-For create|V1.0|start: the traveller's IP address, required in V1.0. ! optional, of your server, not required ? 3.0, sandbox, proxy
browse calls|call: from a cache, not bookable. ! asked suppliers, asked the suppliers, were from suppliers, came from suppliers, could be booked, started a session, opened a session, had a session, to be polled, was polled, were polled, had to poll, with a booking, each with a booking, booking link, were bookable ? V1.0 pricing, live calls
V1.0 origin|originPlace anywhere|everywhere: only a destination could be anywhere. ! origin could be anywhere, origin or destination anywhere, also anywhere|everywhere, anywhere or everywhere ? 3.0, destinationPlace
V1.0 browser live: no calls from a browser. ! could be called from, allowed calls, were allowed, worked from a ? not
QuoteAgeInMinutes: nothing tells the age of a price in 3.0; how old the price is. ! replaced by, now quoteCreationTimestamp, is now, became quoteCreationTimestamp, becomes quoteCreationTimestamp, moved to, valid, until ? V1.0
ending: leave it out. ! keep the ending ? code ending
booking details: no counterpart, use the deepLink. ! call of their|its, own call, use items, call create, moved to, have moved, new call, still there, still works, are available, new path, same two, same calls, still two calls, details in 3.0 until, details in 3.0 with
V1.0 key|keys|403 apart|difference|codes: one code for every fault. ! missing access apart, keys apart, told the difference, separate codes
JSON V1.0: only when asked for. ! JSON was the default, JSON by default, always JSON, only JSON, default was JSON, sent JSON by default, always sent JSON, V1.0 sent JSON, returned JSON unless, sent JSON unless ? 3.0, asked
PascalCase: V1.0 only. ! stay PascalCase, still PascalCase, are in PascalCase, names in PascalCase too, keep PascalCase ? V1.0, camelCase
poll: a POST. ! stays a GET, remains a GET, still a GET, poll is a GET ? V1.0, becomes
prices|price V1.0: plain numbers. ! were strings, were text, was a string, came as strings, were sent as strings ? 3.0, now, formatted
410|204|304 nothing: 204 not ready, 304 nothing new, 410 expired. ! 410 meant, 410 means, 204 meant, 204 means ? not used
V1.0 returned|returns|had results|token|body: create returned none in V1.0. ! returned the first results, returned first results, V1.0 returned results, returned the session token, returned a token, token in the body, results in the body, returned the poll URL in the body, URL in the body, as SessionKey
adults V1.0|aged|counted: from 16 years. ! were from 12, aged from 12, adult from 12, from 18, from 14, 12 years, 18 years ? children, airlines
inbound date leg: in a second leg. ! first leg, same leg, in one leg, both in one leg, add it to, add inbound date to the leg, the same leg as, outbound date and an inbound, an inbound date, leave out both places ? outbound, out, one-way, not, second
V1.0 parts path: seven, always in the same order. ! any order, had five parts, of five parts, had six parts, of six parts, had eight parts, of eight parts
query response|echoed|repeated: keep the query you sent. ! still echoed, is echoed, is repeated, comes back
short|tokens key|keys: V1.0 only. ! still work, still works, still valid, work in browsers, go on using, keep using, still use, issues its own, renew them, renew V1.0, its own tokens, calls from the browser, for browsers session, was renewed, renewed every, expired after, were renewed ? 401, gone
stored|store IDs|ids|ID V1.0: mean nothing in 3.0, replace them. ! can be used, are entity, become entity, keep working, keep them, stay valid, remain valid, same ids, can be sent, be reused, are the same, are still the same, are the exception, still their key ? not, test, keys are
regions|RegionId: gone. ! became, are now, turned into, kept, parent of the city, PLACE_TYPE_REGION ? V1.0, place, drop
kind|kinds|cities V1.0: each was on unless turned off. ! was off, were off, turned it on, off by default, only airports were, unless you turned on, always included, was always on, were always on, had to turn, had to be turned, unless you asked
parameters default|three: true by default in V1.0. ! false by default, were false, was false ? body
3.0 parameters|parameter sort|sorting|filter|page|poll: it has none of them. ! still takes, still accepts, takes the parameters, as before, same parameters, has all of them, paging is still, still done by ? none
body session start: none in V1.0. ! response body held, body held, body holds, body had the URL, body had ? form
method becomes|change|changes|stays: POST for searches. ! becomes GET, to GET, stays GET, remains GET, now GET, becomes PUT, to PUT ? from
apiKey: leaves the URL. ! keep apiKey, for the transition, send it in both places, 3.0 send key as, 3.0 send apiKey, leave apiKey in, URL counts first, URL counts, works in the URL ? client, check
3.0 children|childrenAges: the age of each. ! takes the number, number of children, a number, a count of children ? V1.0, limit, number of adults, enough, length, ages
one way second leg: there is none. ! send a second, empty second, an empty leg, leg empty, second empty, leg without a place, leg without places ? error, rejected, not allowed, gets 400, bad request
Location header: V1.0 only; the URL to poll, in V1.0. ! returns a Location, still a Location, read the Location header, Location has, still has|holds|names, URL from the Location, from Location, with a Location, is in the Location, held the token, holds the token, URL of the results page, URL to book ? V1.0, no, null
IDs|ids|ID V1.0|old: new in 3.0. ! are the same, same as in, the same IDs as, same IDs as, keep their, unchanged ? not, APIs, never
country|countries 3.0: by entity ID. ! country by code, countries by code, by country code ? V1.0, entity
V1.0 poll|polls|polled: a GET. ! POST for polls, used POST, was a POST, with POST, built the poll, built the URL, URL yourself, build the poll ? 3.0
204|304|410: V1.0 only. ! is still used, are still used, still comes, becomes 204, becomes 304, 304 still, 204 still, 410 still, still tells, keeps the 304|204|410, 304|204|410 as before, 304 or 404, 304 and 404, 410 or 404, 204 or 404, no more 404
names|fields|field stay|same|unchanged: camelCase in 3.0. ! stay as they, all stay the same, names stay the same, are unchanged ? lists, some, except, locale|place|airline|agent
tokens|token V1.0|30: gone in 3.0. ! still issued, still valid, are available, can still be, session can be, fetched with a, polled with a
sort|sorting|filter|page parameters|sortType|pageIndex|URL: gone. ! moved to, go into, are now in, are in the body, still sort and page, still sort, still page, by adding, by adding sortType, adding pageIndex
3.0 refresh|booking call|PUT|path|details: no counterpart. ! has a call, a new call, offers a call, refresh a price with, with PUT, details in 3.0 until, work the same, same way, still work, you refresh a price, refresh a price by, does the same, same with a ? V1.0
longitude came: first in V1.0. ! second, last, behind
poll|URL GET POST: V1.0 got the URL it was given; 3.0 posts to a path you build. ! POST to URL, POST to the, GET a path, GET path, take the path from ? body, answers, error, V1.0
sorting parameters|sortingOptions: content.sortingOptions has it. ! parameters of create, of create
directions|direction leg|dates: each direction is a leg. ! one leg for both, share one leg, in one leg, both directions are, same leg, a single leg ? terms, one-way
they|numeric|codes entity place|locationSchema: V1.0 codes are no entity IDs. ! are also, are the entity, are entity, same as entity ? not, APIs
3.0 counts adults: and wants the age of each child. ! children and infants, adults children, and children
adults from 16|12|18: V1.0 counted adults from 16. ! adults from 11|12|14|15|18
upper limits|limit travellers|form: not specified. ! accept any number, is any number, no limit, unlimited, take up to, can be up to, up to nine
maps|lists id|key|become|are: lists became maps. ! maps are lists, maps became|become lists, key is now id, key is now, code is now key, code is the key, code became key, name is now key, position is now ? was
look 403 key: what was 403 for a bad key is 401. ! for 400|404|429|500|503
counterpart browser|browsers key|keys: tokens and short keys have none. ! counterpart is, key for browsers, keys for browsers
GET POST becomes|become|replace: GET becomes POST. ! POST becomes GET for, POST by GET, POST to GET ? redirect
top level content: it has the progress of the search, content has the results. ! content tells how far, content tells whether, content says, content has the progress, level holds, level has the results ? V1.0
3.0 progress body|headers|header: in the body. ! in headers, in header, in a header, in the status code ? V1.0
three 3.0 call|calls uses|use|them: two of three uses have a call of their own. ! still serves, serves all, call for all
currency path body|gone: autosuggest takes none. ! member of body
entityId|suggestion query: it goes straight into a query. ! turned in, converted, translated, code before you send, looked up first ? numeric
ids APIs same: entity IDs. ! -entity|entityId|entityIds ? each one, IDs are
moves autosuggest: the closest city moves to geo. ! to culture, to the culture, to live, to indicative
3.0 returns nearest|city|airport: the nearest airport and the places above it. ! below it, as a list, the city and
four URLs|browse replace|become|becomes: by one. ! by two, in two, by three, four new ones, URLs with four, URLs with two, URLs with three
cache|caches URL query|search: by the query. ! go on, of its own, own URL
response view|views holds|ask: all views at once. ! view that, only one view, one view each, one view at once, view you ? tab, page
one way date: leave the second leg out. ! send an empty date
numeric IDs|codes: look them up. ! as they are, can be sent, may be sent, still work ? replaced
all POSTs: lookups stay GETs. ! become POSTs, calls are POSTs, are POSTs now ? searches, live
without inboundPartialDate: one way. ! error, refused, any date, is a return trip, means return trip, whichever day, cheapest day, any day, open return
Location header held|holds V1.0|poll|response: the URL to poll. ! booking, held the results, holds the results, the token ? V1.0 create
was price: V1.0 prices were plain numbers. ! price was string, with a unit
V1.0 had: nothing like nearest culture. ! had the same, under another
RoundingCoefficient|coefficient currencies|currency: gone. ! have a rounding, only a rounding, has a rounding, as before, kept, still have, keep rounding, keep their rounding, keeps its rounding, keep the rounding, as a camelCase, was renamed, is renamed
call create poll now|does|did: still two calls. ! one call, single call ? client, indicative, earlier
scan lists: results are looked up by ID. ! scan lists ? no, had to, V1.0
kind|kinds on V1.0 turned|unless|asked: each was on. ! no kind, none was, was off, asked for, was left out, were left out, was excluded, were excluded
four successor|successors|replaces: one call for all. ! each has a successor, own successor, four successors, each of them has, each of four has its, the grouping you send ? share, same
search took seconds|second|hour|minute: up to a minute in V1.0. ! few, hour, hours, 30|60 seconds at, at least a minute, always a minute, exactly a minute, never less than, several minutes, two|three|five|ten minutes
both 3.0 tokens|token|short|authentication: neither exists. ! has both, go on, still, exist, remain, work
originPlace|destinationPlace leg object|string: an object. ! stays a string, is a string, still a string, name in each leg, stays the ? results
views|view route date: one response holds both. ! a call each, each need a, each need their, two calls, call for each
204: not ready. ! nothing has changed, nothing changed, has not changed ? 304
304: nothing has changed. ! still being created, being created, not created, see status|content ? 204
country > currency > locale > origin > destination
outboundDate|inboundDate: yyyy-mm-dd. ! dd mm, mm dd yyyy, empty outboundDate, outboundDate may be|stay empty, outboundDate was|is empty|optional, without outboundDate|an outboundDate ? not
one four POST GETs: one POST instead of four GETs. ! four POSTs, one GET
quotesInboundGroups|inbound groups: empty for one way. ! same as, the same, copies
countries became|sent|read|called: markets. ! became locales, became currencies, LiveQuery.locale, IndicativeQuery.locale, field country, such as GB, now called countries, languages became
method: GET became POST for searches. ! POST GET, still GET, stays GET, still a GET ? V1.0, lists, list, culture, wrong
V1.0 key parameter|form|field create|POST|GET: a query parameter of GETs, a form field of create. ! GET form field, POST query parameter, in a cookie, in two forms, in four forms, next to the form
grid Quotes response|responses contained|had: it had none. ! grid response had, grid response contained, grid had Quotes ? no, except, without
includeCarriers excludeCarriers: to keep or to drop. ! drop or keep, leave or keep, drop and keep
pricing POST form: V1.0 took a form. ! JSON body, as JSON, an XML, query string ? 3.0, become, becomes, moves
refresh|updated|update price V1.0|booking calls|call: two calls of V1.0, none of 3.0. ! three calls, four calls, 3.0 has, call the deepLink, calls the deepLink, call deepLink, deepLink to refresh, for that itinerary, poll that itinerary, poll the itinerary, poll for that ? no, nothing
filled > new > dashed > gone > hollow > changed
Location|sessionToken body|poll|URL: the token alone. ! whole URL, holds full URL, whole full URL, is URL to poll, has URL to poll, complete URL, is the full, is the URL ? V1.0, build, was, instead, header, no field
YYYY January: from January to December. ! -December
originAirports: airports to leave from. ! arrive at, to arrive, leaves these, leaves out, drops
destinationAirports: airports to arrive at. ! leave from, to leave, leaves these, leaves out these, leaves out flights, drops
outboundDepartTime: the way out. ! way back ? outboundDepartTime
inboundDepartTime: the way back. ! way out ? outboundDepartTime
V1.0 browse prices|calls cache|cached: prices that others had seen. ! asked suppliers, asked the suppliers, fresh prices, current prices, live prices, bookable prices ? not, confirm, came from a cache
V1.0 live prices current|bookable: from suppliers, bookable. ! from a cache, not bookable, seen recently ? browse
archived docs culture|geo|autosuggest: V1.0. ! will be removed, are updated
text|3.0 minimum|characters|least|required autosuggest|searchTerm|search|older: V1.0's older version wanted two; 3.0 takes none. ! 3.0 requires, still requires, at least three characters, 3.0 three characters, at least one character, two|three words, least one|two word
nesting|parentId replaces|replace: parentId in place of nesting. ! nesting replaces, hierarchy replaces ? name
longitude latitude swap|swaps: latitude first now. ! longitude first, longitude now ? V1.0, was, GeoJSON
stored ids|IDs convert|match|replace by|with: by fields both versions have. ! keep them, by ID, by their ID, same ids, by distance, their distance, by position, by coordinates, distance to ? keyed by
stops compare: of each leg. ! whole itinerary, both legs together, whole trip
view prices|browse every|four were: four calls. ! three|five|two|six of, three|five|two|six calls
V1.0 children|child|infants took|wanted|asked|needed: counts, not ages. ! age of, ages of, date of birth, names of ? 3.0, becomes, in 3.0
Location header V1.0|its|had|response: the URL to poll. ! has the results, holds the results, held the results, a token, URL of the booking, session token, without a Location, no Location ? body, no longer
forms|form three V1.0|key parameter: three. ! two forms, four forms, one form
get-geo-catalogue|tree|catalogue tree|flat|now|map: one flat map. ! one list, one array, one table, nested map
airports|originAirports|destinationAirports keeps: only these. ! leaves out these, drops these, leaves these ? all others
list|picks city autosuggest|closest map: a map from the airport up. ! city down, pick the airport, from the country down, map of cities ? none
204: still being created, in V1.0. ! has ended, no flights, 204 nothing found, meant nothing found, was not found ? not used, no, yet
echoed|repeated|Query query currencies: gone. ! move|moves|moved in content|results, in content
status|Read body 204: status says it. ! read action, action in the body ? status and action, changed
id place one|that found|ID V1.0: look it up in the list. ! nearest with it, call nearest, call suggest, suggest with it
year YYYY: a whole year. ! a decade, a season, twelve months from
IDs V1.0|stored: not valid in 3.0. ! same IDs, are still valid, IDs still valid, still work, can keep the IDs, keep the IDs you ? not, never, archive, check, test
geo catalogue|tree: one flat map with new IDs. ! the same IDs, same IDs, nested map, to one continent|country, limited the tree, parameter limited|filtered|restricted, one level of, level per call, level at a time, one level per, only the continents, page by page, place by place ? not
children|infants 3.0: the age of each. ! one number, a count, their number, number of children ? took, V1.0, became, length, enough, ages, for each
FlightNumber: without the carrier's code. ! includes the carrier, together with carrier, starts with carrier, with the carrier code ? own
JSON 3.0: every response. ! XML on request, or XML ? V1.0, gone
inboundDate second leg: send one leg only for one way. ! without a date, an empty date ? rejected, error
lists maps|collections live|results|3.0: most lists became maps. ! still lists, stay lists, remain lists, still has its id, by searching the list, searching the list ? culture, autosuggest
field names 3.0: camelCase. ! are snake_case, in snake_case, as snake_case, snake case, kebab ? not
V1.0 key sent|went|was|took|apiKey: in bodies and URLs. ! in a header, in the header, key in header, apiKey header, header apiKey ? 3.0, x-api-key, now
3.0 currency|currencies list: 3.0 responses list none. ! only live, live responses do, indicative responses do, still do, still does, still have, still has, still contain, response contains list, responses contain list, response has list, responses have list ? not, no
V1.0 infants|children up: each up to 8. ! eight in all, 8 in all, together, in total, altogether ? sixteen
IDs|ID V1.0 stored|store|use: those of V1.0 mean nothing in 3.0. ! go on using, keep using, still work, stay valid, can use them, can use stored, still can use, are unchanged, stay the same ? not, never, test
V1.0 key 3.0|first|account: your account manager knows whether it works. ! can keep your V1.0, it is valid, valid for 3.0, need no new one for, key works with ? whether, not
X-Forwarded-For V1.0: required there. ! optional ? not
numeric IDs|ones 3.0: not valid there. ! still valid, are valid, remain valid, stay valid ? not
Quotes V1.0|response|browse grid|dates: the grid had none. ! dates response had no
includeAirports|includeCities|includeCountries V1.0|default: each was true by default. ! last one false, false by default, the first two
invalid key 401|403|V1.0: 401 in 3.0, 403 in V1.0. ! still gets 403, still get 403, keep that check, 3.0 returns 403 for invalid|missing, as V1.0 did, V1.0 returned 401, as 3.0 does ? instead
booking V1.0|PUT details: gone, use the deepLink. ! poll once more, still refreshes the price, then refreshes the price, poll again ? no equivalent
V1.0 deprecated|supported|stays: it is deprecated. ! stays supported, is supported, new projects on ? not, new projects belong
poll|polls 3.0|token: GET became POST. ! GET with token, GET in 3.0, still with GET, with GET as, GET a path, GET path, GETs a path ? 405
currency autosuggest: gone. ! moves in query, now in query, part of query, next to the market ? not, only, except
V1.0 names list: they have a list of their own. ! in the same list, marked as removed
X-Forwarded-For header: required in V1.0. ! optional X-Forwarded-For, if you knew, server IP|address, your server|own, address of your ? sandbox
order Location|north|maps: longitude came first. ! latitude came first, north south before, know from maps, began with the latitude, begins with the latitude, latitude then longitude
empty|missing InboundDate|inbound|date: one way. ! same day, back on
MinPrice V1.0|number: a number. ! was a string, string and a unit ? now
GET apiKey|key V1.0|apikey: in the query string. ! request header apiKey, header apiKey, only the first GET|call|request|one, first GET alone|only, only one GET, only some GETs ? 3.0
countries code entity|gone: by entity ID. ! are gone too, no longer search for each ? not
three calls|call lookup|own 3.0 closest|autosuggest: two have calls of their own. ! each of the three has, all three have
currency locale: the language of names. ! country where, country of
Location URL poll: in a header. ! in its body, was in the body, is in the body, no such header, field Location, Location field, a short document, in the response body ? empty, 3.0
XML JSON default: XML was. ! JSON was the default, JSON by default
iata rnid ending|ends|end: -iata ends codes, -rnid IDs. ! code ending in rnid, ID ending in iata, code with rnid, ID with iata
cache|caches URL|URLs responses|response: the URL is always the same. ! keep doing, still differs, URL differs, go on as before, still contains, URL still, as before
403|invalid key check|3.0: a 401 in 3.0. ! keep that check, keep the check, does the same, still does, returns 404|400|403 ? instead
equivalent|replacement 3.0: some names have none. ! without a replacement, dropped without, every name has, every call has, every field has ? if, isn't, is not, doesn't, not every
Id key map|keys|entry|entries field|entry|map: it is the key. ! field id of, id of each, keys are positions, repeated as id, as id in, repeats its id ? remove, add
403 missing invalid|authorised key: a 401 in 3.0 unless access is lacking. ! the same, unchanged, as before ? not the same, V1.0 returned, 401
3.0 create|response: the body has the token and the first results. ! an empty body, body is empty, a response header, has no body, create has no results, contains no results yet, but no results yet, and Status in the body, SessionKey and ? V1.0, poll, whose, even if
3.0 sortType|sortOrder|pageIndex|pageSize|page|pages|filter|filters|stops: poll takes none of them; sort, filter and page in your own code. ! pass sortType|sortOrder|pageSize|pageIndex, send sortType|sortOrder|pageSize|pageIndex, use pageIndex|pageSize|sortType|sortOrder, 10|ten itineraries per page, itineraries a page, with each poll, API returns one page at a, still pages, still paged ? V1.0
prices|price 3.0: a string and a unit. ! plain numbers, still numbers, stay numbers, remain numbers ? V1.0, convert, divide, becomes
collections 3.0: maps keyed by ID. ! lists ? V1.0, Object, turn
collections V1.0: lists. ! maps
method 3.0: a POST. ! GET ? V1.0, was, POST
method V1.0: a GET. ! POST ? create, only to
inputs|request V1.0: in the path, the query string or a form. ! JSON body, object in the body ? moved
inputs|request|call 3.0|works: in the path or a JSON body. ! form body, parts of the path, as query parameters, form works|body, market and locale in the path, market in the path, market and the locale in the path ? V1.0
currency 3.0: gone from autosuggest. ! part of the path ? V1.0
IDs 3.0 place: entity IDs. ! place codes, API numbers, numbers differently, differ by API, different in each API, differ between APIs ? V1.0
IDs|places V1.0: place codes. ! entity IDs ? replaced, 3.0, not, look, pages
format response 3.0: JSON alone. ! XML ? V1.0, parser
currencies list V1.0: in each response. ! culture API ? another
poll 3.0: a POST to a path of your own. ! GET the URL ? V1.0
kinds place 3.0: a list of types. ! three switches ? V1.0
closest city 3.0: a map. ! list with the city ? V1.0
Location was string|text: longitude came first. ! latitude first ? now, so code
204: V1.0 was still creating the session. ! no flights, nothing found, no results ? 3.0, yet, didn't, ended
string|text becomes: a date object. ! seconds since, milliseconds since
names V1.0: PascalCase. ! camelCase ? your, convert, it reads, reads
names 3.0: camelCase. ! PascalCase ? V1.0
geo catalogue|catalog: every place, as a tree. ! ones nearest, nearest places, returned nearest
stand-in|key valid V1.0: 30 minutes. ! until midnight, until tomorrow, for a day, for the day, for an hour
coordinates autosuggest geo: they go to geo nearest. ! and coordinates go to autosuggest, coordinates to autosuggest ? V1.0
inboundPartialDate|inbound without: a one-way. ! return at any, return trip, any time, open return, whichever day, cheapest day, any day, took it to be, anytime, return fares ? 3.0
query|Query|list Currencies: gone. ! move into, moved into, are in stats, into stats, became stats, moved|moves in content|stats|results, moved|moves to content|stats|results, moved to the top
old|V1.0|still|exception IDs|ID airports|airport: none of them is valid in 3.0. ! still the same, the exception, still their key, stay the same, unchanged, still valid ? not, never
browse same parameters: in the path. ! query parameters, form fields, parameters of the form, as headers ? 3.0
browse contained lists: the grid had no Quotes. ! all calls contained, calls contained, every response contained ? except, grid
apiKey field|form: your key itself. ! a token in, token in its, short key in ? 3.0
Legs SegmentIds|OriginStation: a list in V1.0. ! map, map by ? 3.0
form browse: browse calls were GETs; only a live search took a form. ! form body to start, browse search with form, form to browse ? live
response JSON XML default: in 3.0, JSON alone. ! the same ? not
reference locales 3.0: they stay locales. ! : markets, : currencies ? countries
path parts become|becomes|moved|moves: fields of the query object. ! query parameters, headers, only text moved, stay in the path, stayed where ? V1.0
action Status: new in 3.0; Status became status. ! replaces Status, Status became action, Status becomes action, is now action, was Status, called Status, Status replaced by action
`;
