/** Results of live searches: legs, segments, places, statistics and orders. One per line. */
export const RESULTS = `
first results: show them as soon as create has responded; come with create. ! wait until, only when complete, after the last, poll brings the first, poll that brings ? cheapest, typing, not
segment: one flight from take-off to landing. ! one direction, whole trip, both ways, several flights, has its own stops, segment has stops ? leg, legs
direct leg: has one segment. ! no segment, two segments
leg with stops: has one more segment than stops. ! as many segments, fewer segments ? flights
marketing carrier|carriers the: sells the flight. ! flies, operates ? operating
operating carrier|carriers: flies the flight. ! sells the, sells it, sells ticket, sold ? marketing, whoever
alliance: a group of airlines. ! travel agents, airports, group of agents, of agents
legs: put them in date order. ! any order, reverse, latest first, last leg first, no particular order, order doesn't matter, order does not matter, order of the legs doesn't, order is free
leg: names both of its places. ! one of its places, origin only, carry|carries|has|have|takes|holds a return|second date, two dates, both dates, return date to same|the same
second leg: from the first one's destination back to its origin. ! same direction, the same places in, the same places as, same places again, with the same places, has the same places, same places and ? swapped, swap, reverse, reversed
stats: counts, lowest prices and durations. ! results themselves, prices of every, average price, current page, one page, counts pricing, counts options, counts the options, only in last, first itinerary, are only direct flights, about only direct flights, counts only direct, are dropped, is dropped, are left out, is left out, are missing from, will be, still to come, how many more, no durations, without durations, but not durations, no lowest prices, without lowest prices, no counts ? filter
score: higher is better. ! lower is better, percent, is a price, is the price, higher is worse, higher score is worse, smaller is better, lowest score, smallest score, to 100, out of 100, to 10, out of 10, to 5, stars, customer rating, 0 is best, 0 is top, a percentage, percentage of, the lower the better, lower the better, same in all, same in every list, is a rank, is the rank, first has 1, best has 1, counts down|up, next 2, 0 marks the best, 0 means best, 0 means the best, smaller|lower score ranks higher|first|better|above, distance to the best, distance from the best
content: read it only when action is RESULT_ACTION_REPLACED. ! always read content, content always read, in every response, null means no results ? V1.0, only if, status
show results|anything|flights|nothing: show the first ones as soon as create has responded. ! wait for the complete, wait for complete, wait until complete, wait for the last, wait for all, finish before you show, wait before you show, complete before you show, only at the end, once complete, not show results until, can't|cannot show anything|results|flights until poll, can't|cannot show anything|results|flights until first poll, until the first poll ? cheapest, total, look up
maps|map: have no order. ! ordered by, is sorted by, are sorted by, comes sorted by, come sorted by, in the order of, cheapest first, first entry is, has the order, have an order, map is the cheapest, order of price, come in order, first one is, first entry of, first place in, are in order, in display order, display order, keep|keeps|have|has|preserve|preserves order, in the order ? sandbox, sortingOptions, not
green flight: the data does not say that. ! green flight is right, green flight is fair, green flight is fine, green flight is correct, call it a green
one|first|single response results: cannot hold all. ! first response holds all, create response holds all, single response holds all, one response holds all, first response has all, single response has all, response holds every, everything in one ? indicative, poll, replaces, last, pages
multi-city legs|leg: how many is not specified. ! have at most, takes at most, at most six|five|four|three, up to, six legs, five legs, four legs, maximum, exactly three, exactly two, always three ? sandbox, not specified, here
place both|codes|identifiers: name it by one. ! identify by both, send both, both its codes, both codes, both identifiers, code|ID decides|wins|counts, takes precedence, is ignored, one is ignored, both of its members|names|fields, both members|fields, both its members|fields ? versions, refused, error, 400, invalid, valid, fails
leg stops segments|segment: one more segment than stops. ! two stops has two, one stop has one, as many segments, same number, fewer, as many, fewer segments, more stops|stop, stop more
results|stats|sorting replaced|replace|stay|merge: change together. ! options stay, stats stay, lists stay, keep the stats, keep the sorting, separately, still available, merge each response
first response|results cheapest|best|lowest: often comes from a slow supplier. ! already has, already holds, first response has the cheapest, results have the cheapest, has the best, holds the cheapest, contains the cheapest, knows the cheapest, always in the first, is in the first, lowest fare is always ? seldom
results first|these: show them at once. ! only placeholders, are placeholders, not show these, hide these
leg: one direction of travel on one day. ! one flight, whole trip, there and back, both directions, both ways, several days, two days, one or more than a day ? segment, itinerary, two, return, show the date
stop: a landing on the way. ! traveller boards, where traveller boards first, is where traveller boards, adds a boarding, a departure, take-off, end of the trip, adds a leg, one more leg, begins a new leg, starts a new leg, destination of the leg, destination of the trip ? another plane
carrier: an airline. ! a travel agent, an airport, a supplier, id is iata, id is its IATA, key is iata, filters take name, filter takes name, carriers are IATA, carriers are two-letter, carriers are airline codes, keyed by IATA, keyed by their IATA, keyed by code
id|ids entry|leads: may lead nowhere. ! every id leads|has|finds, each id leads|has|finds, always leads, all ids lead ? left out
legs|leg segments|segment point|lead|refer|group|contain|consist|list: to places and carriers. ! legs point to agents, to alliances, segments to agents, to agents, segments group legs, segments group the legs, segment contains legs|leg, segment has legs, segment lists legs, segment lists its legs, segment consists of legs ? itineraries, carriers to
first response|results: partial. ! is final, are final, is complete, are complete ? scenario, can, when, if, until, sometimes, don't poll, RESULT_STATUS_COMPLETE, immediately, you have
return leg|legs: two. ! return search has one, return has one, return is one, return has three, one leg with, second date, a return date
place: an airport, a city, a country or a continent. ! an airport only, airports only, only an airport, use the offset, offset that each, its offset, its time zone, names|carries|has|holds a|the time zone
segments entry: one flight. ! one direction ? places
results left out: keep those you hold. ! empty the, clear the, drop what, drop the, show an empty ? create
segment|segments stops: one segment more than stops. ! segment for each, segment per, as many segments
results|responses|response|offers|itineraries|content hold|new|further|earlier|already|previous|collected: replaced as a whole, never merged. ! add to them, add the new, add new, append, merge, combine, mix ? parameters, wrong, your code, your program, filter, grouping
RESULT_ACTION_NOT_MODIFIED|RESULT_ACTION_OMITTED content: read it only on RESULT_ACTION_REPLACED. ! read content, use content, take content, show the new content, show content of ? you have
responses|results live|flat|trees: flat maps. ! are trees, is a tree, holds its, hold their, are nested ? V1.0, geo, suggestions
results Model: those of the sandbox are none. ! -not|no|none
places > anywhere > per > leg
score|scores lists|list|sorting: compare them within one list. ! can be compared across, be compared between, across lists, between lists, different lists, lists can, percentage, across all, across three lists, across the lists, same in every, score is same, add up, sum of scores, average scores ? only, not, within, one list
hash|hashed|encrypted name|address|email|phone|id: nothing that identifies a person. ! good, fine, allowed, safe, harmless
empty|zero amount|it sorting|sort|lowest: leave it out. ! put it, is first when, comes first, at the top, sort it first, as the lowest ? price of zero, treat
key|keys|entry|id name|missing|map: an entry may be missing. ! every has its, each has its, every key has, always has, always there, fault of your
RESULT_STATUS_INCOMPLETE results: more may come. ! no results will, no more, nothing more, last ones ? no longer
stop|stops airport|landing|leg|between: a landing on the way. ! stops are first and last, also first and last, origin and destination, the last airport, take-off ? between
entity ID|IDs|id|code IATA gives|given|assigns: these APIs give it. ! that IATA gives, IATA gives to, given by IATA, IATA assigns, of IATA ? association, code
stats counts|count: by stops and ticket type. ! by carrier|airport|agent|price|day|airline|weekday, all types, counted together, whatever the ticket, of all types
response page|pages results|holds: all results at once. ! ask for the next page, has a next page, next page comes, page of, one page, holds a page ? V1.0, without, no, slice, new structure
every|each response holds|has|brings results: not every one. ! every response holds|has|brings, each response holds|has|brings, whatever action ? REPLACED, replaces, status, has one
loop slow|slows|limit|429|results: keeps results and goes on. ! ends and, clears its, drops its, loop gives up and, gives up with ? number of polls, time limit, but it keeps
replace stats|sorting results: all of them together. ! options stay, stats stay, stats and sorting stay, keep stats and, only the results ? change together, lists only, stats into, replace everything, together
price|prices whole number millionths|thousandths|hundredths: millionths, whatever the unit. ! thousandths, hundredths ? milli, centi, PRICE_UNIT_MILLI, PRICE_UNIT_CENTI
merge|merges|merged|merging: results are replaced, never merged. ! merge them, merge the results, merge it, merge these, merge new, merge with, merged with, merge a response|result|set, merge each response|result|set, merge every response|result|set, merge the responses|response|sets ? not, never, if, instead, mistake, before
ones|results have|hold|new|update: replace them. ! add them, append them, combine them, join them, add the new ? not, never, if, instead, mistake
isEcoContender delta: use the delta only when it is true. ! -only|true|contender ? flag
ecoContenderDelta|delta size: only when isEcoContender is true. ! -only|true|if|when|where|undefined|unless
leg stop|stops segment|segments: one segment more than stops. ! more stop than, more stops than, fewer segments than, fewer segment than, one flight without stops, flight without stops
two|items|several traveller needs|use|take: all of them. ! use either, either will, either one, any of them, can use any, one of them is ? not
empty|nothing scenario: no-results shows it. ! few-results ? up to
legIds|return two leg|itinerary|ID: in travel order. ! departure times show, any order, no order, order means nothing
originPlaceId|destinationPlaceId|same results: its string is the key of the place. ! is IATA code of, the IATA code of the place ? query, look up
item|items price: each has its own. ! only the option has, only the option, that of first, of its first item, price of the first ? every, sum, one item
eco|isEcoContender|contender average|footprint|below: the average of the route. ! of the day, most polluting, of all flights, worst flight ? average
emissions|sustainability data: off unless you ask. ! unless you turn, unless you switch, included by default, on by default, turn it off, always included, always there, included in every, with every search, in every response ? off, not, don't, without
direct leg segment: one segment. ! has none, no segments, has two ? stop, between
first response itineraries|results most: later ones add more. ! all of the itineraries, only correct, only update
agents ratings sandbox|travel: made up. ! real as, are real ? look
stopCount|stops segment|segments|segmentIds: one less than its segments. ! simply the length, same as its segments, the length of its ? not, one
two items links|option|traveller: both are needed. ! can choose where, choose where to, either of, is a mirror, a mirror, one of the two, second is a spare, still has one, share it ? not
item items price|link|costs booking: each has its own price. ! only known for the option, option has the price
agents options|option refer|results|map|sells: it can contain others. ! each of them sells, every one of them sells, all of them sell, only those that, only agents that, only the agents, and no others, and nobody else ? not
top level content status|progress|search: status and action at the top. ! and the progress, stats and sorting and ? not
without price sort|lowest|order: last. ! without price before, price before all
itineraries|legs|segments|carriers|agents|places results|response|map|maps: maps, in no order. ! itineraries|legs|segments|carriers|agents|places is|are array|list, order in which they arrive|come, order they arrive, are sorted by poll|query, order in legs|segments|itineraries, in itineraries is cheapest|best|fastest, order of price, by price, cheapest first ? V1.0, map, maps, of legs, of flights
durationInMinutes|duration|durations|minDuration|maxDuration|layovers: in minutes, stops included. ! is ISO, are ISO, given in hours|seconds, is in hours|seconds, are in hours|seconds, leg leaves out stops|layovers|waiting, leg excludes, leg without stops|layovers, leg is flying|flight time, leg is time in the air, leg is the sum, leg equals sum, layovers|stops|waiting aren't|not part|included|counted, add the waiting|layover|layovers, add waiting|layovers, leg durationInMinutes|duration doesn't|not count|include
departureDateTime|arrivalDateTime|departure|arrival|times: local to their airport, as an object. ! is an ISO, is ISO, are ISO, is a Unix, is a timestamp, are timestamps, is a string, are strings, have a UTC offset, has a UTC offset, arrivalDateTime is in origin, arrival is in origin, arrives in origin time, is text, arrival time is|are in local time of origin, airport where it starts, on the clock of origin|departure, both on the clock, both in departure, ends of leg are written, ends of leg are on, ends of leg use, arrival uses clock of origin, arrival uses clock of the departure, arrival is on the clock of origin ? V1.0, prices, own airport, their airport
marketing|operating carrier|carriers: a leg can have several, a segment has one of each. ! leg has one, leg has a single, leg has only, always the same, segment lists several, segment has several, segments have several, number belongs to operating, number of the operating, operating carrier number
agent|agents airline|airlines|travel|keys|ids: airlines and travel agents, by an ID of short text. ! always travel, agents are travel agencies, airlines aren't|not|never listed|in|among, agents are numbers, agents are numeric, agents are IATA, every agent is travel, all agents are travel
ecoContenderDelta|delta: in percent, the meaning of its sign is not specified. ! negative always, negative means, negative delta means, negative ecoContenderDelta means|always, positive means, sign tells, sign says, minus means, kilograms, in grams, in kg, tonnes
option|options|pricingOptions|deepLink itinerary|pricing|deepLink: one or several, each item with its own link. ! itinerary has exactly one, itinerary has one pricing|option, itinerary has only one, last option is, last pricing option, option has one deepLink|link, option has a deepLink, deepLink is on itinerary|option, itinerary has a deepLink, deepLink of the itinerary ? items
ratings|rating ratingBreakdown|new: of agents. ! ratings of carriers, ratings of airlines, rating of carriers
all results|changed progress|search: it returns all of them again. ! only the results that, only what is new, only the new
booking|bookings|cheapest buy|way itinerary: one, or several. ! always as a single, always one, as one booking only, never several, always a single, only the cheapest, only one way, only way to buy, with one way to buy, just the cheapest, cheapest way only, a single way ? item
later responses|response offer|offers|price|prices|cheapest: an offer can be gone, and cheaper ones follow. ! without ever dropping, without dropping, never drops, never removes, only add offers, still there at the, only add to, never undercut, never undercuts, never cheaper, never lower, never bring|brings a lower|cheaper|better, no later response undercuts|beats|lowers|improves, later response is cheaper ? if
`;
