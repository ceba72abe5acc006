/** Live searches, sessions, status, action: specification, sections 4, 6 and 7. One per line. */
export const SEARCHES = `
poll|polls|it token|sessionToken: the one of the latest response. ! token|one|sessionToken create returned|gave|gives, came with create, comes with create, token of create, first token, only repeat, token stays, stays in use, remains in use, you can ignore, token from create, uses the first, keeps the first, can be ignored, ignore the token, it stays the same, it never changes, same token is returned ? latest, first poll, before, too old, gets 404
create > poll > book|booking
create > poll > select|pick
search > poll > deepLink
action > status > wait > poll
search poll price: poll until the search is complete, then choose. ! price final, until price
status: tells how far a search is. ! replace what you hold, what to do with results, is an HTTP status, is an HTTP code, whether a response replaces, replaces the results you ? action
RESULT_ACTION_NOT_MODIFIED|NOT_MODIFIED: nothing changed, keep what you hold. ! discard, clear, empty your|the|what|all, drop, nothing found, stop polling, call failed, search failed, poll failed, replace what, empty page, repeats results, repeats the results, repeats latest, repeats the latest, out of date, are stale, are outdated, remove what, remove all, remove your, brings|carries|updates|contains|returns|renews stats|prices|scores|counts, brings|carries|updates|contains|returns|renews the stats|prices|scores|counts, stats up to date, with new stats|prices|scores|counts, same results again, comes with same results, with the same results, with all results, clear the page, clear your ? code, would, RESULT_STATUS_FAILED
RESULT_ACTION_OMITTED|OMITTED: results are left out, keep those you hold. ! discard, clear, drop, replace, no results found, call failed, search failed, show an empty, empty page, empty list, empty your, empty the, came up empty, found none, no supplier has, has a flight, no flight for, no flights for, nothing for this query, nobody sells ? wait for, will replace, NOT_MODIFIED, code, would
RESULT_ACTION_REPLACED|REPLACED: drop all you hold, and use content. ! add, append, merge, keep what you, keep the results, only what changed, only the new, just the new, replace only itineraries|legs, insert new, insert the new ? any other, NOT_MODIFIED, anything else, otherwise, Any other, poll again, stop, treat, offer, instead, letters, not only, isn't only, drop all, empty your|the, throw away the, clear your|the
RESULT_STATUS_COMPLETE: the work is done, the result is final. ! poll again, go on, is partial, are partial, show them as partial, keep polling, may still come, not final, has begun, poll once, next poll, to get its, poll at least, at least once, may still get|bring|change|grow, still get more, COMPLETE always has|comes|brings|carries|goes, RESULT_STATUS_COMPLETE always, collects|brings|gets|fetches the others|rest, so far have answered, so far have responded ? whether, RESULT_STATUS_INCOMPLETE, INCOMPLETE, until RESULT_STATUS_COMPLETE or, until status|it RESULT_STATUS_COMPLETE or
RESULT_STATUS_INCOMPLETE: the search runs, poll again. ! stop, is|are|as|: final, final status|result|results, is over, ends the search, done, call failed, send it again, means that search failed, means search failed, means that search is over, create it|the search again, is queued, is waiting in, was cancelled, is paused, needs a new search, everything else ends, all others end, any other status ends, anything else ends ? RESULT_STATUS_COMPLETE, no longer, UpdatesPending, partial, leaves, limit
RESULT_STATUS_FAILED: stop, and offer a new search; the search is over. ! poll again, go on with, goes on, poll on and, keep on, wait a second|moment|bit, wait and|then|for|until, : wait, no flights, then|and retry, retry it|the, keep polling, temporary, recover, still complete|succeed, later become, discard your, drop your, clear your, empty your, poll went wrong, supplier failed, within your time limit, poll on for, next poll, usually succeeds, may recover, search recovers, one more poll, status of 500, HTTP 500, with 500, comes as 500, with 5 xx, 5 xx code, as 4 xx ? help, new search can, not say, do not show, until RESULT_STATUS_COMPLETE or, until status|it RESULT_STATUS_COMPLETE or
RESULT_STATUS_UNSPECIFIED: treat as incomplete, with a limit. ! the end, ends it, is over, stop, as complete, as failed, final, end the search, is error, an HTTP error, treat as error ? limit
others|other end search: RESULT_STATUS_UNSPECIFIED goes on. ! others end ? other two
if you merge: offers that are gone stay. ! prices go away, prices are lost, new offers go
poll: a POST with the token in the path. ! GET on, with GET, query string, token in body, token in header, as query parameter, a query parameter, use GET, uses GET, GET to poll, poll needs market|query|currency|locale, poll needs the market|query|currency|locale ? V1.0, POST
stop polling: when the traveller starts another search or leaves. ! never stop polling, on in the background
session gone|unknown|known|404: create the search again. ! poll again, same token, wait and, then|and|: retry, retry it|the|with, ask your account manager, keep polling, session is back, go on polling ? create
token|sessionToken session|sessionToken: opaque, do not take it apart. ! holds the query, can be read, decode, parse, a UUID, a JWT, is base64, decode base64, base64 text, base64 encoded, contains the query, cut the suffix, suffix off, off the token, strip the token, trim the token, shorten the token, even days|hours|weeks after, read the traveller, read the route, read the query, append it as it is, second encoding, sessionToken field of the body, field of the body ? not
legIds: one for a one-way, two for a return, in the order of travel. ! any order, by price, reverse, for each flight, for every flight, each segment, for each stop, legIds is in no, legIds are in no, legIds has no order, legIds have no order, legIds lists its|the flights|segments, legIds lists flights|segments
marketing > sells > operating > flies
marketingCarrierId|marketingCarrierIds: who sells. ! who flies, flown by ? operatingCarrierId to|is
operatingCarrierId|operatingCarrierIds: who flies. ! who sells, sold by, is airline that sells, airline which sells
personal data: never put it into a tracking value. ! you may put|add|send|use|include|store, may contain|hold|include, hashed, is fine, is allowed ? stay|stays|remains
nearbyAirports: near the origin; false or left out on a multi-city trip. ! destination, near destination, at both, both ends, always true, for multi-city, true on multi-city, best on multi-city, required, every trip, on by default, always on, default is true, return or multi-city, return and multi-city, for one-way trips, takes a distance, a radius, distance in, is on every leg, is on the leg, set it on every leg, per leg, is true unless, on unless
childrenAges: the age of each child, one entry each. ! number of children, dates of birth, only under 12, in months, if no children, leave out children, leave out infants, leave out those
includedCarriersIds|excludedCarriersIds: IATA codes. ! keys of, ids of carriers, takes names, take names, are names, by name, list of names, names of airlines|carriers, takes carrier ids, take carrier ids, ids from the results, ids from results, carrier ids of, ICAO codes, airline name
includedAgentsIds|excludedAgentsIds: keys of agents in results. ! IATA, takes names, take names, are names, by name, list of names ? carriers
cabinClass: which cabin is searched without it is not specified. ! economy is searched, economy by default, defaults to, any cabin, every cabin, leave it|cabinClass|out, omit it|cabinClass, out for, is required, is mandatory, without cabinClass searches|search economy|business, without cabinClass means economy ? sandbox
adult|adults: at least 1. ! can be 0, at least 0, 0 or more, or none, be none, only children, not required, adults optional, adult is optional, adults are optional, adult|adults can be left|omitted, is assumed, one adult is assumed, defaults to, can travel without, may travel alone, is|are counted in|as adults, includes children, includes the children ? indicative
date: in the future. ! may be today, be in the past, in the past too, or in the past, in the past is|works|are, be any date, any date works|is ? best
date: local to the place you leave from. ! arrive at, in UTC, of the traveller, date is a string, dates are strings, date is an ISO, place of arrival, of the destination, arrival place|airport|city, of arrival, at arrival ? clock, V1.0, build, format
includeSustainabilityData: off by default, set it to true at create. ! on by default, with each poll, in every poll, to false, includeSustainabilityData with poll|polls, includeSustainabilityData to poll ? polling needs nothing
polling needs: nothing more for sustainability data. ! with each poll
credit source: where travellers can see it. ! courtesy, voluntary, is enough if, in your terms|imprint|code|documentation, terms of use, in the terms|footer|imprint, optional, only on request, in your code
minDuration: the shortest. ! longest
maxDuration: the longest. ! shortest
count zero|0: expect an empty price. ! price of zero, price is 0, price is zero, no entry, left out, missing, absent, omitted, minPrice is zero, minPrice is 0, is null, null
sortingOptions: best, cheapest and fastest, each a list of itineraries. ! list of legs, sorted by departure, agents, has four, has two lists, has five, four lists, leaves out those, leave out those, only those with
cheapest: by price, the lowest first. ! highest first, last is cheapest, dearest first|one|itinerary|offer, most expensive, highest price first, with the highest, the highest price, holds pricing options, lists pricing options, list of pricing ? from the end
fastest: by duration, the shortest first. ! longest first, by departure, earliest departure, departs earliest, leaves first, earliest flight first|comes|leads
TRANSFER_TYPE_MANAGED|managed: one booking for a leg, the seller carries the risk. ! traveller carries, separate bookings|tickets, booked separate, nobody helps|carries|rebooks, traveller alone, leaves the traveller ? self-transfer, TRANSFER_TYPE_SELF_TRANSFER, unlike
TRANSFER_TYPE_SELF_TRANSFER|self-transfer: separate bookings, the traveller carries the risk. ! seller carries, one booking, agent helps, airline rebooks, seller rebooks, agent rebooks, is checked through ? protected, TRANSFER_TYPE_PROTECTED_SELF_TRANSFER, managed, TRANSFER_TYPE_MANAGED
TRANSFER_TYPE_PROTECTED_SELF_TRANSFER|protected self-transfer|TRANSFER_TYPE_PROTECTED_SELF_TRANSFER: separate flights, but the agent helps to rebook. ! traveller carries, nobody helps, one booking, single booking, without help, without any help, no help, gets no help
rating|ratings: from 0 to 5, 0 means none. ! worst, lowest rating, 1 to 5, 0 to 10, is bad, agent is poor, rated badly, up to 10, out of 10, up to 100, out of 100, rating is number, rating counts, agent is left out, agents are left out, without a rating is left|missing|hidden, unrated agent|agents is|are left|missing|hidden, rating is never 0|zero, every agent is rated, all agents are rated, always rated, no agent is unrated, has rating above, have rating above, have ratings above, always above zero|0 ? sort, feedbackCount, only, if, that has, that have
404: what the path names is not there. ! found nothing, no results, no flights, busy, not known yet ? not, session, nothing is there, complete search
session: how long it lives is not specified. ! always lives|lasts|stays, lives|lasts|stays always|exactly, at least, for a day, lasts as long, lives as long, open as long, valid as long, ends|closes|destroys|deletes|cancels the|its|your session ? sandbox, V1.0, not|isn't|aren't specified
poll: how often is not specified, about a second. ! ten times a second, no pause, every minute, exactly every, times a second, times per second ? V1.0, sandbox
parameters|parameter poll|sort|sorting|order: 3.0 has none of them. ! you know, with sort, as before, with filter, can page through, you can page, parameter chooses, parameter sets the, parameter sorts ? without, no, gone, remove, 3.0 has, V1.0 let, V1.0 had, in V1.0
upper limit|limits: not specified in 3.0. ! same in, up to, stays as, any number, as in V1.0 ? sandbox, specified
create: responds at once with what is known. ! create waits, create blocks, create responds when, create responds after, create responds once, create returns once every|all, create returns after every|all, create returns when every|all, only opens, flights come with the first poll ? delayed, hanging, V1.0
poll|polls returns|return|response|brings|gives|sends|content|adds: the whole result again. ! results that are new, new since, new results only, what changed, just the changes, new offers only, the difference, a delta, changes since, not there before, results at a time, sends a delta, append the content, append content, add the content, only prices|itineraries|offers|results that changed, adds a few|some, to those you, leave out what you, adds results of each, results of each poll to, adds the amounts|prices|links|stats, adds amounts|prices|links|stats, only itineraries|results|offers added|new, only the itineraries|results|offers added|new, added since ? comparing, NOT_MODIFIED, not only, as before, what has changed is
poll body|query: poll has no body, the token in its path is enough. ! query of create, query again, takes the query, json body, needs the query, query in its, poll with the query, sends the query, repeat the query, same query, repeats|repeat|copy|same body|query, body again, poll repeats|resends|copies it ? create
poll|polls|polling: one call at a time, about a second apart. ! in parallel, several polls at, two polls at, several at once, poll|polls|calls concurrently, concurrently poll, without a pause, without pausing, as fast as, back to back, without delay, without any pause, twice as often, more often, faster than, calls in flight, polls in flight, several calls, several poll ? tabs, V1.0, minute, show
search|poll|polling over|finished|done|ends|ended|ready: on RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED. ! in a row, two responses, results stop, no more results, is unchanged, NOT_MODIFIED ? RESULT_STATUS_COMPLETE, scenario, not, says nothing
RESULT_ACTION_NOT_MODIFIED|NOT_MODIFIED: says nothing of the end, status does. ! stop at, stop when, stop on, stop after, is over, is finished, last response, ends the search, stop polling, done when action, over when action, finished when action, complete when action, until a response is, until a response comes, until response comes back, until action is, poll until response, ends the polling, end the polling, ends polling ? RESULT_STATUS_COMPLETE, REPLACED, RESULT_STATUS_FAILED
action status: check both in every response. ! ignore action, ignore status, skip action, skip status, status alone, action alone, alone decides, one of the two, either is enough ? replace
response|responses|poll|polls token|sessionToken: every response has one. ! only response of create, in|from|by create only, create alone, poll response has|have no, polls have no session, poll has no session|token|sessionToken, poll returns no session|token|sessionToken, same token is returned, same token comes, poll doesn't|not return token|sessionToken, polls don't|not return token|sessionToken, back without a sessionToken, back without sessionToken, without a sessionToken so, hold on to the first, hold on to first, keep the first for ? header
action else|other|others: keep what you hold. ! empty the, empty your, clear the, clear your, clear what, remove what, discard, drop, delete, throw away, reset, after RESULT_ACTION_OMITTED clear, clear the list ? REPLACED, RESULT_ACTION_REPLACED
content action|safe|read|response: read it only when action is RESULT_ACTION_REPLACED. ! safe to read, always safe, can always, whatever action, whatever the action, regardless, read it first, with every response replace, every response replace ? V1.0, not, only when
poll failure|fails|fail|failed: keep the results you hold. ! clear the, clear your, drop those, drop the results, drop what, hide the results, discard the|your results|list|page, discard what|those|all|everything|them, throw away, empty the page, forget what, remove the results, are worthless, results are lost, create the search again, create it again, create a new search, start a new search, begin again with ? 404, gone, no longer, unknown, only, ended, RESULT_STATUS_FAILED, offer to, is over, let the, failed search, search failed
cheapest|lowest call|say|label|mark|name|tell|tells: only when the search is complete. ! at once, as soon as, from the first, already in the first, right after create, while it runs, while results, of the first response, already cheapest, while status, while the search, from the start, from the beginning, with the first response, can already say, already say, after the first response, on the first response, right from the first ? until, leads, first results at once
poll|polling traveller|travellers|leaves|left|closes|background|old: stop when they leave or start another search. ! keep polling, go on polling, never stop, polling in the background, poll on, polling on, searches polling in, costs nothing, keep old searches, polling goes on, polled to its end, poll to the end, poll it to the end, poll until the end, be polled until|to ? stop polling in, RESULT_STATUS_INCOMPLETE, unless, or traveller
create retried|retry|repeat: it is retried like other calls. ! cannot|can't|never be retried|repeated, never retried, not retried, never retry, never repeat, must not be, recognises repeated, recognizes repeated, returns the session that it, same session, the same token ? 400
create search again: only when a poll gets 404. ! any error, every error, all errors, each failure, any failure, every failure ? 404, 429
token: URL-encode it in a path; poll is a POST. ! never needs, needs no encoding, no encoding, without encoding, already encoded, unencoded, encoding is not, not be encoded, stays in force, in force until, is spent, are spent, is used up, are used up, works only once, be polled only once, restarts|revives|resumes|reopens it|the, stays the same, same throughout, you can ignore it, is always the same, GET with token ? breaks|break|fails
token path: URL-encode it. ! not|never|don't encode, as it is, as they are, need not, token|path|it|is|goes|sent|stays raw|unchanged, the raw, exactly as, as you received, as it came, as received
Travalyst: a non-profit coalition. ! company of, belongs to, for profit, an airline, of the provider
credit|crediting source: where travellers can see it. ! is optional, not needed, not required, on request, if you like
create|search session: create opens one. ! opens no session, has no session, without a session ? indicative
everything query: the rest is optional. ! is required, must be sent, has to be sent
travellers|passengers: how many a search may have is not specified. ! up to nine, up to eight, at most nine, at most eight, no more than nine, maximum of, any number ? airlines, form, sandbox, V1.0
minDuration|maxDuration: the shortest and the longest. ! average, median, sum of
smallest query: market, locale, currency, one leg, one adult. ! no adults, without adults, two legs, no locale, no market, no currency, two adults
source > cache > asked|queried|real
outbound > inbound > there > back
travellers > part > number > cabin
dates > months > exact
suppliers|supplier respond|responds|answer|speed: at very different speeds. ! same time, same speed, equally fast, all at once, within a second, within a moment, respond quickly ? sandbox, asked, some
create returns|hands|brings|responds: at once what is known. ! returns complete list, responds with complete list, the complete list at, all results, everything there, after every supplier, complete results, whole list, every result, when complete, returns everything, every offer ? if create, scenario, usually, can, samples, change
loop|poll|polling|search leave|stop|stops|end|ends|exit|break|over|finished nothing|unchanged|without: stop at a final status only. ! as soon as a response, when a response, once a response, if a response, response changes, response brings, once a poll, when a poll, as soon as a poll ? too early, too soon, not, final status, RESULT_STATUS_COMPLETE, RESULT_STATUS_FAILED, slow
pause|wait poll|polls|polling|loop: about a second. ! tenth of a second, ten seconds, five seconds, thirty seconds, half a minute, as short as ? V1.0, not, about a second, timeout
OMITTED|RESULT_ACTION_OMITTED nothing|no: results are left out of the response. ! search found, it found, there was, there were, was found, are no results|flights, no flights ? not, sign, even if
results|offers poll wrong|fails|failure|failed: keep showing what you hold. ! take off, off the page, remove them, hide them, blank, clear the
show nothing supplier|suppliers|complete|search: show the first results at once. ! best to show, better to show, should show
flights|list search fails|failed|FAILED: you do not know whether there are any. ! show no flights, say no flights, clear the list, clear the page, empty the list ? not, don't, wrong
token store|stored|keep|save: for as long as you poll. ! for later, in the profile, traveller profile, in a cookie, in a database, for next time, for the next visit, next day, used for days, used later, for days, until the traveller|booking, until they book, until booked, after the booking ? not
supplier|suppliers: whoever a live search asks for prices. ! is traveller who, : traveller who, who travels, suppliers start over|again, suppliers begin again, are asked again
traveller: whoever flies. ! partner whose, the partner ? flies, site, key identifies, not the traveller
create: opens a search, and poll collects its results. ! call that collects ? poll
poll: collects the results of a search. ! call that opens, poll opens, poll starts a, opened by the first, opened by first, opened by poll, first poll opens, opens the session, opens session, polling is optional, poll is optional, needed only for, polling is unnecessary ? create
session token: names a live search. ! names a traveller, names the traveller, identifies the traveller, names the key, names your account, holds the query, stands for your key, belong|belongs to another|other|different, belong|belongs to an earlier|older, names another search
action: what to do with the results you hold. ! how far the work, how far the search, whether to go on, whether the search, search is over, search is done, whether to poll, when to poll, when to stop polling ? status
contender|isEcoContender: at least 6% below the average of the route. ! is above the average, are above the average, however little, any itinerary below, every itinerary below, lowest of, of all routes, average at all, any amount below
body create|request members|member: one, query. ! two members, three members, four members,  next to query ? limit
infant|infants: a child aged 0; an age in childrenAges. ! as an adult, on the lap, infant is child aged 1|2|three|five, infants are aged 1|2, infant aged 1|2, left out, not listed, own field, field for infants, has a field, field of their own, as adults, in infants field, in an infants, infants out, leave infants, infants needn't, needn't be sent, infants need not, count|number|list|member|price of their own, their own count|number|list|member|field, own count|number|list|member, leave them out, no seat of, have no seat, need no seat, in adults, counted in, counts as an, among the adults, infants field, aren't sent in, infants are left out ? V1.0, 3.0 counts, two adults
failed search: a 200, and status tells. ! HTTP error, 500, 503, without status, 4 xx, 5 xx, status code tells ? not, both
stopCount: 0 is direct. ! 1 is direct, how many flights, is number of segments, one is direct, counts segments, counts flights, counts the segments, counts the flights, is unknown, not known, is on segment, is on every segment, on every segment, of 2 means two flights, of 1 means one flight
marketingFlightNumber: a string without the carrier's code. ! with the carrier, as a number, an integer, includes the code, includes carrier, includes the carrier, has the carrier, begins with the code|carrier, begins with carrier, contains the carrier, contains carrier ? each segment
minPrice: the lowest price, empty when the count is 0. ! is|an|: average, zero when, 0 when, the highest price of, is highest, is price of first, of first itinerary, minPrice is zero, minPrice is 0, empty group is 0|zero
dearest|expensive|priciest first: the cheapest comes first. ! dearest quote, dearest comes, most expensive comes, dearest first, most expensive first, dearest offer goes ? from the end
indicative route dates|date: for travellers who are still deciding. ! once route ? live
live deciding: for travellers who have decided. ! still deciding, while the traveller ? indicative
check action|status response: in every response. ! only in, create only, in the first, from create only
check|action|status create|first: in every response, create included. ! only in the response, only the last, from the second
xx status 4|5: a failed call has no such status. ! RESULT_STATUS_FAILED, RESULT_STATUS_INCOMPLETE ? not, never
response|responses replaces|replace|REPLACED: holds everything again. ! only what, what is new, only new, what changed, those that changed, those that are new, only the new, just the new, keep the others, keep others, and keeps those, keeps those that, replaces an itinerary, itineraries that occur ? not, only when
status > go > action > do
far > status > do > action
always > no > yes
unique > no > yes
known > industry > APIs
fix > header > ask > access
create alone: only a part of the results. ! has every offer, has all offers, returns every|all offer, is enough, everything
failed status: stop, and offer a new search. ! poll again, wait a, keep polling, go on polling ? HTTP, code
status hint|decides|stop: it says when to stop. ! a hint, enough results, ignore it
includeSustainabilityData|flag poll|polls: at create. ! on each poll, with each poll, on every poll
emissions|sustainability response|responses|search|default: off unless you ask. ! of every response, in every response always, always there, always included, default, with every search, is|are on every search ? off, don't, has|have|return|returns no
live search call|calls: two, create and poll. ! is one call, a single call, is a GET ? searchLive, client, indicative, culture, geo
query live|create|search: in the body of a POST. ! into the query string, in the query string, GET with a, a header instead ? V1.0, key, nearest
failed search results: show them as partial. ! not be shown, must not be, never show, hide them ? as final|complete, as if
most itineraries response|create: come with create. ! last response, last poll, at the end
best sortingOptions|sorting|lists|list: the first is the best. ! last ID, the last ID|one|itinerary is|comes, second ID, best lists cheapest|fastest, best has the cheapest, best by price alone, best goes by price, best is by price, best puts the cheapest|fastest ? other order
poll news|modified: comes without results. ! without news carries results|content|everything, without news has results|content|everything, without news repeats
given > association > APIs
names > metropolitan > continents
token right away: and the first results with it. ! results once all, results when all, no results yet
pricingOptions: in no order that is specified; compare their prices. ! lowest first, cheapest first, first of them, pricingOptions 0, is ordered by, are ordered by, start|starts|begin|begins with the cheapest|lowest|best ? not, sort pricingOptions yourself
poll create: a search is created first. ! poll first, once then create, create last, create after poll
token|tokens|session expires|expire|lasts|lives|valid|works|gone: how long it lives is not specified. ! minutes, an hour, hours, a day, days, one poll only, single poll, a single use, once only ? can be, be ready, whether, not|isn't|aren't specified, sandbox, V1.0, printed, API token, access token, stand-in
live search|searches: takes airports and cities. ! also accepts countries|continents, takes countries, accepts countries, works with countries, from a continent, from a country, to a country, to a continent, whole country, destination can|may be left, destination can|may be omitted, destination is optional ? only, indicative, instead
token create: it comes in the body of the response. ! from headers, from header, in header, in headers, location header, from a cookie ? V1.0, x-api-key, the|your key, is gone
one|token create gave|gives token: use the one of the latest response. ! go on with, keep using, stay with, always use, use only ? latest
live search|create: for a route and dates that are set. ! still open, not set, undecided, are flexible, search for whole month, search covers a month, search covers whole month, search takes months|month, search for a month, search of whole month, search over whole month ? indicative, not, instead, never, quotes
RESULT_ACTION_REPLACED: replace what you hold. ! keep what you|is, keep results, keep the results|old|earlier, keep your|old|earlier results|list, keep them, is final, means that it is final, last response of a search always, accompanies|implies|means|announces RESULT_STATUS_COMPLETE, only with RESULT_STATUS_COMPLETE, always with RESULT_STATUS_COMPLETE ? unless, other, else, otherwise, RESULT_ACTION_NOT_MODIFIED, RESULT_ACTION_OMITTED
search|default|unless|turn data sustainability|emissions: off by default. ! is|are on every search, with every search, unless you turn|switch it|data off
geo turn|turns|choice: into a place ID. ! in market|locale|currency|price|carrier
live search response|create: final once complete. ! response is final, one response is, no polling, nothing to poll ? complete, done, indicative, RESULT_STATUS_COMPLETE
results sessionToken|poll: create brings the first. ! with the first poll, come with poll, only poll, create has no results, create brings no results, create returns no results, results until first poll, until the second call|poll, before the second call|poll, aren't|not available until second, aren't|not available before first ? V1.0, none, action, scenario, if
sortingOptions lists|list|orders: itineraries. ! lists|of|are pricing options, of legs, quotes, cheapest last, dearest, ends with the one, ends|end with the cheapest|best|fastest, whole itineraries, full itineraries, complete itineraries, itineraries themselves, lists leg|legs|segment|segments|agent|agents, lists the leg|legs|segment|segments|agent|agents, IDs of legs|segments|agents|options
poll often|fast|time: about a second apart. ! often as you|possible, as fast, as you can, API sets, every chance ? not, V1.0
search|poll time limit: set your own. ! API sets one|a|the|its, it sets one, no need, not need, need no, not end a poll, not end poll, not end a call, never ends, outlives, goes on past, waits for the poll|call, still waits ? anyway
order specified first|cheapest: compare prices. ! first is, first one is, is first, comes first, first has
delta size|isEcoContender: it counts where isEcoContender is true. ! for every, every itinerary, always, all itineraries, for each, any itinerary
stop|stops|end|ends status|search|polling|poll: at RESULT_STATUS_COMPLETE or RESULT_STATUS_FAILED. ! in a row, two|three|ten|few|some responses|polls, nothing new, no more results ? scenario, step, not, even if
amount unit|currency far|high show|without: a price too high lacks its unit. ! wrong currency, other currency, the taxes, several travellers
search|poll|polling minute|ends|ended API|after|time: set a limit of your own. ! API ends, API stops, API limits, ended by the API ? LONGEST, yours, your own, unless
offers gone|stay added|new|earlier: they were added where they had to replace. ! replaced the earlier, were replaced, replaced those ? replace all
supplier whoever: a live search asks them. ! -ask|asks|asked|get|gets
market country|traveller: where the traveller buys. ! was born, born in, travels to, of passport, holds passport, departs
create returns flights|results|itineraries: some. ! create returns all, returns every flight|result|itinerary|offer, no poll ? if create, scenario, sandbox, each poll
results poll first: only a part. ! all the results, not need, need not poll, complete already ? replaces
one create token: the one of the latest response. ! one of create, ignore it ? latest
names|read token|session traveller|route|query: opaque. ! names traveller|route, read them, and the route ? live search
other two status|search: they end it. ! go on, keep polling, continue ? RESULT_STATUS_INCOMPLETE
results create show: at once. ! not|never show, show later, show yet ? message
response final: the last one alone. ! every response is, each response is, first response is ? indicative
search complete once|create: it can be. ! never complete, at least one, search is never, search cannot be, never returns complete, poll at least once, even if create
LocalDate|LiveQueryLeg day|date: of departure, local to the origin. ! is|: day of arrival, day of arrival local, to the destination, arrival place|airport|city, of arrival, at arrival
ResultStatus|LiveSearchResponse whether|status: running, done or failed. ! call itself, call was, valid ? HTTP
token|sessionToken response create session: the one of the latest response. ! response of create ? latest, complete, RESULT_STATUS_COMPLETE, has a body
feedbackCount: how many ratings. ! of|many|counts|the bookings|searches|complaints, feedbackCount is rating|average, travellers who, how many travellers, number of travellers, counts travellers
hasChangeAirportTransfer: true if any itinerary changes airports. ! all itineraries, every itinerary, no itinerary, same airport, with a stop, any stop, every stop ? not
fees rating: how clearly it shows them. ! how low, how high
poll call: it collects the results. ! poll call that|which starts|opens, poll : call that|which starts|opens, poll is call that|which starts|opens
create returns|brings|gives|response token|itineraries|flights|results: and first results. ! token without results, nothing but, only a token, returns|brings|gives only the token, just a token, token alone, has no itineraries|flights|results, no itineraries|flights|results yet, returns no itineraries|flights|results, results one call later, results a call later, create returns none, with the first poll, only with the first poll ? V1.0, if, scenario, may, completes without
poll|polls returns|return results: all of them again, the new ones included. ! only the results, only the new, only new, only those, since the previous, since the last, the difference, what is new ? not, action
sessionToken|token poll response: of the latest one. ! from|of create|first response, create gave, token|one of create, repeats|repeat the token, repeats the sessionToken, token from create, poll URL once, URL once, same token as ? not, instead, V1.0, first poll, latest, already, then, changes
RESULT_STATUS_INCOMPLETE poll|polling: while the status is that. ! until status, until it is, until RESULT ? not, no longer, not RESULT
minimal query: market, locale, currency, a leg and an adult. ! without a locale, without a market, without a currency, without adults
nearbyAirports return|one-way: it can be true. ! must be false|left|omitted, has to be false|left|omitted, must not be true|set, cannot|can't|mustn't be true|set|used, is refused, is rejected, is not|isn't allowed ? multi-city
nearbyAirports trips|trip|multi-city|legs|search: only for one-way and return trips. ! any trip, every trip, all trips, multi-city trips, for multi, any number, more legs, three legs, number of legs, multi-city too, true or, must be true, always true, works on multi-city, need nearbyAirports, require nearbyAirports, on every search, however many legs, whatever the number, any number of legs, regardless of legs, all kinds of trip, every shape, any shape, more than two legs ? not, false, 400, leave
adults least|minimum: one. ! least two|three|zero, minimum two|three|zero, two|three|zero at least, two|three adults at least, adults is two|three|zero ? V1.0
return|trip two legs|leg|ids|legIds: in travel order. ! inbound one first, inbound first, return first, way back first ? not, swap
three|market|locale|currency|queryLegs search|query: all three are required. ! other two are optional, market|locale|currency is|are optional, three are optional, locale|market|currency defaults to, has a default, only queryLegs|adults is required, to|from|is browser language, come in euros|pounds|dollars, are in euros|pounds|dollars, be left out, be omitted, can search without market|locale|currency ? EUR|GBP|USD, not, suggestion, suggestions
token|sessionToken create poll|polls|returns: each response returns one. ! only create returns|gives|has|brings|response, create alone, token|sessionToken of your own, make up a token|sessionToken, choose the token|sessionToken, choose a token|sessionToken, token|sessionToken you chose, always the same as, same as that of, the same token throughout ? V1.0, not, header
REPLACED|RESULT_ACTION_REPLACED contains|results: all the results. ! just the results, only the results, are new or, has|contains|only|the changed results, the new ones only, only those that ? not, drop
leg|legs place|places: each leg has both places. ! leave places, leave place, leave out its places, leave its places, leave its place, places out, places optional, places are optional, one of its places, one place is|each|per ? second one, anywhere, V1.0, indicative
poll|polls|set returns|return|brings|results: all the results again. ! only what, just what, what arrived, arrived only, those that arrived, contains|contain|holds|has only ? not only, already known, is known, immediately returns
pass link|on: as it came. ! strip|remove|cut|drop|decode|trim its|the|query|parameters, without its|the query|parameters, shorten it, decode it
paid|credited|redirect|redirects|they required|need|must|have|without: tracking parameters are optional. ! they're required, are required, is required, must have, required without, without any isn't credited, without them isn't credited, without one isn't credited, without parameters isn't paid, without any isn't paid ? not required
results have|hold|response add|append: they are replaced. ! add every|each|the|new response|results|ones, append every|each|the|new response|results|ones, add it to, add a response, whether to add, to add response, added to your results, added to what you, is added to your ? parameters, not, never, if, your code
hold|held what drop|discard|clear|forget|delete|empty: keep it. ! drop what, discard what, clear what, forget what, delete what, empty what ? REPLACED, RESULT_ACTION_REPLACED, replace, not, never
cabin|cabinClass send: always send it. ! leave out, only for, only if, need not, not need
key created|create poll: the key that created the search. ! any key, every key, another key works, whichever key, a different key ? sandbox
Npt|npt name: what it stands for is not specified. ! show name, show it, show the, stands for, means ? not|isn't|aren't specified, sandbox, taken
endpoint > key > query
endpoint > key > status > response > data
neither version body: poll sends none in either. ! version 3.0 sends, only V1.0
includedCarriersIds|included carriers keep|keeps: only these. ! leave out these, drops these, in addition to ? excluded, excludedCarriersIds
excludedCarriersIds|excluded carriers leave|drop: without these. ! keep only, only these ? included, includedCarriersIds
infant adult|adults two|each: no more infants than adults, in the sandbox alone. ! the API requires, the contract requires
response|responses contains|holds all|everything them|sort: only one that replaces what you hold. ! every response contains|holds all|everything ? replaces, REPLACED
poll body send|no|sends: none. ! query again, send the query, empty query, the same body ? V1.0, create
adults children|0|least: at least 1. ! 0 if, 0 when, be 0, none if
create returns|immediately|once already: at once. ! once the first supplier, after the first supplier, first supplier has, every supplier has
content everything|results REPLACED|action: only on RESULT_ACTION_REPLACED. ! on every action, whatever action, in every case
segment|segments|fares fares|fare one: one for each segment. ! each traveller, each leg, each agent, each adult, fare for every traveller|leg|agent|adult
allianceId|alliance|alliances carrier|none|empty|without|null: empty when in none. ! null when, absent when, missing when, 0 when, null for, is null, every carrier belongs|has, each carrier belongs|has, all carriers belong|have, every airline belongs|has, each airline belongs|has ? if
hasChangeAirportTransfer itinerary: any of them. ! every itinerary, all itineraries, no itinerary, each itinerary
includeSustainabilityData|sustainability|sustainabilityData data|sustainabilityData|includeSustainabilityData null|without|default|missing: null unless asked for. ! always there, zero unless, 0 unless, pollutes more, has|have|means high emissions, more than average, above average
agentIds more several|bookings agents: you buy from each. ! can choose, may choose, pick one, alternatives
rating|ratings scale|0|5 agents: compare agents only with each other. ! out of 10, from 1 to 10, percent
route dates|query change|narrow|filters found no|nothing: change the query. ! same query again, wait and, retry it ? help
link|deepLink seller|traveller takes|leads: to the seller. ! to Impact's, to the provider's, to your own ? sandbox
key poll|polls token: both go with each poll. ! token alone is|goes|opens, with|needs token alone, alone is enough, token is enough, only the token, key with create, token with every ? besides
search poll: create comes first. ! then create it, before you create, and then create ? another, again, gone, 404, not, until
complete immediately: nothing to poll. ! poll once, poll again, poll at least ? not, keep
return trip legs: the second goes back. ! same origin, both go from, same direction
filter ID: include it or exclude it. ! both included and, included and excluded, in both lists ? not, never, cannot
childrenAges|children: optional. ! always send childrenAges, it must be, has to be sent, is required ? only if|when, each, one for
query 3.0 parameters|parameter poll|call: poll has none. ! keeps only, keeps those, only those, keeps the, keeps some, still has ? no, none, not, nor
200|HTTP search fail|fails|failed|succeeded|worked: a search can fail with HTTP 200. ! no longer fail, cannot|can't|never fail, always succeeds, always worked, search succeeded, search has succeeded, search worked, search has worked, search has not|hasn't failed, search did not|didn't fail, status alone, search throw, never returns|has|comes|gets|gives 200|HTTP, never 200, not return 200|HTTP, not with 200|HTTP, cannot be 200, can't be 200, other than 200 ? whether, doesn't mean, scenario
RESULT_STATUS_FAILED HTTP|status: the response is still a 200. ! then an HTTP, is an HTTP error, not a 200, not 200 ? not an HTTP, no HTTP
poll until live|search: until it is complete. ! until the first, until first, until results arrive, until flights, until something, until action, until RESULT_ACTION_NOT_MODIFIED, until nothing new ? not, never, instead
poll it|them|carriers|filter|filters send: filters go with create. ! it with each, it with every, them with each, them with every ? token, key, not, scenario
one-way|way one ID|id|leg: it has one leg. ! repeats the first, repeats the one, same as the first, the first again, equals|equal the first, repeats the same, first one again, same ID twice, first ID twice
3.0 counts|count adults: adults alone; children by their ages. ! adults and infants|children, infants too, children too
response|Retry-After tells|says long wait|pause: what it says comes first. ! even if the response, even if it, whatever the response, although the response ? not, wait that long
token one: of the latest response. ! one from create, one of create, one create returned, one from the first ? latest, including, every response has
cheapest|lowest price know|knows: only once the search is complete. ! already know, when create, as soon as create, from create on
RESULT_ACTION_OMITTED|RESULT_ACTION_NOT_MODIFIED content set|results: no new set of results. ! is the new, content is new, content is a new
query create again body: a poll has no body. ! query of create, query again, as its body ? not, no, without
poll until create then: create comes first. ! then create, then you create ? again, new, another, not, never
final: stop. ! poll once, poll again, keep polling, poll for ? not, no, never, until
live create poll: poll until it is complete. ! poll it once, polls it once ? not, again, second, more
token session store|save: not for later. ! store it and|for, save it and|for, keep it for, keep it and, comes back ? store query, keep query, not, don't, latest, newest
Breaking|break loop: it stops the search. ! doesn't stop, does not stop, goes on
token poll|POST: poll is a POST. ! GET with token ? V1.0
query parameters 3.0 poll|call: none. ! keeps, still has ? without, none, no, not, gone, had
stop action|status: only the status ends a search. ! when action is RESULT_ACTION_NOT_MODIFIED, nothing more will ? not, never
COMPLETE: REPLACED. ! COMPLETE NOT_MODIFIED
INCOMPLETE NOT_MODIFIED: nothing new yet. ! stop
failed poll results: those you have stay valid. ! no longer valid, remove them, discard them, not valid, remove the results, remove earlier results, remove results of, no longer be booked, no longer bookable, can no longer
poll side|time: one call at a time. ! side by side, a few polls, don't need a time, no time limit ? never, don't run, not run
session token replica|replicas stored: it is stored in its token. ! stored in the replica, fetch it from ? not
client session 404|gone|exists: it creates the search again. ! search ends with, endedBy failed ? not, second
retry|retries|wait delay|longer|time|length: longer each time. ! same length of time before, same time before, same delay before ? together
cheapest offer first moving: it is missing from the next results. ! stays in all, stays in later, is still there, stays in next|following, stay in next, remains in next|following, stays without a price, keeps its place, loses its price, loses only its price, only without a price ? not
create poll route: create a search, then poll it. ! already open, open on that route, create one only if
price final last: only the last response is final. ! once is final, appeared once ? not, even if
poll URL token body: only the token, build the URL from it. ! still the whole, whole poll URL, call it unchanged ? V1.0
cheapest price first response: only known once it is complete. ! always in the first, is in the first response, lowest fare is always ? not, often, slow
first results show: at once. ! off the page, withdrawn ? later, not, never
404 live session: the session no longer exists. ! no supplier sells, supplier sells, route is ? not
aborted|abort live|searchLive|they: they throw. ! resolve with, resolves with, end with the results, live|searchLive|they keep the results ? 404, poll
poll|pollLiveSearch body|sessionToken: the token is in the path, and there is no body. ! poll|pollLiveSearch|it needs|sends a body, needs one with, token in its body, token in the body, body with the token ? no body, not
live searchLive poll fails|fail|error: neither throws. ! searchLive throws, live throws, are lost, is lost
case complete immediately: don't poll. ! poll once, poll again, once more
until|while|long poll|polling action: until status is COMPLETE or FAILED. ! until action is, while action is, action is NOT_MODIFIED, as action is, as the action is
currency market search send: with every search. ! if it isn't the market, unless it is the market, if it differs from the market
minimal query|search cabin: it has none. ! and the cabin, a cabin, cabin without which ? no cabin
sessionToken|token poll|POST it|body: in the path. ! sessionToken in it, sessionToken in the body, token in the body, token in body ? response, create, latest, header, read
session client exists: it creates the search again. ! ends the search with, gives up ? second
404 create path: the path is wrong. ! session has expired, path is right ? poll
all three search|searches: with every search. ! visitor first search, later searches keep
itineraries there later responses|response: most are there, and more come. ! all of the itineraries are, all itineraries are there, only correct, only add details, only details, hardly any, add most, adds most, bring most, brings most, few of, only a few, almost none ? complete
price|prices|lowest|cheapest final|first|second|settled|early responses|response: only the last response is final. ! once is final, only add itineraries, can't|cannot|never|not change after first, fixed after first, after first response stay|never, response never changes, price|prices never change, is settled, price is settled, may announce, can announce, announce it, from second response, from the second, settled after ? last
first results complete: show them immediately. ! off the page, are withdrawn ? not, only when, replaced
replaces|replace results response|poll|each|every: only when action is REPLACED. ! those of each response, with each response, never the last, never last|final, always followed by, always another|one more poll, those of each poll, with those of every, on every poll, with each poll, after each poll, after every poll ? only
URL poll it: only the token is in the body. ! still the whole, the whole poll, whole URL to, call it unchanged
grouping required|optional: optional, because it has a default. ! and the grouping too, depend on it
response from|every status culture|geo: they have one, too. ! from the two flight, those from culture ? autosuggest alone
leg|legs needs date: each needs both places and a date. ! needs only the date, needs only a date ? indicative
results status show|progress|first: show the first results at once. ! hold back, only a progress ? not
response|every status autosuggest: every successful response but autosuggest's. ! autosuggest and those of, failed calls included, including autosuggest, autosuggest included
400 body|query key step: the key was accepted. ! whatever the key, body is checked first, key was rejected|refused, key is rejected|refused, key not|never accepted, checked before the key, query is checked first, come before the key ? key is checked before
infant|infants|baby|babies|birthday 3.0 age: a child aged 0. ! number of their own, remain a number, first birthday, not part of ? field, number
create poll session token: create gives the token. ! poll for a session token, poll for a token, create the live search with it
429 call 200: a 429 is no 200. ! still returns 200, returns 200 but
one carrier|QuoteCarrier indicative|live alliance: a live one has it. ! as in live results it names, names its alliance ? live carrier
create search supplier|suppliers poll: create starts it, poll collects. ! create collects, create waits, page at a time, in pages
best price|prices supplier|suppliers|fastest: often a slow one's. ! fastest always, fastest have, fast one, from the fastest
redirect|link|links|both paid: you're paid without them. ! without them isn't, isn't paid, is not paid, only paid with, paid only
fields response: it has more than a program reads. ! all the fields that, complete list, every field that ? marked
itinerary lists|list|has|holds leg|segment|IDs: leg IDs, a leg lists segment IDs. ! itinerary lists segment, itinerary has segment, itinerary holds segment, segment lists leg, segment has leg
create RESULT_ACTION_NOT_MODIFIED|RESULT_ACTION_OMITTED|RESULT_ACTION_UNSPECIFIED: it returns REPLACED. ! create usually, create returns, create responds ? poll, polls, sandbox, scenario
poll body|member: it has none. ! poll has one, has one too, one too, poll needs the same, poll takes the same, same body as create, poll needs a body, poll takes a body, body of poll has the, body of poll holds the, body of poll contains, fields in body, poll repeats|resends|copies it|them ? not, response, responses, status
places leg second|both|return: each has both. ! leave out the places, leave out its places, straight back
transferType|missed connection|traveller|transferType|bookings: who helps when one is missed. ! gets from one, how the traveller gets, which airport, on every leg, on the leg, is on leg, to the airport, not who helps, one booking or, as one booking, how many bookings, number of bookings, nothing says who
polls|poll nothing new: almost empty. ! repeat all, repeat the results, repeats all, all the results again, nothing new gets 304|204, nothing new returns 304|204, nothing new is 304|204 ? V1.0
nearby airports: searched only if you ask. ! searched by default, included by default, always searched, always included, searched automatically, always on
originPlaceId|destinationPlaceId query: an object. ! is a string, a plain string, takes a string, takes an array, an array of, is an ID, is an IATA, is a code, list of airports ? object, results, key, indicative
REPLACED|results content: drop all you hold. ! add the results, entry with the same ID, is overwritten, only the results that, keep the others, keep the rest, keep others, results that content has, leave the others|rest ? anything else, other action
send return|inbound out: the way out first. ! return first, inbound first, way back first
go back step: to step 2. ! to step 1, to step 3, to step 4, to step 5
any other: keep what you hold. ! add the entries, add the results, drop what, discard what ? keep
each poll query|body: it has none. ! body of each|every poll, query in each|every poll, query of create in ? not, no, without, nor
one way second leg date: there is no second leg. ! leave date out, leave out date, date out of, leave out the date
create action|status: in its response too. ! create has neither, create has none, create has no, neither in create, neither of them in, only in polls ? not
content null|response: null when a response has no results. ! search is over, has found nothing, search has ended, found nothing, search failed, content explains|describes|says|tells|names, explains the failure, reason of the failure|error, why it failed ? not, doesn't
leg goes place|places: between airports and cities. ! any place to, continents included, countries included, any other place
twoPlusStops: two or more. ! more than two, at least three, one stop or, one or more
result|results|search|itineraries|flights complete|completes without|no|empty: no flights were found. ! session has expired, session expired, session is gone, token is wrong, call failed, out of memory, key is wrong, try the same, server failed, poll it, poll again, few more times, keep polling, poll on ? not, 404, would
3.0 progress codes|status: all of it is in the body. ! all of it in status, reports it in status, progress in status codes, all in status ? v1.0 reported some of the progress in status, whereas
poll|polls nothing new: it stays as it is. ! empty the page, empties the, clear the page, clears the, blank page, empty the list, start over, nothing new empties|clears, nothing new should|must|can|may empty|clear|remove|reset ? not
session|sessions paused|pause|sleeps|suspended|hold: none is. ! is paused, are paused, session sleeps, is suspended, on hold, pauses the session ? search
create supplier|suppliers|everything response|responds: it returns at once what is known. ! holds its, response back until, waits for, waits until, only once all, when every supplier, responds once all ? poll, clock, sandbox, loop
results last response|responses: each one has all of them. ! new since, since the last, since the previous ? client, pass, show, options
adults party|children|infants|everybody: adults alone. ! whole party, size of the party, count them in adults, infants too, with infants, with children and, everybody counts ? V1.0, groupPricing, for one
3.0 poll|call sends|send|body: poll takes no body. ! sends the same query, sends the query, send the same query, same body as create, 3.0 sends a body ? create sends, create in
empty result|results incomplete|complete|runs: it is final only when the search is complete. ! even while, while incomplete, final while, before it is complete, even before
action stats|alliances|sortingOptions|content: action is at the top level. ! so does action, action is in content, action joins, inside content ? top, tells
polling stopped: another poll gets the same error. ! then poll again, poll again in, poll it again, poll again after
`;
