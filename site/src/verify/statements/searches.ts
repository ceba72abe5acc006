/** Live searches: sections 4, 6 and 7 of the specification. One statement a line. */
export const SEARCHES = `
Poll with the token, and go back to step 2.
Wait about a second.
Open the search with create and collect the rest with poll.
Create quickly returns what is known already.
Create returns a token and first results.
Poll returns results until every supplier has responded.
Send poll without a body.
The body of create holds one member, query.
Keep the sessionToken of the response.
Every response carries a token.
RESULT_ACTION_REPLACED: discard your results and use all of this content.
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
poll|polls token: the one of the latest response. ! token|one create returned|gave|gives, came with create, comes with create, token of create, first token, only repeat, token stays, token from create, uses the first, keeps the first ? latest
Every response to a poll has a token.
create > poll > book|booking
create > poll > select|pick
search > poll > deepLink
follow > ids > itinerary > leg > segment
sortingOptions > itinerary > leg > segment
keep token > check action > check status > wait > poll
action > status > wait > poll
search poll price: poll until the search is complete, then choose. ! price final, until price
status: tells how far a search is. ! replace what you hold, what to do with results, is an HTTP status, is an HTTP code ? action
RESULT_ACTION_NOT_MODIFIED|NOT_MODIFIED: nothing changed, keep what you hold. ! discard, clear, empty, drop, nothing found, stop polling, failed, replace what
RESULT_ACTION_OMITTED|OMITTED: results are left out, keep those you hold. ! discard, clear, drop, replace, no results found, failed ? NOT_MODIFIED
RESULT_ACTION_REPLACED|REPLACED: drop all you hold, and use content. ! add, append, merge, keep what, keep the results, only what changed, only the new, just the new ? any other, NOT_MODIFIED, anything else, otherwise, Any other, poll again, stop, treat, offer
RESULT_STATUS_COMPLETE: the work is done, the result is final. ! poll again, go on, partial, keep polling, once more, may still come, not final ? RESULT_STATUS_INCOMPLETE
RESULT_STATUS_INCOMPLETE: the search runs, poll again. ! stop, final, is over, ends the search, done, call failed, send it again ? RESULT_STATUS_COMPLETE, no longer, UpdatesPending, partial
RESULT_STATUS_FAILED: stop, and offer a new search. ! poll again, go on, wait, no flights, retry, keep polling, temporary, recover, still complete|succeed, later become ? not say, do not show
RESULT_STATUS_UNSPECIFIED: treat as incomplete, with a limit. ! the end, ends it, is over, stop, as complete, as failed, final, end the search, error
others|other end search: RESULT_STATUS_UNSPECIFIED goes on. ! others end ? other two
if you merge: offers that are gone stay. ! prices go, new offers go
first results: show them as soon as create has responded. ! wait until, only when complete, after the last ? cheapest
best price: it often comes from a slow supplier. ! fast supplier, first response, comes first
poll: a POST with the token in the path. ! GET on, with GET, query string, token in body, token in header ? V1.0, POST
stop polling: when the traveller starts another search or leaves. ! never stop polling, in the background
complete no itineraries: nothing to sell for this query. ! same query again, too slow, retry, try again ? scenario
session gone|unknown|known: create the search again. ! poll again, same token, wait and, retry, ask your account manager ? create
session token: opaque, do not take it apart. ! holds the query, can be read, decode, parse ? not
segment: one flight from take-off to landing. ! one direction, whole trip, both ways, several flights ? leg, legs
direct leg: has one segment. ! no segment, two segments
leg with stops: has one more segment than stops. ! as many segments, fewer segments
legIds: one for a one-way, two for a return, in the order of travel. ! any order, by price, reverse
agent|agents: an airline or travel agent that sells. ! flies, operates, supplier of data
marketing carrier|carriers the: sells the flight. ! flies, operates ? operating
operating carrier|carriers: flies the flight. ! sells, sold ? marketing
marketing > sells > operating > flies
marketingCarrierId|marketingCarrierIds: who sells. ! who flies, flown by
operatingCarrierId|operatingCarrierIds: who flies. ! who sells, sold by
alliance: a group of airlines. ! travel agents, airports, group of agents, of agents
pricing option|options: no order is specified, compare their prices. ! first is cheapest, cheapest first, are sorted, come sorted, is sorted, always sorted, are ordered, first of its, lowest first, the first one, its cheapest, is the cheapest ? sandbox, not, ways
pricing option|options: one way to buy an itinerary, as one booking or several. ! always one booking, one agent only
item: one booking with its own price and link. ! one flight, one segment, one leg, same link, share a link
several items: the traveller needs every booking, each by its own link. ! one link, first link, any of the links, is enough, books the whole, books all, the whole trip
more than one agent: several bookings. ! one booking
deepLink: opaque, made for one offer, pass it on unchanged. ! shorten, decode, rebuild, stays valid, can be stored, for all offers, can be reused, without its parameters ? not, never
deepLink|deep: where the traveller books. ! where you book, your server calls, pays you, page of the API, page of your ? V1.0
tracking parameters: optional. ! are required, is required, must be sent, must be there, without them you are not paid
tracking parameters: append them to the query string and leave what is before. ! in front, before the link, in a header, replace ? leave
sharedid|auid: up to 255 characters. ! 64, 128, 127, 100, 512, 50, is required, has to be, must be set, unlimited, any length, no limit
sharedid: you and the provider see it in Impact. ! only provider|seller|agent|supplier|airline|you|Impact|traveller, nobody, suppliers, seller sees
personal data: never put it into a tracking value. ! you may, hashed, is fine, is allowed
Impact: counts the redirects and calculates payments. ! sells flights, books flights, issues the key, adds up, within 24, belongs to the provider, part of the provider, platform of the provider, run by the provider, pays the traveller, pays travellers, pays the airline
Impact report: ask your account manager when none shows up. ! within, hours, every day, shows up
Impact ids: the provider links them to your key. ! you link them, the supplier links
nearbyAirports: near the origin; false or left out on a multi-city trip. ! destination, both ends, always true, for multi-city, true on multi-city, best on multi-city, required, every trip, on by default, always on, default is true
childrenAges: the age of each child, one entry each. ! number of children, dates of birth, only under 12, in months
includedCarriersIds|excludedCarriersIds: IATA codes. ! keys of, ids of carriers, names
includedAgentsIds|excludedAgentsIds: keys of agents in results. ! IATA, names
filter|filters carriers: by IATA codes. ! names of carriers, use the names, by name, send the key, send the keys, take the keys, share a code, keys of carriers, by their ids, by id, by ids ? IATA codes; the keys
cabinClass: which cabin is searched without it is not specified. ! economy is searched, economy by default, defaults to, any cabin, every cabin ? sandbox
adult|adults: at least 1. ! can be 0, at least 0, none, only children, not required, optional
date: in the future. ! may be today, in the past, any date ? best
date: local to the place you leave from. ! arrive at, in UTC, of the traveller
legs: put them in date order. ! any order, reverse, latest first, last leg first, no particular order
leg: names both of its places. ! one of its places, origin only
second leg: from the first one's destination back to its origin. ! same direction, same places
live prices takes|take: cities and airports. ! countries, anywhere, continents ? only, not, indicative, no, cannot
includeSustainabilityData: off by default, set it to true at create. ! on by default, unless you set, with each poll, in every poll, to false ? polling needs nothing
sustainabilityData: missing or null when you did not ask. ! always there, high emissions, zero, unless you ask
polling needs: nothing more for sustainability data. ! with each poll
itinerary|itineraries sustainability|carry data: off unless you ask. ! unless you set, by default carry ? off
ecoContenderDelta: the size counts only where isEcoContender is true. ! negative means, positive means, always use, minus means, for every itinerary ? sandbox, not specified
lower emissions than average undefined: otherwise. ! 0%, for all others
Travel Impact Model: where the figures come from. ! sandbox calculates with, suppliers measure
credit source: where travellers can see it. ! courtesy, voluntary, is enough if, in your terms|imprint|code|documentation, terms of use, in the terms|footer|imprint, optional, only on request, in your code
badge of provider: you may not use it. ! you may use it, free to use ? not
licence: CC BY-SA 4.0. ! CC BY 4, CC0, non-commercial, public domain, forbids, prohibits
stats: counts, lowest prices and durations. ! results themselves, prices of every, average price
minDuration: the shortest. ! longest
maxDuration: the longest. ! shortest
count zero: expect an empty price. ! price of zero, price is 0, price is zero, no entry, left out, missing, absent, omitted
sortingOptions: best, cheapest and fastest, each a list of itineraries. ! list of legs, sorted by departure, agents
score: higher is better. ! lower is better, percent, price, is worse, smaller is better, lowest score first
cheapest: by price, the lowest first. ! highest first, last is cheapest, dearest, most expensive, highest price first, with the highest, the highest price
fastest: by duration, the shortest first. ! longest first, by departure
TRANSFER_TYPE_MANAGED: one booking, the seller carries the risk. ! traveller carries, separate, nobody
TRANSFER_TYPE_SELF_TRANSFER: separate bookings, the traveller carries the risk. ! seller carries, one booking, agent helps
TRANSFER_TYPE_PROTECTED_SELF_TRANSFER: separate flights, but the agent helps to rebook. ! traveller carries, nobody helps, one booking
rating: from 0 to 5, 0 means none. ! worst, lowest rating, 1 to 5, 0 to 10
content: read it only when action is RESULT_ACTION_REPLACED. ! always read, in every response, null means no results ? V1.0
404: what the path names is not there. ! found nothing, no results, no flights, busy, not known yet ? session, nothing is there
session: how long it lives is not specified. ! always, exactly, at least, for a day ? sandbox, V1.0, not specified
poll: how often is not specified, about a second. ! ten times a second, no pause, every minute, exactly every ? V1.0, sandbox
sorting filters: you sort and filter what you hold yourself. ! parameters of poll, API sorts, send them with ? V1.0, no
parameters poll: 3.0 has none of them. ! you know, with sort, as before, with filter ? without, no, gone, remove, 3.0 has
upper limit|limits: not specified in 3.0. ! same in, up to, stays as, any number, as in V1.0 ? sandbox, specified
create: responds at once with what is known. ! create waits, create blocks, create responds when, create responds after, create responds once ? delayed, hanging, V1.0
poll|polls returns|return|response|brings|gives: the whole result again. ! results that are new, new since, new results only, what changed, just the changes, new offers only, the difference, a delta, changes since, not there before, results at a time ? NOT_MODIFIED
poll body|query: poll has no body, the token in its path is enough. ! query again, takes the query, json body, needs the query, query in its, poll with the query, sends the query, repeat the query, same query
poll|polls|polling: one call at a time, about a second apart. ! in parallel, several polls at, two polls at, several at once, concurrently, without a pause, without pausing, as fast as, back to back, without delay, without any pause, twice as often, more often, faster than ? V1.0, minute
search|poll|polling over|finished|done|ends|ended|ready: on RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED. ! in a row, two responses, results stop, no more results, is unchanged, NOT_MODIFIED ? RESULT_STATUS_COMPLETE, scenario, not
RESULT_ACTION_NOT_MODIFIED|NOT_MODIFIED: says nothing of the end, status does. ! stop at, stop when, stop on, stop after, is over, is finished, last response, ends the search, stop polling ? RESULT_STATUS_COMPLETE
action status: check both in every response. ! ignore action, ignore status, skip action, skip status, status alone, action alone, alone decides, one of the two, either is enough ? replace
response|responses|polls token: every response has one. ! only response of create, create only, create alone
action else|other|others: keep what you hold. ! empty the, empty your, clear the, clear your, clear what, remove what, discard, drop, delete, throw away, reset ? REPLACED, RESULT_ACTION_REPLACED
content action|safe|read|response: read it only when action is RESULT_ACTION_REPLACED. ! safe to read, always safe, can always, whatever action, whatever the action, regardless, read it first ? V1.0, not
complete|completes|completed results|result|itineraries|flights no|empty|without|nothing: there is nothing to sell for this query. ! it again, run the|it, send again, search again, same query, retry, try again, once more, is a fault, is an error, went wrong, is a bug, too slow, too busy, timed out, not valid, poll again ? never-completes, INCOMPLETE
poll failure|fails|fail|failed: keep the results you hold. ! clear the, clear your, drop those, drop the results, drop what, hide the results, discard, throw away, empty the page, forget what, remove the results
cheapest|lowest call|say|label|mark|name|tell|tells: only when the search is complete. ! at once, as soon as, from the first, already in the first, right after create, while it runs, while results, of the first response, already cheapest, from the start, from the beginning ? until, leads
filters|filter|scroll results|replaced|replace: keep filters and scroll position when results are replaced. ! reset, clear the filter, clear filter, clear them, forget, scroll to the top, start over, jump to
poll|polling traveller|travellers|leaves|left|closes: stop when they leave or start another search. ! keep polling, go on polling, never stop, in the background, poll on, polling on ? RESULT_STATUS_INCOMPLETE
show results|anything|flights|nothing: show the first ones as soon as create has responded. ! wait for the complete, wait for complete, wait until complete, wait for the last, wait for all, before you show, only at the end, once complete, not show results until ? cheapest, total
create retried|retry|repeat: it is retried like other calls. ! cannot|can't|never be retried|repeated, never retried, not retried, never retry, never repeat, must not be ? 400
create search again: only when a poll gets 404. ! any error, every error, all errors, each failure, any failure, every failure ? 404, 429
token: URL-encode it in a path. ! never needs, needs no encoding, no encoding, without encoding, already encoded, unencoded, encoding is not, not be encoded
token path: URL-encode it. ! not|never|don't encode, as it is, as they are, need not, raw, unchanged
maps|map: have no order. ! ordered by, sorted by, in the order of, cheapest first, first entry is, has the order, have an order, map is the cheapest, order of price, come in order, first one is, first entry of, first place in ? sandbox
itinerary legs|leg: holds their ids. ! legs in full, full legs, contains the legs, nested, inside the itinerary, embedded
paid|earn|payment|payments: a share of the commission for traffic you send. ! per click, per search, per redirect, per booking, every redirect, each redirect, every search, fixed amount, fixed fee, for each search, for each click, for each redirect, for every search, for every click, pay you directly, suppliers pay, pay you, pays you
paid|earn parameters|tracking|them|ids|sharedid|auid: with and without tracking parameters. ! not paid, only paid, paid only, unpaid, decide how, how much you
Impact ids: the provider links them to your key. ! you link, ids yourself, by yourself, linked automatically
link|links|deepLink: pass it on as it came. ! shorten the link, shorten it before, rebuild the link, rewrite the link, encode the whole, encode the link, decode the link, strip, remove its parameters, clean it, be shortened, be rebuilt, be edited, be decoded, may shorten, can shorten, can be changed, edit the link, edit it so, change the link
link|deepLink: how long it works is not specified. ! is valid for, valid until, works for, expires after, lasts, stays open ? token, V1.0, traveller leaves
tracking parameters|parameter: append them behind the others. ! at the front, front of, before the others, at the beginning, at the start, first in
both|one tracking parameters: one, both or none. ! always|must|need|have send|use|set|both, have to, send both, at least one, only together
link|links ids first|each|only: give each link of an option your ids. ! first link only, first one only, first link needs, first link of, is enough
tracking name|address|e-mail|person|phone|value|personal: nothing that identifies a person. ! is fine, are fine, hashed, if encrypted, is allowed, are allowed, may hold, identifies the traveller ? no, none
sustainability indicative: indicative prices have no such data. ! have it, have them too, prices too, prices have the data, prices carry, also in indicative
eco contender|isEcoContender: at least 6% below the average. ! at least 5, at least 8, at least 10, at least 12, at least 15, at least 20
delta|ecoContenderDelta: its sign is not specified. ! negative delta means, positive delta means, sign tells, sign means, sign says, minus sign ? sandbox, not specified
sustainability|emissions data missing|null|without: says nothing of the emissions. ! has high, have high, are high, without data have high, with high emissions
figures|emissions: come from the Travel Impact Model. ! measured by, from the airlines, by the airlines, airlines report, reported by ? sandbox
Travalyst: a non-profit coalition. ! company of, belongs to, for profit, an airline, of the provider
badge provider's|provider: you may not use it. ! you may use, may show, free to, you can use, use the provider, with the provider
sustainability data: licensed under CC BY-SA 4.0. ! public domain, CC0, free of any, no licence, without a licence
green flight: the data does not say that. ! green flight is right, green flight is fair, green flight is fine, green flight is correct, call it a green
credit|crediting source: where travellers can see it. ! is optional, not needed, not required, on request, if you like
book|books|payments|payment|tickets: the suite does not book, sellers do. ! books flights, books the flight, takes payments, takes the payment, issues the tickets, issues tickets, collects payment, handles payment ? seller, agent, airline
one|first|single response results: cannot hold all. ! response holds all, response has all, response holds every, everything in one ? indicative, poll, replaces
create|search session: create opens one. ! opens no session, has no session, without a session ? indicative
filter|filters|list include|exclude|included|excluded id: one way or the other, not both. ! exclude the same, both lists, in both, include and exclude the ? sandbox, What happens
everything query: the rest is optional. ! is required, must be sent, has to be sent
two legs: a return only when the second leads back. ! always a return, are always
multi-city legs|leg: how many is not specified. ! at most, up to, six legs, five legs, four legs, maximum ? sandbox, not specified
place both|codes|identifiers: name it by one. ! by both, send both, both its codes, both codes, both identifiers ? versions
travellers|passengers: how many a search may have is not specified. ! up to nine, up to eight, at most nine, at most eight, no more than nine, maximum of, any number ? sandbox, V1.0
return|one-way itinerary|itineraries: one itinerary, with a leg for each direction. ! two itineraries, itinerary for each, itinerary per direction
leg stops segments|segment: one more segment than stops. ! two stops has two, one stop has one, as many segments, same number, fewer
pricing|option|options: one booking or several. ! option is one booking, options are one booking, every option is, each is one booking
live price|prices: whether it is for one traveller or for all is not specified. ! for one adult, whole party, per person, all travellers, per adult, entire party ? sandbox, not specified, whether, indicative, compare, take, quote, economy
minDuration|maxDuration: the shortest and the longest. ! average, median, sum of
smallest query: market, locale, currency, one leg, one adult. ! no adults, without adults, two legs, no locale, no market, no currency, two adults
source > cache > asked|queried|real
answers > cheap > book
bookable > no > yes
outbound > inbound > there > back
travellers > none > party
dates > months > exact
suppliers|supplier respond|responds|answer|speed: at very different speeds. ! same time, same speed, equally fast, all at once, within a second, within a moment, respond quickly ? sandbox, asked
create returns|hands|brings|responds: at once what is known. ! complete list, all results, everything there, after every supplier, complete results, whole list, every result, when complete, returns everything, every offer ? scenario, usually, can, samples, change
loop|poll|polling|search leave|stop|stops|end|ends|exit|break|over|finished nothing|unchanged: stop at a final status only. ! as soon as a response, when a response, once a response, if a response, response changes, response brings
pause|wait poll|polls|polling|loop: about a second. ! tenth of a second, ten seconds, five seconds, thirty seconds, half a minute, as short as ? V1.0
results|stats|sorting replaced|replace|stay|merge: change together. ! options stay, stats stay, lists stay, keep the stats, keep the sorting, separately
OMITTED|RESULT_ACTION_OMITTED nothing|no: results are left out of the response. ! search found, it found, there was, there were, was found, are no, no flights, no results were
RESULT_STATUS_FAILED: the search is over. ! next poll, usually succeeds, may recover, search recovers, one more poll, status of 500, HTTP 500, with 500, comes as 500
results|offers poll wrong|fails|failure|failed: keep showing what you hold. ! take off, off the page, remove them, hide them, blank, clear the
first response|results cheapest|best|lowest: often comes from a slow supplier. ! already has, already holds, has the cheapest, has the best, holds the cheapest, contains the cheapest, knows the cheapest
show nothing supplier|suppliers|complete|search: show the first results at once. ! best to show, better to show, should show
filters|filter response|results: keep those of the traveller. ! drop the filters, drop filters, drop the traveller, reset the filters
flights|list search fails|failed|FAILED: you do not know whether there are any. ! show no flights, say no flights, clear the list, clear the page, empty the list ? not, don't
results first|these: show them at once. ! only placeholders, are placeholders, not show these, hide these
token store|stored|keep|save: for as long as you poll. ! for later, in the profile, traveller profile, in a cookie, in a database, for next time, for the next visit, next day, used for days, used later, for days ? not
itinerary: one combination of legs that can be bought. ! one flight, one direction, one booking at ? leg, segment, combination
leg: one direction of travel on one day. ! one flight, whole trip, there and back, both directions, both ways, several days, two days, more than a day ? segment, itinerary, two, return
stop: a landing on the way. ! traveller boards, boards, a departure, take-off, end of the trip, the destination of
carrier: an airline. ! a travel agent, an airport, a supplier
supplier|suppliers: whoever a live search asks for prices. ! traveller who asks, who travels, who asks for
live price: what a supplier gave for this search. ! seen recently, other travellers, from a cache, days old, found by others ? indicative
traveller: whoever flies. ! partner whose, the partner ? flies
create: opens a search, and poll collects its results. ! call that collects
poll: collects the results of a search. ! call that opens, poll opens, poll starts a
session token: names a live search. ! names a traveller, names the traveller, identifies the traveller, identifies you, names the key, names your account, holds the query, stands for your key
action: what to do with the results you hold. ! how far the work, how far the search, whether to go on, whether the search, search is over, search is done ? status
contender|isEcoContender: at least 6% below the average of the route. ! above the average, however little, any itinerary below, every itinerary below, lowest of, of all routes
delta|ecoContenderDelta contender|isEcoContender: its size counts where isEcoContender is true. ! is false, where false, even where, in any case
null|missing emissions|sustainabilityData: says nothing of the emissions. ! means zero, zero emissions, no emissions
payment|payments calculates|calculated|calculate: by Impact. ! airline calculates, supplier calculates, you calculate, agent calculates
include|exclude|includes|excludes id|filter: one way or the other, not both. ! and exclude the, both lists, in both
body create|request members|member: one, query. ! two members, three members, four members, several members, next to query ? limit
items|item link|links: each has its own. ! share one, has one link, have one link, same link, common link, share a, books all, link books
agents|agentIds more|choose|any: you buy from all of them. ! can choose one, choose from, any of them will, pick one, alternatives
parameters|link: leave what is there as it is. ! reorder the, before the provider, in front of the
infant|infants: a child aged 0. ! as an adult, on the lap, aged 1, aged 2, left out, not listed, own field, field for infants, has a field, field of their own, as adults ? V1.0, 3.0 counts, two adults
id|ids entry|leads: may lead nowhere. ! every id, each id, always leads, all ids lead ? left out
failed search: a 200, and status tells. ! HTTP error, 500, 503, without status ? not
stopCount: 0 is direct. ! 1 is direct, how many flights, number of segments, one is direct
marketingFlightNumber: a string without the carrier's code. ! with the carrier, as a number, an integer ? each segment
minPrice: the lowest price, empty when the count is 0. ! average, zero when, 0 when, highest
dearest|expensive|priciest first: the cheapest comes first. ! dearest quote, dearest comes, most expensive comes, dearest first, most expensive first, dearest offer goes
book|books offer|server|flight|API: the traveller books at the seller. ! from your server, your server books, book the offer, server books, API books
indicative route dates|date: for travellers who are still deciding. ! once route, are set, is set ? live
live deciding: for travellers who have decided. ! still deciding, while the traveller ? indicative
check action|status response: in every response. ! only in, create only, in the first, from create only
check|action|status create|first: in every response, create included. ! only in the response, only the last, from the second
xx status 4|5: a failed call has no such status. ! RESULT_STATUS_FAILED, RESULT_STATUS_INCOMPLETE
legs|leg segments|segment point|lead|refer: to places and carriers. ! legs point to agents, to alliances, segments to agents, to agents ? itineraries, carriers to
Impact key: the one that your ids are linked to. ! any key, every key, whichever, another key
one-way itinerary|legIds: one leg id. ! has two ids, two legs, two ids ? return
several items|bookings: the traveller needs all of them. ! cheapest of them, one of them, first of them, any of them, best of them, cheapest item
response|responses replaces|replace|REPLACED: holds everything again. ! only what, what is new, only new, what changed, new ones ? not, only when
first response|results: partial. ! is final, are final, is complete, are complete ? scenario, can, when, if
sandbox|deepLink books|book|booked|offer: the page of the sandbox sells nothing. ! books the offer, books the flight, sells the offer, real booking ? live
status > go > action > do
far > status > do > action
always > no > yes
unique > no > yes
known > industry > APIs
fix > header > ask > access
create alone: only a part of the results. ! every offer, all offers, is enough, everything
failed status: stop, and offer a new search. ! poll again, wait a, keep polling, go on polling ? HTTP, code
status hint|decides|stop: it says when to stop. ! a hint, enough results, ignore it
includeSustainabilityData|flag poll|polls: at create. ! on each poll, with each poll, every poll, on every poll
emissions|sustainability response|responses|search|default: off unless you ask. ! of every response, in every response, always there, always included, default, with every search, on every search ? off
sign sustainability|delta|ecoContenderDelta: not specified. ! sign tells, sign means, sign says ? sandbox
results|itineraries: flat, joined by id. ! are nested, nested in, inside each other ? V1.0, tree
live search call|calls: two, create and poll. ! is one call, a single call, is a GET ? client, indicative
query live|create|search: in the body of a POST. ! into the query string, in the query string ? V1.0, key, nearest
return leg|legs: two. ! return search has one, return has one, return is one, return has three
cabin economy|default: not specified without cabinClass. ! is the default, is economy, defaults to, default cabin, default is ? sandbox, not specified, indicative
place: an airport, a city, a country or a continent. ! an airport only, airports only, only an airport
live prices: what can be booked now. ! roughly what ? indicative
failed search results: show them as partial. ! not be shown, must not be, never show, hide them
Impact ids link who: the provider links them. ! -provider
redirect payment who: Impact tracks and calculates. ! -Impact
segments entry: one flight. ! one direction ? places
hide agentIds|items options|offers: keep those with one entry. ! several entries, two entries, more than one
most itineraries response|create: come with create. ! last response, last poll, at the end
ratings agents|come: from travellers who booked. ! editors, provider own, own staff, agents themselves, from the agents, by the agents, by the provider
best sortingOptions: the first is the best. ! last ID, the last, second ID ? other order
poll news|modified: comes without results. ! without news carries, without news has, without news repeats
given > association > APIs
names > metropolitan > continents
results left out: keep those you hold. ! empty the, clear the, drop what, drop the, show an empty ? create
deepLink|booking: no call refreshes a price before it. ! refresh the price, confirm the price, check the price again ? not, refreshed
first results: come with create. ! poll brings the first, poll that brings ? not
token right away: and the first results with it. ! results once all, results when all, no results yet
pricingOptions: in no order that is specified; compare their prices. ! lowest first, cheapest first, first of them ? not
segment|segments stops: one segment more than stops. ! segment for each, segment per, as many segments
results|responses|offers|content hold|new|earlier: replaced as a whole, never merged. ! add the new, add new, append, merge, combine, mix ? parameters, wrong, your code, your program, filter, grouping
RESULT_ACTION_NOT_MODIFIED|RESULT_ACTION_OMITTED content: read it only on RESULT_ACTION_REPLACED. ! read content, use content, take content, show content
poll create: a search is created first. ! poll first, once then create, create last, create after poll
token|tokens|session expires|expire|lasts|lives|valid|works|gone: how long it lives is not specified. ! minutes, an hour, hours, a day, days ? not specified, sandbox, V1.0, printed, API token, access token, stand-in
live search|searches: takes airports and cities. ! also accepts, takes countries, accepts countries, works with countries ? only, indicative, instead
token create: it comes in the body of the response. ! from headers, from header, in header, in headers, location header, from a cookie ? V1.0, x-api-key
one|token create gave|gives token: use the one of the latest response. ! go on with, keep using, stay with, always use, use only
complete itineraries: nothing to sell, the same query finds nothing again. ! no itineraries send, no itineraries retry, no itineraries try, too slow
live search|create: for a route and dates that are set. ! still open, not set, undecided, flexible ? indicative
RESULT_ACTION_REPLACED: replace what you hold. ! keep ? other, else, otherwise, RESULT_ACTION_NOT_MODIFIED, RESULT_ACTION_OMITTED
best|lowest|cheapest price|prices|offer|offers supplier|suppliers|one|ones: often from a slow one. ! quick|fast|early|quickest|fastest one|ones|supplier|suppliers ? slow
poll body|query: has none. ! repeats|repeat|copy|same body|query, body again
results replaced|replace filters|page|scroll: filters and position stay. ! afresh, without filters, from scratch, start again|over, from the top
without pay|paid|earn|payment tracking|parameters|traffic: you are paid. ! nothing, nobody, are required, no payment|money, not paid|pay, cannot be|pay
shorten|rebuild|decode|reorder|rewrite|edit it|link: leave the link as it is. ! if you like, as long as, may|can|could shorten|rebuild|decode|reorder|rewrite|edit
responses|results live|flat|trees: flat maps. ! are trees, is a tree, holds its, hold their, are nested ? V1.0, geo, suggestions
search|default|unless|turn data sustainability: off by default. ! each search, every search, unless you turn|switch, turn it off
high emissions: missing data does not say that. ! has high, have high, means high, say so, must be
use interface sustainability: the badge is the provider's. ! may use, can use, free to
airlines|airline sustainability|emissions data: the figures come from the Travel Impact Model. ! from the airlines, from airlines, by the airlines, directly from
results Model: those of the sandbox are none. ! -not|no|none
licensed|licence CC: CC BY-SA 4.0. ! -SA
places > anywhere > per > leg
bookable deepLink: indicative prices cannot be booked. ! -no
payment|payments|pay|pays page|site|checkout|app|suite: the traveller pays at the seller. ! suite takes|collects|handles, your page|site|app|checkout|server
geo turn|turns|choice: into a place ID. ! in market|locale|currency|price|carrier
live search response|create: final once complete. ! response is final, one response is, no polling, nothing to poll ? complete, indicative
results sessionToken|poll: create brings the first. ! with the first poll, come with poll, only poll, no results ? V1.0, none
leg stops segments|segment: one more segment than stops. ! as many, same number, fewer segments, more stops|stop, stop more
items|item traveller|booking|alternatives: needed together. ! alternatives, picks one, chooses one, pick one, choose one
tickets several|link: each has a link of its own. ! books them, one link, first one, books all, link of the first, single link
score|scores lists|list: compare them within one list. ! be compared, across lists, between lists, different lists, lists can ? only, not, within
sandbox price|prices: cover the whole party in a live search. ! covers one traveller|adult|person, per person|adult|traveller, for each ? indicative, quote, economy, compare with, traveller or
maps|map: have no order, whatever they hold. ! are in order, in display order, display order, keep|keeps|have|has|preserve|preserves order, in the order ? sandbox, not
sortingOptions lists|list|orders: itineraries. ! pricing options, of legs, quotes, cheapest last, dearest
link|links name|email|phone|personal traveller|person: never put one into a link. ! add, append, put, include
poll often|fast|time: about a second apart. ! often as, as often, as fast, as you can, API sets, every chance ? not, V1.0
search|poll time limit: set your own. ! API sets, sets one, no need, not need, need no
enough|only|first ids tracking|link|links: every link of an option needs them. ! one of, first one, first link, only first, is enough ? not
hash|hashed|encrypted name|address|email|phone|id: nothing that identifies a person. ! good, fine, allowed, safe, harmless
auid: Impact passes it on to the provider. ! to the seller|agent|airline|supplier|traveller, to sellers, to nobody
order specified first|cheapest: compare prices. ! -may|might|need|compare|whether|find|sort|must|can
redirects|redirect|payments provider|supplier|seller: Impact tracks and calculates. ! provider|supplier|seller itself, provider tracks, seller tracks, you track, pays for each
delta size|isEcoContender: it counts where isEcoContender is true. ! for every, every itinerary, always, all itineraries, for each, any itinerary
stop|stops|end|ends status|search|polling|poll: at RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED. ! in a row, two|three|ten|few|some responses|polls, nothing new, no more results ? scenario, step
cabinClass: send it, its default is not specified. ! leave, omit, is optional, out for ? sandbox
live price indicative: the two can differ. ! is always the live, is the live, equals, equal to, same as the live, exactly the live ? what
amount unit|currency far|high show|without: a price too high lacks its unit. ! wrong currency, other currency, the taxes, several travellers
empty|zero amount|it sorting|sort|lowest: leave it out. ! put it, first when, comes first, at the top, sort it first, as the lowest ? price of zero
live price party|traveller|travellers|all: whether for one or all is not specified. ! multiply, times the, divide it by ? compare, floating
search|poll|polling minute|ends|ended API|after|time: set a limit of your own. ! API ends, API stops, API limits, ended by the API ? LONGEST, yours, your own, unless
key|keys|entry|id name|missing|map: an entry may be missing. ! every has its, each has its, every key has, always has, always there, fault of your
indicative route|routes|price rare|missing|every|cover: one may have no price. ! every route, all routes, nobody flies, no flights, not served
RESULT_STATUS_INCOMPLETE results: more may come. ! no results will, no more, nothing more, last ones ? no longer
offers gone|stay added|new|earlier: they were added where they had to replace. ! replaced the earlier, were replaced, replaced those ? replace all
stop|stops airport|landing|leg|between: a landing on the way. ! first and last, origin and destination, the last airport, take-off
supplier whoever: a live search asks them. ! -ask|asks|asked
market country|traveller: where the traveller buys. ! was born, born in, travels to, of passport, holds passport, departs
entity ID|IDs|id|code IATA gives|given|assigns: these APIs give it. ! that IATA gives, IATA gives to, given by IATA, IATA assigns, of IATA ? association, code
create returns flights|results|itineraries: some. ! returns all, returns every, no poll ? scenario, sandbox
stats counts|count: by stops and ticket type. ! by carrier|airport|agent|price|day|airline|weekday
itineraries order: none of their own. ! order of their prices, order of the prices, by price, come sorted, cheapest first ? sortingOptions, travel, means, appear
sorting|statistics|stats|sortingOptions results|content|itinerary: beside the results. ! inside it, inside results, in each itinerary, within results|each
results poll first: only a part. ! all the results, not need, need not poll, complete already ? replaces
one create token: the one of the latest response. ! one of create, ignore it ? latest
names|read token|session traveller|route|query: opaque. ! names traveller|route, read them, and the route ? live search
response page|pages results|holds: all results at once. ! next page, page of, one page, holds a page ? V1.0, without, no, slice, new structure
option|items|item two|several: all of them. ! either of, either will, any of them, show|shows first, show|shows one, cheapest link
every|each response holds|has|brings results: not every one. ! every response holds|has|brings, each response holds|has|brings, whatever action ? REPLACED, replaces, status
other two status|search: they end it. ! go on, keep polling, continue
loop slow|slows|limit|429|results: keeps results and goes on. ! ends and, clears its, drops its, gives up
results create show: at once. ! not|never show, show later, show yet
response final: the last one alone. ! every response is, each response is, first response is ? indicative
emissions|sustainability data ask|there|case|anyway: only if you ask. ! any case, always, without asking, anyway, every case
search complete once: it can be. ! never complete, is never, cannot be, at least one
itineraries response|results order|begin|start|first: their order means nothing. ! begin with, start with, begins with, best first, best one first
LocalDate|LiveQueryLeg day|date: of departure, local to the origin. ! day of arrival, to the destination
ResultStatus|LiveSearchResponse whether|status: running, done or failed. ! call itself, call was, valid
token|sessionToken response create session: the one of the latest response. ! response of create ? latest
feedbackCount: how many ratings. ! bookings, searches, complaints, travellers
hasChangeAirportTransfer: true if any itinerary changes airports. ! all itineraries, every itinerary, no itinerary, same airport
fees rating: how clearly it shows them. ! how low, how high
airlines agents offers|offered booking|links: current offers. ! offered lately, recently, from a cache, days old ? indicative
price|prices party covers|cover: not specified. ! always covers, covers the whole, covers whole ? sandbox, whether, indicative
link|links|deepLink remove|drop|strip|clean|trim: pass it on as it came. ! remove, drop, strip, clean, trim ? leads, left, page, host
emissions above|higher: missing data says nothing. ! are above, is above, are higher
contender average footprint|emissions: at least 6% below it. ! -6|least|true|less
items|item booking one|each|all: each is one. ! all items|the, items are one booking, items form ? replica
shorten|drop|remove before|link parameters|everything|them tracking: leave it as it is. ! shorten everything|it|what, drop everything|it|what, remove everything|it|what ? not, never
poll call: it collects the results. ! that starts, that opens, which starts, which opens
create returns|brings|gives token: and first results. ! nothing but, only a token, just a token, token alone ? V1.0
replace stats|sorting results: all of them together. ! options stay, stats stay, stats and, only the results ? change together, lists only, stats into
stats filter|filters|panel: counts, lowest prices and durations. ! has the results, the itineraries for, results for
paid|pay invoice|supplier|suppliers|takes: the provider pays you through Impact. ! an invoice, invoices, send a bill
`;
