/** What the sandbox, the client and the MCP server do, which their tests prove. One per line. */
export const SANDBOX = `
scenario header|airport: concerns this one call, works with every key. ! needs the key, stays in force, for that key, for a minute, all later calls, as a query parameter, in the query string, in the URL, sent with every poll, header with every poll, until you reset|change|send|clear|remove|turn, with a query parameter ? without, in one call only, one call only, stop polling
x-sandbox-scenario: send it with each call it shall concern. ! once is enough, stays for, stays on, stays in force until ? one call only, with create
search scenario: is kept until its last poll. ! send it again with each, repeat it with, with each poll, with every poll, again with each, none of its polls, not its polls, for create alone, for create only, concerns create only, applies to create only, played by create only, create but not
unknown|misspelled|mistyped scenario: 400 with the nearest. ! ignored, 404, 200, runs without ? header whose
search scenarios: don't affect other calls. ! every call, also culture ? flaky
calls minute sandbox|limit|limits|many: 429 beyond them. ! get 503, gets 503, get 403, gets 403, many 503, many 400, many 403, returns 503, returns 400, returns 403, are 503, unavailable ? under way, same moment, same time, concurrent, at once, isn't, under load
under way same time: 503 beyond. ! 429, 403, too many requests, 400 ? limits of a minute
minute > 429 > way > 503 > old > 404
session|token old|expired: 404. ! old 400, old 401, old 410, old 503, gets 410, gets 400, gets 401, gets 503 ? scenario, tampered, changed, V1.0, damaged, sign, remove, secret
value beyond limit: 400 that names the field. ! 413, 422, 429, is cut, ignored, is reduced, is clipped, is lowered, without an error, goes through ? not
step clock|x-sandbox-clock: step goes on with each poll, elapsed by the clock. ! elapsed each poll, step by the clock, step with every poll, header with every|the|a poll, poll waits, first response complete, clock the search progresses with time, clock the search follows, clock with every poll, clock on every poll, complete after one, complete after the first, step to every|its poll, create takes no notice, create ignores, create takes none, poll that should, header to every|its poll, create already completes, create completes, it with every poll, back to the clock, poll a search with, query parameter, query string ? without, unlike, normally, otherwise
step: each poll is one supplier further. ! each second, by the clock, elapsed, one result ? elapsed, previous, next, finished
elapsed: by the clock. ! per call, however little time, step by, ignore time, ignores time, ignore the time, with each poll, with each call, by each poll, each poll is, each poll moves, each poll adds, each poll brings, each call is, each call moves, each call adds, complete at once, is complete immediately ? step
clock: milliseconds since 1970. ! seconds since, time stands still, clock stands still by default, sandbox clock stands still, clock of the sandbox stands still ? divide
seed: chooses flights and prices. ! signs, tokens, clock, changes the airports, other airports ? secrets
secrets: sign session tokens, the current one first. ! choose flights, prices, clock, current one last, old one first, last one signs, the last signs, last secret signs, empty secret, secret may be empty, secret can be empty, may be empty, can be empty ? seed, repeat, differ, compare, throws, rejects, refuses
token|tokens sandbox: differs unless you set the secret. ! always the same, same each time, survive a restart by, survive restarts by, always identical, same token with each, same session token with, used for a day, valid for a day, used for an hour after the last, tokens are the same ? all set, set all, unless, example
healthz: 200 while the process takes requests. ! 204, 503, always 200, always returns, returns 200 always, 200 in any case, lists the, searches under way, how long each, counts and durations, version of, uptime, the limits, number of sessions, -200|accepts|takes|healthy|alive|up|running|ready|works|503
REDIS_URL|Redis: shares limits. ! sessions and limits, limits and sessions, shares sessions|tokens|flights, holds sessions|tokens|flights, stores sessions|tokens|flights, keeps sessions|tokens|flights, share sessions|tokens|flights, sessions in|through, tokens in|through, session in|through ? limits, no, not, needs, aren't, are in their, with the signing
TRUSTED_PROXIES: whose X-Forwarded-For counts. ! who may call, keys, not for limits, not in limits, limits ignore
Redis|REDIS_URL limits: without it each counts its own calls. ! shared anyway, no limit, still shared, still share, share anyway, share them anyway, limits are shared, are still shared, all are shared, none of them, not limited, aren't limited, unlimited, any limit, are off ? are to share, isn't that
pin: stands in for one operation. ! every operation, every response, wrong key passes, accepts any response, takes any response, valid or not, whether valid, doesn't check, isn't checked, not checked, anything at all, pin anything, whatever you pin, as it is, unless you ask, only if you ask, on request only, unless asked, all operations, any operation ? alone, unchecked, passes no, is checked, searches, stays until
pins: the latest that fits. ! oldest, in the order, order in which, one after the, in turn, in turns, earliest, first one is, first one applies, first one wins, the first applies, first pin is|applies|wins, first you, first one you, first is used, pinned first, oldest is, the earliest, old place, keeps its place, same place as before, pin keeps its place, twice changes nothing, you set first, earlier is used, earlier one wins, first wins ? first matching, first request, times, latest one wins, special
pin times: how often it is given. ! milliseconds, before the pin, times calls are answered normally, first calls are answered normally, answered normally before, answered normally first, then pinned, how long, without it the pin applies once, applies once without, used once, is used once ? depends
reset: forgets all. ! keeps, resets the seed, forgets the seed, new seed, another seed, clock back, resets the clock, winds back, sets the clock, restarts the clock, sets the time ? keeps nothing, clock stays
wait function|option: gets the milliseconds. ! gets the seconds, of seconds, takes the seconds
journal|keeps requests: the latest. ! keeps the first, keeps the oldest, only the first, the first 100|1,000, oldest requests, first requests ? forgets, gone
flaky: fails twice, then works. ! three times, at random, every second, first request succeeds, first call succeeds, first one succeeds, first attempt succeeds, later ones fail, fails once, always fails, fails always, fails every time, once then works ? 503, header, tries only, single attempt
flaky: with 503 and 500. ! 429, 404, 400, first with 500, 500 then 503, 500 then with 503, fourth time, each hour, each call anew, at random, never works, every third, each third, every other, never resets, not reset, no reset, five attempts, four attempts, four times, fifth, works the second time, works from the second time, second time works, every third call, third call fails, third call of a, shares the count, share the count, share one count, shares its count
delayed: after some seconds. ! after minutes, comes at once, for 30 seconds, after 30 seconds, back for 30, for half a minute, random time, random delay, 503 after the wait, 503 after waiting, then returns 503 ? invalid, wrong, hanging, test suite
hanging: longer than most time limits. ! for ever, for 3 seconds, hanging closes the connection, sandbox closes the connection, drops the connection, back for a minute, response for a minute, makes each test wait, test has to wait, never responds, never answers, never ends, no response ever, after 3 seconds ? delayed, gives up
invalid request delayed: gets its error at once. ! is delayed, later, after ? to valid request
failed scenario: a part of the results, then it fails. ! at once, create fails, no results, without results ? bug, isn't
slow: ten times as long. ! twice as, two|three|five|hundred times
moving cheapest|offer first|create: the cheapest of create goes first. ! comes back, last, most expensive offer, dearest offer
sandbox search: only grows, unless moving. ! shrinks, loses ? moving, cheapest
reserved places: no real airport has them; search from or to one. ! only from, only to, real airports, only as a destination, only as an origin, only as destination, only as origin, work only in live, only be named by, only by IATA, no city stands, no real city, use a reserved place in production, reserved places work in production ? no, stands for, in its place
sandbox-key-low-limit: few calls a minute, then 429; it keeps its limit. ! 403, 503, blocked, allows 10, allows 20, allows 50, allows 60, allows 100, allows 1, 000, calls an hour, calls a day, has no limit, knows no limit, for an hour, for a day, that includes, never runs out, never reaches, also true of, same is true of, limit too, goes for sandbox-key-low-limit, every second, each second, a second, any sooner, second apart, into one count, one count, shared count, counted together, count together, all operations together, calls go into one, all go into one, calls share one, calls count together, has none ? except, exception, other keys
airports cities countries: real ones. ! invented, made up ? continents
travel agents ratings: invented. ! real agents, real ? not
airlines: real, but Nimbus Air. ! invented airlines, all invented ? the only one
booking links sandbox: lead to a page that sells nothing. ! sells flights, real agent, real booking, can be booked, real sellers, real seller, to real agents, site of the agent, real page, real site, agent's page, agent page ? own, arrive, its own
sandbox entity IDs: its own. ! same as production, carry over, are real, are the real, real ones are used, same as real ? not
live indicative sandbox: from the same flights and fares. ! independent, independently, different flights, unrelated, not related, nothing to do with, far from each, far from one, far from the live, far from the indicative, generated independently, independently of each, independent of each, equals the cheapest, equal the cheapest, exactly the same
production limits: other than the sandbox's. ! same limits, are those of production, are the ones of, equal those
child|children pays|pay|fare|fares: a tenth under 2, three quarters under 12, then the whole fare. ! half, quarter of, full fare from 2, pay nothing, pays nothing, costs nothing ? three quarters
flight places up to: the country in live results, the continent in indicative ones. ! continent in live, country in indicative
repeated parameter: 400, repeated key 401. ! last one counts, first one counts, replaces
coordinates: airports and cities in geo, none in flight results. ! flight results alike, every place, countries too
nearest places: without a city in unfriendly. ! without an airport
code of two places: means the airport. ! means the city
pricing options sandbox: cheapest first. ! random, ordered by agent, sorted by agent, grouped by agent, come by agent
create sandbox: shows what a third of the suppliers offer. ! half, quarter, shows all suppliers, show what all suppliers, all suppliers offer, all suppliers at once
session sandbox: from create on. ! from its latest poll, from the last, lasts 10 minutes, lasts 5 minutes, lasts 15 minutes, lasts 30 minutes, lasts 24, lasts a day, poll extends, extends the session, renews the session, poll renews, keeps session alive, keeps a sandbox session, keep the session alive
wrong method: 404, with the right one in details. ! 405, 400
body too large: 400. ! 413, 503 ? proxy
path and headers too long: 400. ! 414, 431
unknown fields of a request: ignored. ! refused, 400 ? known
content type: application/json, else 400. ! 415, any type is, any type works, accepts any type, takes any type, form field, keep the form encoder|encoding, as a form, as form data ? V1.0, used, replace, remove, no longer
first of: path 404, key 401 403, limit 429, query and body 400. ! limit 429 key
client timeout: for one attempt. ! whole search, all attempts, in seconds, timeout is 60, timeout is 10, timeout is 20, timeout is a minute, minute per attempt ? longest, left
longest: for the whole search. ! one|each|every attempt, one|each|every call, single call, single attempt, no time limit, in seconds, retry in seconds, seconds for, 10|20|30|90 seconds, one|each|every poll, single poll, no limit, without a limit, unlimited, no end, never ends, not end, outlive, outlives, goes on past, runs past, waits for the poll|call, wait for the poll|call ? timeout, isn't without, counts towards, doesn't matter, isn't for, windows
pause longest: milliseconds between polls and for the search. ! seconds between, before create
attempts client: how often a call is tried. ! in seconds, how many retries after, many retries follow, number of retries
onRetry: called before each wait; an error in it ends the call. ! ignores it, is ignored, are ignored, goes on, carries on, continues, swallowed, swallows, is logged, are logged, harmless, once at the end, after the last, last attempt, first attempt only, after each
headers client: sent with each request, besides the key. ! create only, first call only, first request only, only the first call, only the first request ? being one
signal: aborts the call or the whole search. ! only the wait, pauses the, only pauses, pauses a, pauses it
endedBy complete: the API has found everything. ! your signal, time limit was, time limit is, time limit ended, your time limit ? within the time
endedBy time: the time limit was reached. ! API ended, search failed, has failed, it failed, failed search, always a minute, fixed at a minute, always one minute ? doesn't mean
endedBy search|reports: failed when the API reports it. ! time limit was, your signal ? time, complete
endedBy error: a poll failed for good. ! search itself, time, create failed, create fails ? throws, throw
searchLive: resolves when the search is over. ! at the first results, with the first results, after create, resolves before, before the search, resolve before, with the first response, at the first response ? last update, long before
live|stream update|updates|stream|value: a stream of updates. ! one promise, live throws when a poll, live throws if a poll, live throws once a poll, without a final, no final, call searchLive afterwards, call searchLive to learn, last update is empty ? onResults
leave the loop: stops the search. ! pauses, goes on, continues, keeps running
search can't be created: live and searchLive throw. ! end with, endedBy
comparePrices|price sort: lowest first whatever the units, those without a price last. ! as zero, units agree, price before those, price before them, highest first
order name: those that it does not name come last. ! not name left, not name come first, not name dropped, not name first
limit whole again: in seconds. ! milliseconds, epoch
bookingsOf: all bookings of an option. ! one booking, cheapest booking, first booking is, bookings of an itinerary, cheapest booking of, first booking ? more than, doesn't always
pricesByDay: days without a price included. ! left out, skips, omits, leaves out days, leaves out those, leaves out the, only days with, only days that ? no days, no day
toLocalDate|toDateText: a day that does not exist throws. ! becomes|become, next day|month, undefined, turns, rolls over, corrects, accepts, takes 31 ? many libraries
debounced: waits until typing pauses and drops late results. ! every key, shows late, on each key, immediately, call|calls|request|requests|searches for|on|with|after each|every input, at each input, shows the first result, keeps the first result ? that debounced
types client|contract|field|compiles: from the same contract as the reference. ! written by hand, installed separately, separate package, types package, are loose, exist compiles, wrong field compiles, any field, only when the call, at run time, types are partial, without types ? compile-time, when the bundle
proxy|createProxy: adds the key, follows no redirect. ! follows redirects, page sends the key, key from the page, page passes the key, forwards cookies, passes cookies, cookies to the API, checks the visitor, checks visitor, visitor key, takes the key, key of the visitor, checks the key
MCP server: needs no key. ! needs a key, your key, in production, bookable, real bookings, calls to production, calls production, calls the production
MCP calls: count for each IP address. ! unlimited, per key, for each key, for every key
find_prices: finds the prices of a month. ! runs live search, walks live search, by live search, through live search, is a live search, starts a live search ? find_flights, follows
delayed|hanging: hold back valid requests only. ! every request, every response, all requests, errors too, delays errors, also delays, refuse requests, refuse a, for invalid requests, delays invalid requests, delay invalid requests, hold back invalid requests, wrong requests too, invalid requests too, respond at once, respond immediately, responds at once, only a running, wait only in ? gets, 503, not delayed, to valid request, isn't delayed, aren't, option, function
poll step: time does not matter, each poll is one supplier further. ! clock one, second on, seconds on, moves the clock, advances the clock, second further, second later, takes one second, takes a second, counts as ? elapsed
each poll clock: in steps, each poll is one supplier further. ! clock one second, second on, by one second, by a second, moves it on by a second, moves it on by one second, poll advances the clock, poll moves the clock, poll puts the clock, each advances the clock ? to see
sandbox: local, calls nothing else. ! forwards your requests, forwards requests, calls production, talks to production, sends to production, connected to production, real prices, need an account, needs an account, book a trip, book trips in, book through the sandbox, random prices, needs Redis to, requires Redis to, depends on Redis, buy tickets, buy a ticket, test card, prices from production, data from production, prices from the API, internet connection, needs the internet ? no, don't, nobody, to install, only production
sandbox|decides|decisions|choices production: do not rely on it there. ! holds in production, hold in production, applies in production, apply in production, production was observed, same choices as production, behaves as production, behaves like production, works like production, works as in production, does what production does, production does the same, production does what, production does so, production decides alike, choices of production, rely on them in production, rely on it in production, true in production, seen to do, build on it, build on them, been seen, seen in production ? not, key, header, conclude, production may, don't rely
unexpected: 502. ! is|gets|with 500|503|504|418, unexpected 500|503|504|418 ? first digit, as a 502
unfriendly: valid, but without order, with mixed units and missing members. ! in order, never missing, is invalid, returns errors, all same unit, in same unit throughout, has wrong prices, returns wrong prices, search fails, calls fail, unfriendly fails, break the contract, against the contract, invalid, wrong prices, fewer trips, fewer flights, fewer results, fewer itineraries, other trips, other flights, more trips, half the trips, half of the trips ? pin, compare, client that, your code, fewer than usual but
code|codes unknown|spelled sandbox|upper: a 400, upper and lower case count. ! case-insensitive, either case, does not matter, is ignored, falls back ? scenario
token changed|tampered|damaged|write: a 400 in the sandbox. ! is a 404, is a 401, gets 404, gets 401, is a 410 ? expired, another key, minutes, changed token 400, old
included excluded sandbox|both: it is excluded. ! it is included, included wins, is a 400
older token: still works in the sandbox. ! is refused, no longer works, stops working, gets 404, gets 400, is a 400
searchLive fails|poll: ends with what it has. ! rejects, throws, loses the, loses what, loses results ? created, abort, signal
explain: one plain English sentence. ! in the locale, any language, several sentences, HTML, error code, a code, is translated, sentence translated, translated in, language of the, locale you, language you, your language, language that you
client dependencies|dependency|builds|built|based|wraps|meant|alone: none. ! needs one, depends on, one dependency, two dependencies, a few, builds on, built on, based on, is meant for, js alone, browsers alone, wraps axios, on top of, other packages, needs two packages, needs two other, needs three packages, has two packages, depends on two ? contract, no, on no, on nothing
package|client registry|npm: install it from this site. ! from npm, on npm, from the registry, in the npm registry, published to, published on, is in the registry ? not, no, npm install, npx, isn't
mount|mounted: before express.json and whatever reads bodies. ! wherever, anywhere, after express, behind express, after whatever, mount it after, mount it last, order does not matter, behind the body, mount it behind, after the body, after a body, root of your server, at the root only, only at the root, finds nothing ? path, gets no, get no, waits for
onFailure: your server learns the cause. ! page learns, tells the page, tells the visitor, page gets the cause, told to the visitor, shown to, keep the status of, keep their status, called in the page, runs in the page, cause sent to the page, cause is sent to the page, tells the page the cause, throws the proxy, proxy rejects, proxy fails, rejects the request, process ends, ends the process, ends your server, stops the server, server's process
respond|response proxy status|API: 503 when the API does not respond. ! respond 500|502|504, respond page 500|502|504, responds with 500|502|504, is|get|gets|return|returns|with 500|502|504 ? 429, reject
status response|arrived without: 0 without a response. ! undefined without, 503 without, null without ? page
write_program: a whole program that ran when the site was built. ! fragment, untested, outline, new program, nobody has run, nobody has tested it, nobody tested, nobody has tried it
call_operation: calls the sandbox. ! calls production, calls the real, books
airlines|alliances sandbox|real: real, but for Nimbus Air. ! invented, made up ? except the, the invented, flights, but Nimbus Air, Nimbus Air which, Nimbus Air is
same|responses request|run|sandbox: the same request gets the same bytes. ! differ from, differ each, random, changes after, differ at, always returns, get|gets a different response|result, get|gets another response, response each time, prices stay the same whatever ? REPLACED, scenario, token, time, clock, seed, SANDBOX_SEED, unless, other, key, production, unfriendly, flaky, pin, pinned
sandbox bookings|stored|kept|stores|keeps|sessions|session|searches|written|database|disk: nothing is stored. ! bookings are kept, kept until, are stored, are saved, bookings remain, stores your, keeps your, stores bookings, in a database, stores each, stores every, keeps each, local database, written to, on disk, to disk, writes each|every|all|searches, database grows, empty the database, stored for, until you close, until you end, until you delete, must be closed, have to close, never expire, stay open ? requests, your tests
header search goes: by the clock without the header. ! by polls, by the number ? step
keys|key|sandbox|suite|createSandbox limit|limits|quota here|test: none in a test. ! usual limits, same limits, have limits, normal limits, usual quota, held to, same quota, keep their limits, keep its limit, still limited, are limited, ordinary limits ? running one, sandbox-key-low-limit
wait gets|scenarios: the milliseconds. ! gets the seconds, seconds to wait, number of seconds
key|keys sandbox|limits: public, they open nothing else. ! are secret, keep them secret, must be secret, per account, accepts any key, takes any key, accepts every key, use your production key, needs no key at, no key at all, account manager for sandbox, manager for sandbox key, after you register, once you register, when you register, sandbox needs no key, which needs no key, localhost needs no key, sandbox without any key ? nearest, MCP, assistant, couldn't, your own, production, healthz, health, metrics, console
key plays|triggers error: in every call. ! does so once, only once, once only, at random, sometimes, every second call, every other call, on first call, only first call, first call of, at first call, in first call ? as well
replicas|replica: one secret and one seed for all. ! secret of its own, own SANDBOX_SECRETS, seed of its own, own seed, own secret, different seed, its own SANDBOX_SEED, own SANDBOX_SEED, each its own secret, each its own seed, different secrets, secrets can differ, different seeds ? otherwise, without, with different, can't respond, can't read
header|scenario works key: with every key. ! with one key, with that key alone, and without one, or without one, even without a key, without any key, key or not, with or without a key ? nearest, MCP
reserved they|them|airports|codes|places|sandbox: no real airport has them; origin or destination, live or indicative. ! real airports, are real, destination only, origin only, live searches only, indicative only, as destination is an error, destination the code is, really carry, really have, really exist, carry these, carries this, no entity, real airfield|airfields, belongs to a, belong to real, recorded search, skips the query, skip the query, recorded answer, canned, nothing is searched, searches nothing, fixed response, work only in live|indicative ? except, stands for, in its place, only the reserved, only if, ones are invented, made-up
content search ended|fails|failed|ends: has what was found. ! is empty, is undefined, is null, is lost ? if none, if nothing, nothing, none yet, action, RESULT_ACTION, scenario
update|updates: whole, each replaces the one before. ! the difference, new results only, only the results that, results that are new, append them, has only the new, contains only the new, only the new results, has what is new, is what is new, contains what is new, holds what is new, only the itineraries, only itineraries, weren't in, were not in, only those that, only offers that, only the offers that, only flights that ? not only, compare
live returns|is: a stream. ! a promise, one promise ? searchLive
client 404: creates the search again. ! client throws, throws an, gives up, client stops, client ends, ends the search, ends with an error ? other than, second search
attempts client|option: how often a call is tried. ! how many milliseconds, how many seconds, how long to, makes five attempts, makes four attempts, makes ten attempts, tries five times ? attempts 5
comparePrices|toDecimal|formatPrice|inMicros: no price is undefined, and comes last. ! without amount first, without a price first, no price first, without price first, without a price before, no price is 0, no price is zero, no price is null ? nothing stands
id unknown|nowhere: is left out. ! throws, is undefined, is null, ends the
proxy|page headers: the proxy drops those of the page. ! passes on all, forwards all, passes all, keeps the headers, reach the API, page reach, page all headers, all headers of the page, all the page headers, all its headers, all headers through, all headers on ? drops all
body long proxy: 413. ! 400, 403, 414, 429, 500, 502 ? 413, sandbox, KiB
MCP key: needs none. ! needs your, needs a key, requires, needs the sandbox, needs the key, needs an account, needs an API, needs an x-api-key, needs an own key
MCP|assistants calls: count like the sandbox's. ! not limited, unlimited, no limit, limits for each key, limit for each key, per key, of each key, count for each key, counted for each key ? no limit on
scenario|scenarios: played by the sandbox. ! runs in production, stays in force, in force for, works in production, also in production, even in production, played in production, plays in production, applies in production, for all calls of the minute, for all calls of the key, trigger in production, cause in production, used in production, play in production, triggered in production, call in production ? not, one call only, stop polling, no effect
fails works later scenario: flaky. ! later scenario failed|hanging|unavailable|delayed, later that is failed|hanging|unavailable|delayed
moving: offers disappear and prices change. ! search only grows, offers appear only, prices stay, never loses, never disappears, only prices change, only offers change, moving keeps all, search keeps all, all offers stay, every offer stays, the offers stay, offers always stay, no offer leaves, stay to the end, stays to the end, always upwards, only upwards, only rise, only fall, only the prices, removes names, removes codes, names and codes, missing fields, cheapest one included, stays until, no other offer disappears, prices only ? ask, not only, don't only, others fall
client js|browser|browsers works: in Node.js and in browsers. ! js only, only in Node, browsers only, not in browsers
status response without: 0. ! 200 without, is 200 without, 503 without
headers key client|call: sent besides the key. ! in place of, replace the key, instead ? never replaces
formatTime|formatDate: local to its place. ! in UTC, in the server, of the server, of the machine, 24 as, accepts 24, prints 24, shows 24, takes 24, as midnight, never throws, accepts any time ? doesn't matter
allow: what your pages may call. ! may not call, must not call, blocks, forbidden calls ? missing
pricingOptionsOf|lowestPriceOf|quotesOf: the lowest price first. ! dearest first, any order, the highest price first, with the highest price ? reverse
maxBytes: bytes of a body. ! kilobytes, characters of, megabytes ? in bytes
attempts|timeout attempt|first: milliseconds for one, the first included. ! seconds that one, seconds for one, first not included, first time not, besides the first ? retry-after, 30 seconds
poll|polls supplier|further: one supplier further. ! second further, one second on, minute further, two suppliers ? elapsed, two polls, two steps
sandbox flights|prices|fares: invented. ! are real, real prices, live data, from timetables, are real flights, shows real flights, has real flights, sells real flights ? airlines, airports, only production
ApiError: whatever ends a call. ! only thrown for, for 5 xx, only 5 ? isn't only
option misspelled|wrong|unknown: throws at once. ! no effect, is skipped, is ignored, warns, is dropped, ignored
requests same count|counts|failures|flaky key|contents|address|match|matches|URL|path: same key, IP address and contents. ! their URL|path, path is, URL is, if same URL|path, have same URL|path, same method and path, key and path, IP address and path, same path counts, same path are, -contents|content|body|bodies|everything|identical ? other contents
Markdown add|path: the ending .md. ! txt, add html, ending html, add txt, a format parameter, the format parameter
scenario header applies|calls: for that call alone, and a search keeps it. ! all calls, every call, all later, until you ? key, leave out, shall, gets, suddenly
invalid request: gets its error at once. ! as late, late as well, delayed as well, held back as well ? not
value limit|beyond sandbox: refused with 400. ! lowered, clamped, is cut ? not
sandbox keeps requests: the latest only. ! keeps all requests, keeps every request ? not, latest
LONGEST_SEARCH|DEADLINE: of the program, not of the API. ! keeps a session, API ends, session ends, how long the session lasts, until session lasts, that session lasts, as long as session lasts ? although
sessionToken created|create: continues a search that was created. ! search that is created this, gives the search
ipAddress culture: may be left out. ! not work, must send, is required ? not required, your server
flights|prices|offers|agents production: the sandbox's are made up. ! same as, taken from, copied from, copy of, are those of, as those of, the same as those, recorded from|in, captured from|in, replayed from, come|comes from production, snapshot of, are recorded ? not, never, id
endedBy|content ended search complete|found: content has what was found, however it ended. ! only if, results only, only when, only after ? REPLACED, found, isn't, final
set|update|updates results|new client|stream|live: each replaces the one before. ! appends, extends, is merged, only what is, update is added to, updates are added to, is added to the one, adds to the one, added to those, added to the previous, added to the earlier ? not
Retry-After client: it waits that long. ! ignores|ignore Retry-After, Retry-After is ignored, longer than it says, shorter than it says, own wait instead, double, at once, twice ? page, names
attempts|attempt fail|all|first client|ApiError: it throws an ApiError. ! returns undefined|null, no handler, returns an, resolves with, soon as the first, at the first failure, at the first error, after the first failure, after the first failed, after one attempt, after a single attempt
kind gone: search again. ! poll once, once more, poll it, keep polling ? gets the same
kind limit: wait. ! another key, other key, give up, change the ? isn't
month|calendar days|prices price: days without one are included. ! only the days, with a price, leaves out days, only those that have, only that have, days that have a price only ? without
explain error|sentence|retry: in English. ! traveller language, in their language, in the locale, language of page
text|letter|typing|calls|results types|typing|somebody: one call once typing pauses. ! each letter, every letter, comes last, call for each text, three calls, call for every text, each key ? one call, become one
apiKey page|browser: leave it out there. ! set apiKey, to your key, pass apiKey, put apiKey ? proxy takes, out, createClient, that sets, can't see, everybody
endedBy update|updates: in the last one only. ! every update, each update, all updates, first update, is null, endedBy is null ? earlier, but the last, before the last
break|breaking|leave loop|stream: it stops the search. ! running, not stop, goes on, continues, keeps running, only pauses ? don't
rateLimit|left limit: if the response reports it. ! always tells, always has, with every, each response ? not specified, known key, RateLimit-Policy, undefined, RateLimit headers
attempts|attempt first tried|time: the first one counts. ! after the first, besides the first, not counting, in addition, not included
proxy|createProxy headers page: it drops them. ! passes on headers|them, forwards, lets through, keeps the headers, keeps them, keeps page headers, keeps its headers ? need, others, only a few
helpers|helper|functions call|calls|read|fetch: they call nothing. ! helper calls the API, each send a request, helper sends a request, calls once for each, helper calls once, fetch what is, fetches what, fetch missing, call of their own, calls of their own, call of its own, request of their own, fetch the missing, load what, look it up at ? returns
ID|id nowhere|unknown: left out. ! gives undefined, in an error, throws, as undefined, as null, undefined in, holds undefined, has undefined, a placeholder, null in, empty object, as an empty, stands for undefined, holds null
set call calls|client: for that call alone. ! from then on, all calls of its, all later, following calls ? client counts, for a client
kind tells|is ApiError|client|fails: what to do. ! is the status, a number, kind is the name, kind tells the name, kind is the HTTP status, kind tells the HTTP status, kind has the HTTP status, tells you the HTTP status
differ tokens|token|bytes: only tokens do. ! prices differ, differ prices and, prices and tokens, flights and tokens, tokens and prices, tokens and flights, prices and flights differ ? only
production choices|decisions|choice same: not those of the sandbox. ! makes the same, same choices, same decisions ? not
flights|fares sandbox come|comes|own|same: live and indicative share them. ! own flights, own fares, flights of its own, fares of its own, different flights live, different flights from the live, from different flights, own different flights ? another seed
booking links|link sandbox|site: a page of the sandbox. ! agent site, agent page, be bought ? its own
private|secret|public keys limits|sandbox: public. ! are secret, keep them secret, sandbox are private, limits are private, sandbox as secret ? your own
nearest culture takes: no key. ! takes any, rejects one, returns 400|401|403 if, refuses one, 401, 400
applies|works header|scenario calls|call|key: to that call. ! next minute, all calls, own key, all later ? whereas, one call
scenarios|scenario searches|search calls other|culture|all: not affected. ! fail as, make other, affects other, calls fail, also affect, affect the, affect culture, affect all, affect every, affect other ? scenarios that all
pin|pinned wrong|invalid|unknown|malformed|missing key|request|body: gets its error. ! response too, gets the pin, replaces the error, replaces error, instead of the error, gets the pinned response, get the pinned response, gets pinned, receives the pinned, even if key, even if the body, even if request, even with a wrong, even for a wrong|an, whatever the key, whatever key, also for a wrong, regardless of
test sandbox|createSandbox server|port: none needed. ! needs a server, needs a port, needs its, createSandbox starts, createSandbox opens, createSandbox listens ? other language
without|otherwise calls|call replicas|Redis|REDIS_URL|each|none: each counts its own. ! no calls, not counted, no limit, none of them, none counts, nothing is counted, count nothing, counts nothing, count no, counts no ? TRUSTED_PROXIES
callers|caller refused replicas|proxy: they share one limit. ! are refused, is refused ? early
file|files page test: whole. ! a fragment, fragments, excerpt, incomplete
Jest flag|CommonJS|package: it needs none. ! ES modules only, only ES, Jest needs a flag, package needs a flag, needs a flag to load, needs a flag for the package, needs a flag for CommonJS, needs a flag or, needs flag and, module flag, only with its, only with the, experimental, needs ES, only as an ES, start|run|started it|Jest with a flag, module and nothing else, started with a flag ? so you need none, only for
package MCP|assistant|assistants calls: nothing outside. ! each question, calls the API, calls the provider, calls the host, calls this site, calls this API ? call_operation
errors|error trigger|triggers|triggered|cause: each of them. ! trigger most errors, trigger some errors, trigger few errors, only some errors, most errors but, most errors can be triggered but, only few errors, a query parameter
production limits here|listed|other|same: not those of the sandbox. ! limits listed, listed here, these limits, same limits, same figures|numbers|values|amounts, enforces the same, equal limits, identical limits, limits are identical ? other
rely choices|decisions|choice production: do not. ! -not|never|don't|cannot|without
SANDBOX_SEED|SANDBOX_SECRETS|seed|secrets give|each|all|them|replica|replicas: all have the same. ! of its own, each of, own SANDBOX_SEED, different, leave SANDBOX_SEED to, leave SANDBOX_SECRETS to, seed to each, seed for each, are copied from, choose its own, its own seed, chosen by each, vary the ? without, test
searchLive resolves: when the search is over. ! as soon as, create has, first response|results, before the, resolves at once ? long before, use live
unknown name|scenario: 400 with the closest match. ! no effect, is ignored, runs without, plays nothing ? search, header whose
session replica|replicas respond|responds: any of them can. ! only the replica, only that replica, only the one, replica that created ? any
session lives replica|replicas: in its token. ! in the replica|process|server, in memory, in Redis ? don't live, doesn't live
MCP|assistant|assistants key: none is needed. ! asks for your|a|the key, your key ? production
attempts one|succeeds|until|unless client|call|fails: a limited number. ! until one|it succeeds|works, goes on with, without end ? a call could, have failed
redirect|redirects proxy|follows: it follows none. ! follows each|every|all, proxy follows redirects, follows redirect ? paid
sandbox restart|restarts|restarted response|bytes|request|fares|flights|prices|cheapest|offers: after a restart, too. ! until restarted, until the sandbox, until a restart, until the next, until its next, until it is, gets different results, gives different results, returns different results, different results after, different prices after, only before a restart, different before a restart, shuffles, shuffled, another cheapest, other fares|prices|flights, new fares|prices|flights, changes the fares|prices|flights, redraws, reshuffles ? not, tokens
x-sandbox-scenario|header key|keys works|work: with every key. ! only with, with no key, not with ? not, any key
step poll adds|add supplier|suppliers: one. ! all suppliers, half, every supplier, several suppliers, adds|add|brings two|three|five|ten suppliers, a third of, each poll two|three|five|ten suppliers, result more, one flight, each one result, adds one result, one result with, one result further, adds ten results, ten results further, further ten results ? three polls, have been added, or many
MCP server key|keys: it needs none. ! needs a key, needs the, needs your, need a key, server needs one, it needs one ? not, no, isn't needed
streamable HTTP key|keys: it needs none. ! needs one, needs a key, requires, needs the ? not, no
session|sessions token|replica|replicas: stored in its token. ! in Redis, in a database, in memory, shares the Redis, through Redis, via Redis, shared by Redis ? not, limits, count
clock limit|limits stopped|stands: keys have no limit, except sandbox-key-low-limit. ! without exception, every key has, no key has, none of the keys has, all keys alike, are unlimited, is unlimited, low-limit included ? none but
concurrent calls|call limit: 503. ! so do, as do, concurrent calls get 429|403|400, have no limit, has no limit, without limit
unchecked: skips the check of a pin. ! runs the check, checks the pin, checks it, is checked, does check, repeats the check, check twice, makes the check
signal aborted|aborting|aborts|abort request|rejected|promise|call: it is rejected, as with fetch. ! is answered, gets a 499, gets 400, goes on, makes no difference, no difference, still resolves, resolves with, still answered, changes nothing, is ignored, still gets ? rather
invalid|wrong setting|settings|command exits|exit|default: the command exits and says why. ! uses default, uses the default, falls back, is ignored, warns
npm serves|serve run pages: start serves both, sandbox the API alone. ! run sandbox serves both, start serves only, sandbox serves pages, serves only the pages, serves pages alone, only the pages, run sandbox serves pages
limit reset|resets clock stopped|never|stands: a limit would never reset. ! resets at once, resets anyway, still resets
package|client CommonJS|module|modules: both. ! only ES|CommonJS, no CommonJS, ES modules only, CommonJS only, ES module only, only as CommonJS, as CommonJS only ? can only load
call|client options|option apply set: a client's to all its calls, a call's to that one. ! call apply to all, client apply only, client apply to that, call apply to every
errors scenario|sandbox-key one|call only: by a scenario with sandbox-key. ! by a key, with a key of its own, without a key, without any key, with no key, without the key, leave out the key
delayed many|already|delaying: 503 beyond the limit. ! gets 429, are queued, is queued, gets 500, they wait longer, responses wait longer, calls wait longer, waits longer, 429, 400, dropped, released early, is released, are released, oldest of them, waits its turn, wait their turn, are dropped, is dropped, come early, sent at once ? longer delay, longer pause
proxy TRUSTED_PROXIES otherwise|without callers: all seem to be the proxy. ! each has its own, still told apart, no limits apply
share|shares|sharing flights|fares sandboxes|sandbox: one seed, the same flights. ! different flights, other flights, -seed|seeds|SANDBOX_SEED|live|indicative|from|both|come ? otherwise, different, own
search|sandbox older|adds|grows offers|results: it only adds offers, unless moving. ! removes offers, also removes, drops offers, replaces offers, takes others, takes away, others away, loses, and removes ? moving, disappear
place|places scenario reserved live|indicative|effects: some effects are of live searches only. ! fail an indicative, fails an indicative, both alike, on both alike ? some scenarios
session token|tokens differ|differs unless: only they differ, unless the key is set. ! prices differ, flights differ, even if you set, always differ, prices and session, only prices
replica|replicas otherwise generates|has|finds: different flights. ! same flights
booking links logos point|lead|refer|belong: 3000. ! -origin|PUBLIC_ORIGIN|sandbox|host
attempts|client makes up: at most so many. ! makes at least, makes exactly, without a limit, no limit, only lower, only reduce, cannot raise, can't raise, not raise it
client options|option apply: a client's to all its calls. ! next call, first call, one call, new searches only
sandbox single|one|starts|start|first needs|chosen|set|choose setting|settings|secret|seed|port: it needs none. ! needs its, must be set, has to be set, needs a secret, needs a seed, needs a setting, needs a SANDBOX_SECRETS, needs a shared, have to be chosen, has to be chosen, must be chosen, have to choose, must choose, be chosen before, must set, have to be set ? several need, several, replicas share
list|TRUSTED_PROXIES proxy|clients|visitors|callers: your proxies. ! list your clients, list your visitors, list your callers, addresses of clients, addresses of visitors
works key any|header|only|every|scenario: with every key. ! works with sandbox-key, works only, works without a key, with a key of its own, with its own key ? nearest, this call, only in, any key
seed|seeds sandboxes|same|share: one seed, the same flights. ! flights of their own, their own flights, own flights ? different, otherwise, another seed
trigger|triggered|cause every|all|each error|errors: each of them. ! but those, but the, except, all but, apart from, most of ? proxy
origin|destination use|works code|codes|one reserved|scenarios|place: as either. ! never as the, only as, not as the, destination only, origin only
progress|progresses|goes search clock|poll elapsed|header|without: by the clock, unless stepped. ! with every poll, by the poll, by polls ? step
search|searches scenario|scenarios create|polls|poll: it is kept for its polls. ! create alone, polls need it too, but not the polls, create not the polls, only create plays, only create is, only for create, applies to only create, only to create, affects only create ? not change, doesn't change, sent with create
scenario|scenarios production|header: only the sandbox plays them. ! production plays, production too, also in production, production knows, ignored with any other key, any other key ? no scenarios
key|keys|use sandbox account|register|personal|obtain|sign: none is needed. ! sign up, free account, registration, register once, register on, register for, register first, personal key, personal sandbox key, obtain a, your personal, request an account, need|needs a partner account ? don't need, no account, without, production key
package|sandbox needs Node.js|node: 20.19 or later. ! 16, 18, 22, 24 or later, any version ? 24.
journal|requests reset|forgets|keeps: all of it goes. ! keeps the journal, keeps pins, pins stay, only the pins, only pins
pin|pins operation|applies own|response: that operation's own response. ! every operation, all operations, of the search, errors too
deepLink|link|it opens|page|forwards|strips shows|appended|sandbox|way offer|agent|parameters|seller|checkout: the offer and the parameters you appended. ! sells it, books it, pays, the agent's own site, strips the, drops the tracking, without the tracking, own checkout, airline checkout, forwards you, takes you to the seller|airline|agent, pay there, removes the tracking ? production, traveller, test server
REDIS_URL|Redis limits|sessions|shared share: limits alone. ! shares sessions, shares flights, shares tokens, and sessions, and tokens ? secrets share
SANDBOX_NOW|now start|time|runs: it runs on from there. ! stands still, stops there, never moves, is frozen, stops the clock, stops time, at which it stops, it stops at, time zone of the machine, machine time zone, zone of the machine, local time zone, local time ? clock
SANDBOX_SEED|seed none|default|without: none unless set. ! random at each, changes at each, new at each
METRICS_PORT|metrics nowhere|unset|default|without: nowhere unless set. ! 9090, 9464, 9090 by default, 9464 by default, served by default, by default they are, by default on
translated names|name cities|airports|place|places sandbox|some: for some only. ! for all, every city, all languages, every locale, all place names, every language ? not, without a translated
currency|currencies format|formatting|formats|follows country: that of one country that uses it. ! of every country, of the traveller's, of the market, visitor country, of visitor, of the reader, of every visitor, country of the visitor, of the browser, of the same country, follow the same country, one country for all, same country for all, the same formatting
data|figures sandbox|formula: a simple formula. ! from the Travel, real emissions, measured, from the Travel Impact ? not
live prices|price match indicative sandbox: both match. ! independent of, not related, differ freely, at random
accounts bookings nothing|stored|sandbox: none. ! accounts are, bookings are, are stored until, stored until, restart it
limit|limits beyond value: 400 that names field and values. ! without naming, names no field, only says that, -field|member|parameter|bad-request|400, names the operation, names the key, names the limit only
minute calls IP|address count|per: per IP address. ! per key, per session, per operation and key ? key
token|session minutes|lasts create sandbox: from create on. ! from the last poll, from latest poll, with each poll anew
step poll|polls finished|complete|supplier: one supplier with each poll. ! two suppliers, all suppliers, at random, a second supplier ? two polls, polled
retry|retrying|retries time limit: the client stops when the search reaches it. ! past the time, past its, beyond the time, beyond its, keeps retrying past, each gets its own, gets its own, own time limit, aren't bound, not bound, no regard, outlive, go beyond ? never, gives up, isn't made, makes sense, it's not retried, not retry
header without elapsed: by the clock, as with elapsed. ! by itself, by its own, only with x-sandbox-clock, only with elapsed, complete at first, complete with first
tokens|token differ|differs set secret|key|signing: the same once it is set. ! even if you, even when you, even with
leave|leaves|leaving loop stop|stops|end|ends: it stops the search. ! doesn't stop, not stop, does not stop, doesn't end, not end ? your program
place itself above|parents: the place first, then what is above it. ! continent first, country first, last first, top first, itself last
port machine|localhost your: 3000 unless you set it. ! port 4000|8080|5000|80 of your machine, or to port 4000|8080|5000|80|9000|3001 ? host, command, --port, free port, any port
unknown|know name|scenario sandbox: a 400 that suggests the nearest. ! is ignored, are ignored, ordinary 200, no effect, goes through ? 200, fields
delayed|hanging invalid|wrong|error: an invalid request gets its error immediately. ! error included, one included, whatever a request gets, errors too, errors wait, every response, including the error, is delayed too, are delayed too, delayed as well, hold errors ? not, waits for nothing, none, immediately
agents|ratings sandbox|agents made|real: made up. ! are real, real except, ratings real ? not
times|pin pin|without applies|times|used|removed: without it for ever. ! used once, once if you leave, once unless, once by default, it the pin applies once, pin applies once
scenario|scenarios searches|search calls|other|culture|geo: no effect there. ! 400, an error, are refused, makes the culture, makes culture, makes geo, culture and geo, in the same way, other calls too, all other calls, too affects ? not, no, misspelled, unknown, have no effect, flaky
tokens signing key|secret: they differ unless you set it. ! stay the same, stays the same ? all set, if you set, once you set, of its own
key triggers error: on every call that needs a key. ! nearest culture included, first call of ? as well
step poll suppliers|supplier: each poll adds one. ! all the suppliers, suppliers that are left, second one ends, first poll brings, third of, all suppliers, at the third ? not, have been added
counts failures sandbox: per request. ! per key, same key use, any two requests ? not
sandbox|sandboxes create tests: those of one seed share their flights. ! generates its own, share it between
METRICS_PORT|Prometheus|metrics: on loopback only. ! that HOST, HOST names, every interface, public, anyone, anybody, anywhere, same port, any host, any machine, every host, other machines, everyone, everybody, from outside, set by HOST, by HOST, of HOST ? not, whatever, of the API, run Prometheus, safe from
secret|secrets new: all replicas have it behind the old one before it comes first. ! in front of the old, old one before, in place of the old, new replaces the old, it replaces the old, remove the old one as soon, on one replica, replica by replica, leave the new, last one signs, stays behind the old, before the old, ahead of the old, above the old ? not, once the old, only after, after the sessions
nearest culture key: it needs none. ! nearest culture included, takes your API key, takes your key, key's own limit, against that key, against the key, against your key, and needs a key, needs a key too, needs one too
offers sandbox search|normally: it only adds them. ! leave a sandbox, leave again, disappear again, some offers leave, come and go, go and come, also leave, offers also go, takes offers away ? moving
sandbox key|keys poll search|another: only the key that created it. ! any of its keys, any search, any key can poll ? not, that it created
single sandbox settings|setting: it needs none. ! needs just one, needs one, won't start without ? no
scenario call lasts|applies poll|polls|created: for a search it applies to every poll. ! never lasts beyond, polled as usual, lasts beyond, never lasts, send it again with, again with every poll, again with each poll ? not, unless search, that call unless, need not, no need
runs console|page|practice|here: on the sandbox. ! runs on production, runs against production, with your own key
too many calls moment|concurrent|once: 503. ! same moment get, at the same moment ? 503
poll|first adds|add|brings|bring supplier|suppliers: each poll adds one. ! third of, all the suppliers, all suppliers, half of ? have been added, until all, from create on
production key enter|own: the sandbox answers. ! goes to production, runs on production
session replica|replicas: a session is entirely in its token. ! stored in the replica, kept in the replica, fetch it from ? not
indicative search failed|scenario: effects of a live search don't apply. ! returns RESULT_STATUS_FAILED, fails halfway ? not, indicative search can't, can't
cheapest offer first|disappear|disappears moving|prices: it disappears first. ! stays until, stays to the end, remains until
booking links lead sandbox: to a page of the sandbox. ! seller own site, own site of the seller ? in production
header happens without clock|elapsed: the clock goes on. ! not specified what happens, isn't specified what happens, happens without the header is not, happens without the header isn't
aborted|aborts signal request|it|time: it rejects. ! runs to its end, comes as usual, early when, never rejects ? not
sandbox API open|leaves: it decides one way. ! rejects the request, rejects it ? in some cases
scenario|scenarios key|call|place every|first|each|all: it plays on every call. ! first call of each, on the first call, every scenario has a key, every scenario has its, every scenario has a place, each one also has, each also has, every one has a, each has a key, all have a key, each has its
polling|stopped edited request: a new search. ! continue the same, continues the same
stepping|step default|header elapsed: by the clock without the header. ! stepping is the default, only with x-sandbox-clock ? does each poll
sandbox logos: drawn for the sandbox. ! from the airlines, are real, real logos, the real ones, of real airlines|companies|agents|carriers, loaded from the airlines, loaded from their, loaded from the internet, show|use them in production ? not, because those, production logos|they
expired-token|tampered-token create: it creates a search. ! create itself is rejected, returns no token, create is rejected ? each poll, returns is
key poll|polling session another|any sandbox: only the key that created it. ! any key that has, any key can, can poll any session, polls any session, any session with
x-api-key assistants|MCP: no key. ! send it sandbox-key, send it a key
search ignores time: each poll adds a supplier. ! first poll completes, create returns nothing, returns nothing, nothing yet
exception|exceptions only: sandbox-key-low-limit keeps its limit. ! sandbox-key-flaky, sandbox-key-unavailable
scenario|it call search poll|polls: it holds for all polls of the search. ! send it again, again with every, go on as usual
allows calls operation|operations|key|keys: so many a minute. ! all operations, calls an hour, calls a day, calls a second, per second, per hour, per day ? a minute
failures key|request|requests count|counts|counted: for each request, by key, address and contents. ! per key, any request, whatever it asks, for each key, all requests together, for all requests
stepping|step default|clock: by time unless asked for. ! stepping is the default, step is the default, steps by default
indicative search scenario|effect|place|status: effects of a live search do not apply. ! same effect as, status is RESULT_STATUS_FAILED, also fails ? not, don't, only live, without it
not-modified search: returns its results once. ! no results, such a search returns nothing, such a search ends, search finds nothing, such a search has no, to see such a search, see such a search
sandbox limit|limits|limited|counts|counted|window|allows|RateLimit: per operation and IP address, from one clock minute to the next. ! sandbox has no rate, has its own count, have their own count, sandbox has no limit, sandbox knows no limit, operations share, share one limit, 1,000 live searches, 1,000 searches, polls are limited to 100, 100 polls, with your first call, with the first call, only with 429, calls per key, counts per key, counted per key, counted for each key, counted per seed, blocks the IP, blocks the address, limits for each key, count for each key ? low-limit, test, suite, not, IP, lists, shows
airports|cities|countries sandbox|real: real ones. ! airports are invented, airports are made, airports are fictional, cities are invented, cities are made, of the sandbox are invented, of the sandbox are fictional, invents its airports, made up IATA, made up codes, invented IATA, invented codes, fictional codes, fictional IATA, codes are invented|made|fictional, IATA codes of their own ? real airlines, real cities, are real, no real, reserved, airlines
kind 400|401|403|404|429|500|503: 400 input, 401 and 403 auth, 404 gone, 429 limit, then server. ! 404 has kind input|auth|server|limit|network, 404 is input|auth|server, 401|403 has kind input|gone|limit|server, 401|403 is input|gone|server, 429 has kind server|input|auth, 429 is server|input, 500|503 has kind network|input|limit, 400 has kind server|gone|auth
client API|APIs: you don't have to use it. ! have to use the client, must use the client, client is required, client is needed to, only with the client ? if, when, not
sandbox-key-no-access: valid, and gets 403. ! key is invalid, invalid key, gets 401, is unknown ? unknown
REDIS_URL|replicas|replica limits: each counts its own without. ! there are no limits, no limits at all, no limit at all ? isn't that
never|specified fields occur: only unknown fields go beyond. ! go beyond what, never occur in, all of it goes beyond, all goes beyond ? only the unknown, unknown fields
expired-token|tampered-token: its token does not work. ! works for, first poll only, works once, works one time, first poll succeed|succeeds, succeed and reject, from the second, works at first, after the first poll, still works, still accepted, first poll and, on the second poll, down from second ? V1.0, slow, limit, clock, wait
search step elapsed: by the clock unless you ask for steps. ! step by step unless, steps unless
no-results|nothing|empty scenario: no-results completes without offers. ! use the scenario omitted, scenario omitted, omitted shows, use omitted ? left out
unfriendly|all|once scenario: unfriendly has all of them. ! scenario empty-prices, use empty-prices ? price, prices
beyond specifies|specified|specification|contract: only unknown fields go beyond. ! -unknown|extra ? any build, no build
port 0|zero: any free port. ! -free|unused|available
sandbox live search|searches create|time: they take time, as long as suppliers need. ! finish within, ends within, end within, finish at once, end at once, complete within the create, finish with create, complete with create, take no time, takes no time, finish immediately, finishes immediately, finishes at once ? step, omitted, scenario, one city, within one
Markdown|assistants|MCP|server web|website|websites page|pages|site|sites|program|programs: pages from its own origin or your own machine, programs from anywhere. ! any web, any site, any page may|can, every web, every site, wherever it is, wherever they are, from any origin, all web pages, any website, every website, program has to run, programs have to run, programs on the same ? otherwise, proxy
reset clears|clear|forgets|removes|deletes|empties: the requests and the pins. ! -pins|pin|pinned|all|everything|both|nothing, pins last
now option|command|sets|set|start: the start time. ! time limit, now sets the limit, sets the end, stops the clock, clock stands still, time zone ? reset
scenario|scenarios|header add|without|cannot can't client|clients: by a key or a place. ! query parameter, all can also, each can also, every one can, query string, a cookie
rateLimit holds|has|tells|is|gives|says: how many calls are left. ! number of seconds, seconds until, milliseconds until, time until, minutes until ? not
page|it proxy|response status: the API's. ! body alone, only the body, always 200, status is always, nothing but the body, always a 200
key|keys|them|whoever sandbox|keys: they open nothing else, cost nothing, and are never used up. ! run up, up charges, is billed, are billed, charged to, cost you, costs you, one call only, call uses it up, new key for, key|keys works|work once, key is used once, valid|good|works for one|a|single call|request ? production, your key, not, scenario, header
polls|calls step|test needs|many|number|count: always the same number. ! varies, vary, from run to, differs each, at random, by chance, each run, different number, number changes, number differs, polls|calls differ|differs, unpredictable ? not, same small, the same number, depends, scenario, without the header
programs list|lists sandbox|operations|scenarios: they get it as JSON. ! can't read, cannot read, as HTML, as a picture, only people, people only, picture for, no list
old secret remove|Remove|secret|sessions|front: only once its sessions have expired. ! straight away, as soon as, re-signed, at once, immediately, right away, right after, old one keeps signing, still signs, goes on signing ? not, never
count|counts request|requests|call starts|start|resets|reset|over: at the start of each clock minute. ! as soon as, when a request, when request succeeds, after a success, after a request succeeds ? not
sandbox IDs|ID production: the sandbox has its own. ! uses the IDs, IDs of production, same IDs, store the ones, are those of ? not, own, never, only
sandbox V1.0 serves|calls|answers: it serves 3.0 alone. ! serves V1.0, V1.0 calls as well, both versions, V1.0 too ? not, no
long range sandbox day: it lists no quote for each day of one. ! lists each day, every day, one call is enough ? not, doesn't
sandbox|its|any key|keys limit|limits: only sandbox-key-low-limit has a low one. ! any of its keys, with any key you hit, every key hits, all keys hit, each key hits ? sandbox-key-low-limit
clock|same request sandbox|test: the same request gets the same response. ! get|gets a different response, get|gets another response ? seed, other, another clock, unless, pin, key
sandbox|it accepts|accept|rejects|rejected request|requests: it accepts and rejects the same requests as the API. ! accepts every, accepts any, accepts all, rejects nothing, never rejects, even one that, API would reject ? as the API, valid, key
scenario|scenarios|header key access|works: a key without access gets 403 first. ! even one without, without access works, without access too, even without access ? 403
several match: the latest counts. ! earliest, oldest, first one is, first one counts, first one wins, first is used, first wins
sandbox fails: twice, then it works, each minute. ! every second attempt, every other attempt, each second attempt, every second call, every other call
`;
