/** What the sandbox, the client and the server for assistants do. Their tests hold it; one a line. */
export const SANDBOX = `
Without the header, or with x-sandbox-clock: elapsed, the search goes on by the clock.
Create with the header x-sandbox-clock: step.
A test that polls ends after the same number of calls.
expired-token and tampered-token create a search whose token does not work.
clock returns milliseconds since 1970.
seed chooses flights and prices.
secrets sign session tokens.
With all three set, even tokens are the same.
Keys have no limit here, a clock that stands still uses up none.
Booking links lead to the origin you pass, or to port 3000.
Of several pins that fit, the latest one is given.
A pin stands in for the operation alone.
A wrong key or a wrong request gets its error all the same.
wait gets the milliseconds.
reset forgets all of it.
The first search of a seed takes about a second.
port 0 takes any free port.
--now sets the time.
--seed gives other flights.
airports, cities, countries and continents are real.
airlines and alliances are real, except Nimbus Air.
flights and prices are invented.
travel agents and their ratings are invented.
booking links lead to a page of the sandbox that sells nothing.
logos are drawn by the sandbox.
markets, locales, currencies: real codes.
The same request gets the same response.
At the same time of its clock, the sandbox returns the same bytes, after a restart too.
Only session tokens differ.
You can cause every error.
Do not rely on these decisions in production.
A key that plays an error does so in every call.
A value beyond a limit gets 400 that names the field.
Calls beyond the limits of a minute get 429.
A call beyond what can be under way at the same time gets 503.
Production has other limits.
A search keeps its scenario until its last poll.
A scenario name that the sandbox does not know gets 400.
Scenarios of searches leave other calls alone.
Requests count as the same when their key, IP address and contents are the same.
Replicas that share limits share this count.
delayed and hanging hold back the response to a valid request.
A wrong request gets its error at once.
Too many held back get 503.
A search of the sandbox only grows, unless moving.
Only unknown members are beyond the contract.
No airport has these codes.
Give all replicas the same SANDBOX_SECRETS.
Give all of them the same SANDBOX_SEED.
A session lives in its token, any replica can respond to any poll.
To change a secret, put the new one first and keep the old one behind it.
Put the new one first, the old one behind.
/healthz returns 200 while the process takes requests.
METRICS_PORT: /metrics on loopback only.
All settings are environment variables.
The search stays incomplete as long as you poll.
The scenario never-completes: a search never ends.
no-results: nothing is found.
empty-prices: a price is missing.
flaky: a call fails, and works later.
failed: a search fails half way.
longest 60,000; pause 1,000.
timeout: milliseconds for one attempt; 30,000.
attempts: how often a call is tried; 3.
onRetry is told before each wait.
kind auth: the key is missing, unknown or without access.
kind limit: too many calls; wait retryAfter seconds.
kind gone: search again.
kind input: change the request.
When poll returns 404, the client creates the search again.
A search of the client ends with the results it has when a poll fails for good.
What is left is thrown as an ApiError.
Each new set of results replaces the one before as a whole.
An option that is misspelled is refused at once, with the nearest.
bookingsOf: all bookings, the first is not always the whole trip.
The client has no dependencies.
The package is in no registry.
The client works in Node.js and in browsers.
sessionToken goes on with the same search.
inMicros, comparePrices, toDecimal, formatPrice keep prices exact; no price is undefined.
An id that leads nowhere is left out.
Calls count for each IP address.
Five prompts.
call_operation calls the sandbox.
Each poll is one supplier further.
It works with every key and concerns this one call.
They are public, because they open nothing else.
Both come from the same flights and fares.
No accounts and no bookings, sessions end by themselves.
Each counts its own calls.
It passes on what you allow and nothing else.
time: a minute unless you set longest.
The cheapest offer of the first response is gone.
scenario header: concerns this one call, works with every key. ! needs the key, stays in force, until you, for that key, for a minute, all later calls ? without, in one call only
x-sandbox-scenario: send it with each call it shall concern. ! once is enough, stays
search scenario: is kept until its last poll. ! send it again with each, only create
unknown scenario: 400 with the nearest. ! ignored, 404, 200, runs without
search scenarios: don't affect other calls. ! every call, also culture ? flaky
limits minute calls: 429 beyond them. ! unavailable, 503, 400, 403 ? under way
under way same time: 503 beyond. ! 429, 403, too many requests, 400 ? limits of a minute
minute > 429 > way > 503 > old > 404
session too old: 404. ! old 400, old 401, old 410, old 503, gets 410 ? scenario
value beyond limit: 400 that names the field. ! 413, 422, 429, is cut, ignored
x-sandbox-clock: step goes on with each poll, elapsed by the clock. ! elapsed each poll, step by the clock
step: each poll is one supplier further. ! each second, by the clock, elapsed, one result ? elapsed, previous, next, finished
elapsed: by the clock. ! each poll, step by ? step
clock: milliseconds since 1970. ! seconds since
seed: chooses flights and prices. ! signs, tokens, clock ? secrets
secrets: sign session tokens. ! choose flights, prices, clock ? seed
token sandbox: differs unless you set the secret. ! always the same, same each time ? all three, unless
same request sandbox: gets the same bytes. ! differ, random, changes after a restart
secret change: new one first, old one behind it until its sessions have ended. ! behind the old, old one first, remove the old one as soon, old first
replicas: the same SANDBOX_SECRETS and SANDBOX_SEED for all. ! own secret, different seed, each its own ? otherwise, without
healthz: 200 while the process takes requests. ! 204, 503, always
metrics: on loopback only. ! public, same port, every interface
REDIS_URL: shares limits. ! sessions, tokens, flights ? limits
TRUSTED_PROXIES: whose X-Forwarded-For counts. ! who may call, keys
Redis limits: without it each counts its own calls. ! shared anyway, no limit
pin: stands in for one operation. ! every operation, wrong key passes ? alone
pins: the latest that fits. ! first, oldest
pin times: how often it is given. ! milliseconds, how long
reset: forgets all. ! keeps, seed
wait function|option: gets the milliseconds. ! gets the seconds, of seconds
journal|keeps requests: the latest. ! first, oldest
flaky: fails twice, then works. ! once, three times, always, at random, every second ? 503, header
flaky: with 503 and 500. ! 429, 404, 400
delayed hanging: hold back valid requests. ! wrong requests, errors, refuse
delayed: after some seconds. ! after minutes, comes at once ? invalid, wrong
hanging: longer than most time limits. ! for ever, never
invalid request delayed: gets its error at once. ! is delayed, later, after
too many held back: 503. ! 429, 400, dropped
failed scenario: a part of the results, then it fails. ! at once, no results, without results, create fails
never-completes: stays incomplete as long as you poll. ! fails, after ten, stops
slow: ten times as long. ! twice, five, hundred
no-results: complete, and finds nothing. ! fails, incomplete, 404
one-result: exactly one. ! at most two, two
empty-prices: an empty amount. ! zero, negative, null
moving: offers disappear and prices change. ! search only grows, offers appear only ? unless
moving cheapest: of create goes first. ! comes back, last
omitted: create is complete at once, and results are left out. ! only the polls, failed, incomplete
expired-token: a token too old to poll. ! changed, wrong signature ? tampered
tampered-token: a token that was changed. ! too old, expired ? expired
unfriendly: valid, in the least convenient way. ! invalid, wrong prices, against the contract
sandbox search: only grows, unless moving. ! shrinks, loses
reserved places: no real airport has them; search from or to one. ! only from, only to, real airports ? no
live-only scenarios: no effect on an indicative search. ! fails the indicative, 400
sandbox-key-low-limit: few calls a minute, then 429. ! 403, 503, a day, an hour, blocked
sandbox key|keys: public. ! secret, per account, need an account ? no, don't
sandbox flights prices: invented. ! real flights, real prices, live data ? real, except
airports cities countries: real ones. ! invented, made up ? continents
travel agents ratings sandbox: invented. ! real agents
airlines: real, but Nimbus Air. ! invented airlines, all invented
booking links sandbox: lead to a page that sells nothing. ! sells flights, real agent, real booking, can be booked
sandbox entity IDs: its own. ! same as production, real, carry over ? not
live indicative sandbox: from the same flights and fares. ! independent, different flights
nothing stored: no accounts, no bookings, sessions expire. ! bookings are kept, stored for
a sandbox decision: do not rely on it in production. ! same in production, as in production ? not
production limits: other than the sandbox's. ! same limits
child pays: a tenth under 2, three quarters under 12, then the whole fare. ! half, nothing, quarter of, full fare from 2 ? three quarters
flight places up to: the country in live results, the continent in indicative ones. ! continent in live, country in indicative
repeated parameter: 400, repeated key 401. ! last one counts, first one counts, replaces
coordinates: airports and cities in geo, none in flight results. ! flight results alike, every place, countries too
nearest places: without a city in unfriendly. ! without an airport
code of two places: means the airport. ! means the city
pricing options sandbox: cheapest first. ! random, by agent
create sandbox: shows what a third of the suppliers offer. ! half, quarter, all suppliers
session sandbox: from create on. ! from its latest poll, from the last
limits counted: for each IP address, all keys together. ! per key, for each key, per seed ? low-limit
wrong method: 404, with the right one in details. ! 405, 400
body too large: 400. ! 413, 503 ? proxy
path and headers too long: 400. ! 414, 431
unknown fields of a request: ignored. ! refused, 400 ? known
content type: application/json, else 400. ! 415, any type
first of: path 404, key 401 403, limit 429, query and body 400. ! limit 429 key
client timeout: for one attempt. ! whole search, all attempts, in seconds ? longest
longest: for the whole search. ! one attempt, each poll, seconds
pause longest: milliseconds between polls and for the search. ! seconds between, before create
attempts client: how often a call is tried. ! retries after, in seconds
onRetry: called before each wait. ! after each, once at the end
headers client: sent with each request, besides the key. ! instead of the key, only create
signal: aborts the call or the whole search. ! pauses, only the wait
endedBy complete: the API has found everything. ! time limit, your signal
endedBy time: the time limit was reached. ! API ended, failed
endedBy search|reports: failed when the API reports it. ! time limit was, your signal ? time, complete
endedBy error: a poll failed for good. ! search itself, time
searchLive: resolves when the search is over. ! at the first results, before
However the search ended: content has what was found. ! is empty, undefined
live: a stream of updates. ! one promise
leave the loop: stops the search. ! pauses
search can't be created: live and searchLive throw. ! end with, endedBy
misspelled option: throws at once. ! ignored, warns
comparePrices|price sort: lowest first whatever the units, those without a price last. ! as zero, units agree, price before, price first, highest first
an id that leads nowhere: left out. ! throws, undefined, null
order does not name: those come last. ! left out, come first, dropped
limit whole again: in seconds. ! milliseconds, epoch
bookingsOf: all bookings of an option. ! first booking, of an itinerary, cheapest
pricesByDay: days without a price included. ! left out, only days
toLocalDate: a day that does not exist throws. ! next day, undefined
debounced: waits until typing pauses and drops late results. ! every key, first result, shows late
client types: from the same contract as the reference. ! written by hand
proxy drops: headers of the page. ! passes all, forwards all
proxy: adds the key, follows no redirect. ! follows redirects, page sends the key
MCP server: needs no key. ! needs a key, your key
MCP calls: count for each IP address. ! unlimited, per key
find_flights: walks a whole live search. ! books flights, indicative ? find_prices
find_prices: finds the prices of a month. ! live search ? find_flights
`;
