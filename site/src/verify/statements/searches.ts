/** Live searches: sections 4, 6 and 7 of the specification. One statement a line. */
export const SEARCHES = `
Poll with the token, and go back to step 2.
Wait about a second.
Open the search with create and collect the rest with poll.
Create quickly returns what is known already.
Create returns a token and first results.
The last response is complete.
Poll returns results until every supplier has responded.
Send poll without a body.
The body of create holds one member, query.
Keep the sessionToken of the response.
Every response carries a token.
RESULT_ACTION_REPLACED: drop results you hold, use content.
If it is anything else, keep what you hold.
With any other action, keep what you hold.
Do not read content with another action.
Without RESULT_ACTION_REPLACED, do not look into content.
Replace your results only when action is RESULT_ACTION_REPLACED.
Replace earlier results only when action is RESULT_ACTION_REPLACED, and then all.
Results are replaced only on RESULT_ACTION_REPLACED, as a whole.
action says whether to replace what you hold.
action says what to do with the results you hold.
status tells whether to go on, action what to do with results.
Read both in every response, create included.
Stop when status is RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED.
Stop at RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED.
Go on polling on RESULT_STATUS_INCOMPLETE.
On RESULT_STATUS_FAILED, stop.
RESULT_STATUS_UNSPECIFIED: treat the search as incomplete.
RESULT_STATUS_UNSPECIFIED: go on as if incomplete, but with a limit.
RESULT_STATUS_COMPLETE: what you hold is final; stop.
RESULT_STATUS_INCOMPLETE: the search runs; go on to poll.
RESULT_STATUS_COMPLETE: nothing to poll for.
Results, stats and sorting change together.
Never merge a response into an older one: offers that are gone stay.
A failed search is 200, RESULT_STATUS_FAILED.
Say cheapest only when status is RESULT_STATUS_COMPLETE.
The best price often comes from a slow supplier.
Show first results while the rest arrive.
Show the first results as soon as create has responded.
Keep filters and place on the page when results are replaced.
Stop polling when the traveller starts another search or leaves.
Poll one call at a time, about a second apart.
Keep one poll running at a time, pause between two.
Only on 404, when the session is not known any more, create the search again.
A 404 in poll: create the search again.
The session is not known any more: create the search again.
Creating the search again is right for 404.
When a poll fails for good, keep what you hold.
What you hold stays good while you deal with the failure.
Cause most cases on purpose.
Keep results of earlier responses on the page, offer a new search.
Status and action are independent.
A search can end with RESULT_STATUS_COMPLETE and RESULT_ACTION_NOT_MODIFIED: what you hold is the final result.
Create usually returns RESULT_STATUS_INCOMPLETE with RESULT_ACTION_REPLACED.
Content holds what is known so far.
A search can be complete at once.
How long a token is valid is not specified.
Each response that replaces your results holds all.
The order of itineraries in a response means nothing.
content.sortingOptions gives order.
content.sortingOptions orders results, content.stats counts by stops and ticket.
content.sortingOptions has lists best, cheapest, fastest, of itinerary ids.
Sort a page with best or fastest the same way.
Take the first ID in content.sortingOptions.best for the best flight.
Sorting options lead to itineraries, itineraries to legs, legs to segments.
Itineraries point to agents, legs and segments to places and carriers, carriers to alliances.
An itinerary lists leg ids, a leg lists segment ids.
Follow ids: itinerary, leg, segment, place.
itineraries: one combination of legs that can be bought; legs, agents.
legs: one direction of travel, with all stops; segments, places, carriers.
segments: one flight from take-off to landing; places, carriers.
alliances: an alliance of airlines.
places point to a parent in places.
Maps have no order.
Each object appears once in a map.
A one-way itinerary has one id in legIds, a return has two, in the order of travel.
A return has two legIds, in order of travel.
A direct leg has one segment.
A leg with stops has one more segment than it has stops.
A leg is one direction of travel on one day.
From originPlaceId to destinationPlaceId.
One leg is a one-way search.
One leg is a one-way trip.
Two or more other legs are multi-city.
Put legs in date order.
Each direction is a leg.
A leg names both of its places.
nearbyAirports is for one-way and return trips.
nearbyAirports: on a multi-city trip, send false or leave it out.
Children are listed by age in childrenAges.
Two children aged 4 and 11.
Always send market, locale, currency, queryLegs, adults.
Filter by Carrier.iata.
An itinerary can be bought in several ways.
Each way is a pricing option.
One item means one booking.
Several items mean several bookings, each with its own link.
Each item is one booking with a link of its own.
An option with several items has several links.
To hide such offers, keep options with one entry in agentIds and one in items.
transferType says who helps when a connection is missed.
Pass on the link as it came.
A deepLink is opaque, made for one offer.
Do not decode, shorten, reorder or rebuild a link: append your parameters.
stats: for each number of stops a total, the same by ticket.
A count of zero has an empty price.
count is zero: expect an empty price.
The smallest query has a market, a locale, a currency, one leg, one adult.
The date has to be in the future.
The program takes the day sixty days from now.
A date is local to the place you leave from.
A sustainabilityData can be missing or null when you did not ask.
Set includeSustainabilityData to true when you create a live search; polling needs nothing more.
Indicative prices have no sustainability data.
An eco contender is 6% below the average of the route.
The carbon footprint is at least 6% below the average.
The line is at 6%.
Use the size of the delta only where isEcoContender is true.
The sign of ecoContenderDelta is not specified.
The figures come from the Travel Impact Model.
Data is licensed under CC BY-SA 4.0.
Credit the source where travellers can see it.
Show eco contenders with words and a badge of your own.
It compares an itinerary with the average of its route.
auid: up to 255 characters.
You can use one, both or none of the parameters.
Append the parameters to the query string of the link.
Never put a name or an address of a person into a tracking value.
No value identifies a person.
Impact tracks redirects and calculates payments.
The provider links Impact ids to your API key.
Send travellers to the deepLink as you received it.
You earn a share of the commission.
Use the one from the latest response.
Poll with the sessionToken of the latest response.
Read both, every time.
Do not store it for later.
You may not use it in your interface.
Parameters are optional: you are paid without them.
An infant is a child aged 0 in 3.0.
Each poll uses the token of the response before it.
poll|polls token: the one of the latest response. ! token|one create returned|gave|gives, token of create, first token, only repeat, token stays ? latest
Every response to a poll has a token.
create > poll > book|booking
create > poll > select|pick
search > poll > deepLink
follow > itinerary > leg > segment
sortingOptions > itinerary > leg > segment
keep token > check action > check status > wait > poll
action > status > wait > poll
search poll price: poll until the search is complete, then choose. ! price final, until price
status: tells how far a search is. ! replace what you hold, what to do with results ? action
action tells|says results: what to do with them. ! how far, whether to go on, search is over|done|complete ? status
RESULT_ACTION_NOT_MODIFIED|NOT_MODIFIED: nothing changed, keep what you hold. ! discard, clear, empty, drop, nothing found, stop polling, failed, replace what
RESULT_ACTION_OMITTED|OMITTED: results are left out, keep those you hold. ! discard, clear, drop, replace, no results found, failed ? NOT_MODIFIED
RESULT_ACTION_REPLACED|REPLACED: drop all you hold, and use content. ! add, append, merge, keep what, keep the results, only what changed, the new ones ? any other, NOT_MODIFIED, anything else, otherwise, Any other, poll again, stop, treat, offer
RESULT_STATUS_COMPLETE: the work is done, the result is final. ! poll again, go on, partial, keep polling, once more, may still come, not final ? RESULT_STATUS_INCOMPLETE
RESULT_STATUS_INCOMPLETE: the search runs, poll again. ! stop, final, is over, ends the search, done ? RESULT_STATUS_COMPLETE, no longer, UpdatesPending, partial
RESULT_STATUS_FAILED: stop, and offer a new search. ! poll again, go on, wait, no flights, retry, keep polling, temporary ? not say, do not show
RESULT_STATUS_UNSPECIFIED: treat as incomplete, with a limit. ! stop, as complete, as failed, final, end the search, error
the search is over: on RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED. ! nothing new, NOT_MODIFIED
failed search: arrives with HTTP 200, and status tells. ! HTTP error, 500, 503, 4xx, 5xx, without status ? not
others|other end search: RESULT_STATUS_UNSPECIFIED goes on. ! others end ? other two
if you merge: offers that are gone stay. ! prices go, new offers go
keep filters: when results are replaced, keep filters and scroll position. ! reset, clear, drop
first results: show them as soon as create has responded. ! wait until, only when complete, after the last ? cheapest
say cheapest: only when the search is complete. ! at once, as soon as, from the first, already cheapest, already best ? until, before, leads
best price: it often comes from a slow supplier. ! fast supplier, first response, comes first
supplier|suppliers respond: at very different speeds. ! same time, equally fast, all at once
create returns: at once what is known. ! after every supplier, complete results, all results, when complete ? scenario, usually, can, everything there, poll, samples
poll body: has none. ! query again, takes the query, json body
poll: a POST with the token in the path. ! GET on, with GET, query string, token in body, token in header ? V1.0, POST
one poll at a time: about a second apart. ! in parallel, several polls, without a pause
stop polling: when the traveller starts another search or leaves. ! never stop, in the background
complete no itineraries: nothing to sell for this query. ! same query again, too slow, retry, try again ? scenario
session gone|unknown|known: create the search again. ! poll again, same token, wait and, retry, ask your account manager ? create
session token: opaque, do not take it apart. ! holds the query, can be read, decode, parse ? not
session store|stored: do not store a token for later. ! store it, can be used later, next day
token path: URL-encode it. ! as it is, without encoding, need not
itinerary: one combination of legs that can be bought. ! one flight from, one direction, one booking at
leg: one direction of travel on one day. ! one flight from, whole trip, from take-off, there and back ? legs, itinerary, direct
segment: one flight from take-off to landing. ! one direction, whole trip, both ways, several flights ? leg, legs
stop: a landing on the way. ! take-off
direct leg: has one segment. ! no segment, two segments
leg with stops: has one more segment than stops. ! as many segments, fewer segments
legIds: one for a one-way, two for a return, in the order of travel. ! any order, by price, reverse
agent|agents: an airline or travel agent that sells. ! flies, operates, supplier of data
marketing carrier|carriers the: sells the flight. ! flies, operates ? operating
operating carrier|carriers: flies the flight. ! sells, sold ? marketing
marketing > sells > operating > flies
marketingCarrierId|marketingCarrierIds: who sells. ! who flies, flown by
operatingCarrierId|operatingCarrierIds: who flies. ! who sells, sold by
alliance: a group of airlines. ! travel agents, airports
pricing option|options: no order is specified, compare their prices. ! first is cheapest, cheapest first, sorted, ordered, first of its, lowest first, the first one ? sandbox, not, ways
pricing option|options: one way to buy an itinerary, as one booking or several. ! always one booking, one agent only
item: one booking with its own price and link. ! one flight, one segment, one leg, same link, share a link
several items: the traveller needs every booking, each by its own link. ! one link, first link, any of the links, is enough
more than one agent: several bookings. ! one booking
deepLink: opaque, made for one offer, pass it on unchanged. ! shorten, decode, rebuild, stays valid, can be stored, for all offers, can be reused, without its parameters ? not, never
deepLink: where the traveller books. ! where you book, your server calls, pays you ? V1.0
tracking parameters: optional. ! required, must, without them you are not paid
tracking parameters: append them to the query string and leave what is before. ! in front, before the link, in a header, replace ? leave
sharedid|auid: up to 255 characters. ! 64, 128, 127, 100, 512, 50
sharedid: you and the provider see it in Impact. ! only you, nobody, suppliers
personal data: never put it into a tracking value. ! you may, hashed, is fine, is allowed
Impact: counts the redirects and calculates payments. ! sells flights, books flights, issues the key, adds up, within 24
Impact report: ask your account manager when none shows up. ! within, hours, every day, shows up
Impact ids: the provider links them to your key. ! you link them, the supplier links
earn share: of the commission for traffic you send to suppliers. ! per click, per search, every redirect
nearbyAirports: near the origin; false or left out on a multi-city trip. ! destination, both ends, always true, true on multi-city, required
childrenAges: the age of each child, one entry each. ! number of children, dates of birth, only under 12, in months
infant|infants: a child aged 0. ! adult, on the lap, aged 1, aged 2, left out, not listed, own field ? V1.0, 3.0 counts, two adults
includedCarriersIds|excludedCarriersIds: IATA codes. ! keys of, ids of carriers, names
includedAgentsIds|excludedAgentsIds: keys of agents in results. ! IATA, names
filter|filters carriers: by IATA codes. ! send the key, send the keys, take the keys, share a code, keys of carriers ? IATA codes; the keys
include and exclude: an id one way or the other, not both. ! both lists, in both
cabinClass: which cabin is searched without it is not specified. ! economy is searched, economy by default, defaults to, any cabin, every cabin ? sandbox
adults travel limit|limits: upper limits are not specified. ! same in 3.0, up to nine, up to eight, at most, stays as it is ? V1.0, sandbox
travellers how many: not specified. ! up to nine, up to eight, at most, any number ? sandbox
adult|adults: at least 1. ! can be 0, at least 0, none, only children, not required, optional
date: in the future. ! may be today, in the past, any date
date: local to the place you leave from. ! arrive at, in UTC, of the traveller
legs: put them in date order. ! any order, reverse, latest first
leg: names both of its places. ! one of its places, origin only
second leg: from the first one's destination back to its origin. ! same direction, same places
live prices takes|take: cities and airports. ! countries, anywhere, continents ? only, not, indicative, no, cannot
one member query: of the body. ! two members, three members, next to query
includeSustainabilityData: off by default, set it to true at create. ! on by default, unless you set, with each poll, in every poll, to false ? polling needs nothing
sustainabilityData: missing or null when you did not ask. ! always there, high emissions, zero, unless you ask
polling needs: nothing more for sustainability data. ! with each poll
itinerary|itineraries sustainability|carry data: off unless you ask. ! unless you set, by default carry ? off
eco contender|isEcoContender: at least 6% below the average of the route. ! above the average, by however little, any itinerary below, lowest of, of all routes
ecoContenderDelta: the size counts only where isEcoContender is true. ! negative means, positive means, always use, minus means, for every itinerary ? sandbox, not specified
lower emissions than average undefined: otherwise. ! 0%, for all others
Travel Impact Model: where the figures come from. ! sandbox calculates with, suppliers measure
credit source: where travellers can see it. ! in the imprint, optional, only on request, in your code
badge of provider: you may not use it. ! you may use it, free to use ? not
licence: CC BY-SA 4.0. ! CC BY 4, CC0, non-commercial, public domain
stats: counts, lowest prices and durations. ! results themselves, prices of every, average price
minDuration: the shortest. ! longest
maxDuration: the longest. ! shortest
count zero: expect an empty price. ! price of zero, price is 0, no entry
sortingOptions: best, cheapest and fastest, each a list of itineraries. ! list of legs, sorted by departure, agents
score: higher is better. ! lower is better, percent, price
cheapest: by price, the lowest first. ! highest first, last is cheapest
fastest: by duration, the shortest first. ! longest first, by departure
TRANSFER_TYPE_MANAGED: one booking, the seller carries the risk. ! traveller carries, separate, nobody
TRANSFER_TYPE_SELF_TRANSFER: separate bookings, the traveller carries the risk. ! seller carries, one booking, agent helps
TRANSFER_TYPE_PROTECTED_SELF_TRANSFER: separate flights, but the agent helps to rebook. ! traveller carries, nobody helps, one booking
rating: from 0 to 5, 0 means none. ! worst, lowest rating, 1 to 5, 0 to 10
maps|map order means: nothing. ! in the order of, sorted by, cheapest first, first entry ? sandbox, not
content: read it only when action is RESULT_ACTION_REPLACED. ! always read, in every response, null means no results ? V1.0
search itself: 404 in a poll means create again. ! the search found nothing, no flights
404: what the path names is not there. ! found nothing, no results, no flights, busy, not known yet ? session, nothing is there
session: how long it lives is not specified. ! always, exactly, at least, for a day ? sandbox, V1.0, not specified
poll: how often is not specified, about a second. ! ten times a second, no pause, every minute, exactly every ? V1.0, sandbox
sorting filters: you sort and filter what you hold yourself. ! parameters of poll, API sorts, send them with ? V1.0, no
parameters poll: 3.0 has none of them. ! you know, with sort, as before, with filter ? without, no, gone, remove, 3.0 has
upper limit|limits: not specified in 3.0. ! same in, up to, stays as, any number, as in V1.0 ? sandbox, specified
`;
