/** For comments in programs and words in figures. One statement per line. */
export const PROGRAMS = `
PAUSE: between two polls. ! given up, give up, whole search, before create, times out, until one call ? LONGEST_SEARCH
const PAUSE: milliseconds between two polls. ! seconds between, minutes, poll may take, for one poll
LONGEST_SEARCH: until we give up. ! between two polls, one attempt, polls until, attempts until, calls until
retryAfter: seconds; 0 is not given. ! milliseconds, minutes, retry at once ? multiply
now supplier|suppliers responded: every supplier by 20_000. ! still missing, half of, 200, 500, 1_000, 2_000, 5_000, no supplier
isGone: the session: create again. ! poll again, wait
status 404: create again. ! found nothing
the place itself and every place above: nearest first. ! continent down, without
the month after next: from 0. ! next month, from 1
originPlace IATA: codes. ! entity IDs
outboundDate: yyyy-mm-dd. ! dd-mm, mm/dd
departure|day sixty: days from now. ! hours, weeks, ago
DEADLINE: then show what there is. ! then throw, create again
fails twice|minute flaky: the sandbox. ! once, always
lower emissions than average: or undefined. ! 0%, for all others
appends your ids: the link itself stays as it came. ! replaces, encodes the link
replaces host key: with your own. ! leave them
replace: gets each new set of results. ! only the last results|set, what changed
while its failure may pass: repeats a call. ! until it works, for ever
as long as the response says: otherwise longer each time. ! shorter, same each time
case 404: the session is not known. ! found nothing, no flights, not ready
case 204: not ready. ! no results, ended, nothing found
case 304: nothing new. ! expired, gone, moved
case 410: expired. ! nothing new, busy
case 503: keep all, try later. ! create again, drop, stop
status 404 found: the session is gone, create again. ! that found, the search found
api key operation|operations needs|need: left out where none does. ! required, must, always ? not
attempt next response says: seconds. ! milliseconds, minutes, hours
reset|RateLimit limit whole: seconds. ! milliseconds, minutes, hours ? calls
onResults|results set: replaces the one before. ! add it, added to, append, merge, merges ? not
results found so far: they replace the ones before. ! add to, are added, join, are appended, loses, are lost, lose ? not
halves: away from zero. ! to even, even one, toward zero, down, up ? not
traveller needs: all links of an offer, the first is not the whole trip. ! needs only one, needs one link, needs one of, any one of, each is the whole ? not, every one, each one
booking links|items: all of them. ! the first one only, only the first, the last one
details|body empty|undefined: where the API doesn't say it. ! always filled, never empty, always set
isTemporary: the same call can succeed later. ! only once, never succeed, will succeed, cannot
error kind auth|key: the key is missing, unknown or without access. ! too many, session, server failed ? gone
error kind gone: not there, a session that has ended. ! not ready, too many, the key
error kind input: the request is wrong; change it. ! retry, later, the server ? change the
error kind limit: too many calls, wait. ! change the, the key, not there
error kind network: no response came, or not in time. ! responded with, the response is, status 500
sessionToken|continues search: one that was created before. ! creates a new, starts|opens a new, with a new search, starts over, even days, days after it, even weeks, even after it has expired
endedBy|ended running: undefined while it runs. ! undefined once, undefined at the end
throws ApiError create: only if create or an abort fails the search. ! any poll, a poll, every poll, each poll ? not, only, without
ApiError create fails|fail: only then, or when you abort. ! any poll, a poll, every poll, polls fail ? ends, not, in error
poll fails good: ends the search with its error beside the results. ! throws, is thrown, drops, discards, loses ? not
longestBody: bytes. ! kilobytes, characters, megabytes
allow|proxy operation|operations: another is 403, anything else 404. ! another operation is 404, anything else 403, is 400, is 401, other operation get|is 404, operation|operations gets|get 404, other|else request 403, anything|everything else gets 403, not allowed|listed get|gets|is 404
apiKey proxy: never leaves your server. ! sent to the page, sent to the browser ? not, never
status response: 0 where none came. ! 500 where, 404 where, undefined where
formatDuration: of minutes. ! of hours, of seconds, of milliseconds
daysOf: the first one first. ! last one first, latest first, no order
itinerariesOf order: best unless set. ! "cheapest", "fastest", cheapest by default
defaults nothing set: in milliseconds. ! in seconds, in minutes
ids appends|append link: the link itself stays. ! is decoded, encoded again, is rebuilt, is parsed
link stays|stay|rest: as the API returned it. ! decoded, encoded again
runs|run sandbox|production: the samples run on the sandbox, without a key. ! runs in production, against your key ? not, to run, replace
kind gone found|looks|route: not there, such as a session that has ended. ! route without, without flights, no flights ? not a route
pause milliseconds: between two polls. ! for one|each|every poll|call|attempt, for the whole
express.json|bodies mount|middleware|proxy: before what reads bodies. ! below express.json, after express.json, behind express.json, needs to get, order doesn't matter, order does not matter, proxy doesn't matter ? not
proxy page headers: dropped. ! passes the page, pass the page, forwards headers, forwards page|all|its|every headers, headers on, passes them on, passes it on, except x-sandbox-scenario, headers except ? own, its own, only
options call: only for that call. ! those after it, after it, later calls, the next calls ? not, use the client, on the client
proxy retry-after: passed on. ! but without, drops retry-after ? not
allow operation|operations: at least one. ! empty list, allows all ? not, never, throws
helper typing|client handles|first: it waits and drops late results. ! all of them, all three
client place|places parents|find: it finds a place's parents. ! city airports, airports of a city
figures|prose prose|build|cover|covered|review: none of them covers it. ! cover the prose, also cover, sentence by sentence, covered as well, covers the prose, nothing for people, nothing to review, proves the prose, nobody needs, nobody has, prose is covered ? none, not, no
dates|dated entry|entries day|change|log|written: the day it was written. ! of its release, day of release, day of the release, its version was, version was released, of release|publication, came out, the release of ? not
third|three text|texts form|call|calls: a newer one replaces the others. ! makes its own, each makes, arrives first ? not
options call client: a call's apply only to that call; a call's win over the client's. ! calls that follow, from that call on, following calls, later calls, next calls, every later call, only where the client, where the client has none, even where a call, win over those that you set, the client wins, of the client win ? not, on the client
published|warning|publishes|others checks|check fails|fail|failing: nothing is published. ! published with a warning, is published with it|a|its|that, published anyway, published without it, carries a warning, carry a warning, others go out, with a warning, others are published, others go, all the same, goes out, go out ? nothing, not, not in build
search over|ends|runs minute: a minute at most. ! minute and a half, two minutes, a half has passed ? longest
space number symbol: it is non-breaking. ! ordinary, normal space, regular space, space can break, space that|which can break, plain space ? not
without price|prices ways|options|pricingOptions: they are left out. ! without price come|go|stand|are last|first, without price at the end, come at the end
days|day without calendar|one: each day is there. ! without one are left, without a quote are left, without quote are left
prints places|place price: ten of them. ! every place, every destination, all places, all destinations ? ten cheapest|of
formatDate|formatTime|formatDuration locale|en-GB: in the one you give, there is no default. ! unless you, by default, defaults, without a locale
function|one converts|convert place|places: those of IATA codes. ! every form, all forms, any form, whatever form
live search|searchLive retry|retries failed|failure|failures|call: temporary ones are retried. ! never retries, not retry, never retry
client retry|retries: it does it by itself. ! client never retries, wrap each, wrap every, retry yourself, retries nothing
functions replace tests: given to the client alone. ! call, search
CallOptions|options argument|input|object call|client|function: the second one. ! the first argument, first argument, same object, as its input, into the input, inside the input, one object, with the input, third argument
find_flights: ends at booking links; walks a whole live search. ! reserve, reserves, can book it, can reserve, can pay, session token, you poll, poll it with, returns its session, poll yourself, only creates, only opens, books flights, indicative ? find_prices
rejected browser: the API does not know of one. ! came from a browser, request from a browser ? V1.0, CORS
sent production: nothing of these pages was. ! was sent to production, were sent to production ? your
blocks|block HTTP: held against the operations. ! sent to production, got a 200, each was sent, each ran
it version Node|Node.js: MSW needs a newer one. ! every version, any version ? not
create calls retried|retry|repeat|repeating: they are, too. ! aren't retried, are not retried, never retried, same session, session that already, existing session, no second search, create calls alone, creates alone, all but create, except create, apart from create ? sandbox
debounced|typing results|input: waits until it pauses, drops late ones. ! each keystroke, every keystroke, order in which they arrive
404|session client exists|gone|create: it creates the search again. ! create it again yourself, ends with endedBy, created once more, until it succeeds, create until, create again and again, creates it for ever ? twice
timeout|attempt default: 30,000 milliseconds. ! ten thousand, 10,000, sixty thousand, 60,000 ? set
bookings|all first: not always the whole trip. ! first always covers
Python: the standard library alone. ! install package, pip install, package requests
OSError: no response, or one that cannot be read. ! any response, error status ? HTTPError
tree|trees|toTree places|continents|airports: continents on top. ! airports on top, airport on top, airports at the top, continents as leaves, continents are leaves, continents at the bottom
file pages|page assistants|one: the current ones. ! V1.0 included, archived included, those of V1.0 ? not, except
client retries|retry: on, unless you turn them off. ! off unless, are off, is off, turned off by default, until you turn, only if you turn, opt in, has to be switched ? not, proxy
MCP|assistant|assistants key|x-api-key|settings: the server needs none. ! without it, rejects the connection, needs a|the|its key, send sandbox-key, send a key, with your key, must be sent, takes the same key, needs a key, takes a key ? not, own, calls, doesn't, no
proxy x-sandbox-scenario: dropped. ! passes, forwards, sends on, lets through ? not, drops, few, isn't one
requests language|languages Markdown|assistants: in curl; each page says how to get others. ! every language, all languages, each language, in TypeScript, in Python ? not, another
bundler|bundlers|bundle|importing|imports|import: only what you import. ! whole package, entire package, whole client, entire client, everything is included, include everything, pulls in all, include the whole ? not, instead
command|it URL|stops|terminal|serving|Ctrl|port: it stops with Ctrl+C. ! detaches from, keeps serving, in the background, until machine, runs on after ? not
resource|resources MCP|assistant|assistants|server: each current page is one. ! no resources, exposes no, tools alone, only tools, through tools, by tools alone, not resources, no resource
MSW|Mock|Worker intercepts|catches|calls|fetch: to any host. ! port only, sandbox only, one host only, sandbox port, sandbox alone, only calls to, only requests to ? not
samples run|references language|languages: in each language whose tools are there. ! one language, in TypeScript, TypeScript only, only in TypeScript, only in curl, in curl alone
page test calls: your server, never the API. ! calls the sandbox itself, calls the API itself, with the key in, key in the page ? not, never
answer|answers structured|structure|schema|text assistants|MCP|tool|tools: text and structured data. ! without any structure, no structure, plain text without, text only, text alone, fixed length, only text, only structured ? can be
llms|file|full parts|part|whole model|assistants|page: the index links to parts. ! can't be had, cannot be had, read it whole, no parts, not split, one piece only, whole file at once
integration|you APIs|four|all order|call|need: only those that you use. ! has to call all, have to call all, must call all, call all four, call every one, calls all four, needs all four ? not
toNodeHandler: for the servers of Node.js, HTTP 2 included. ! not work with, not support, not supported, not HTTP, HTTP 1 only, only HTTP 1, only with HTTP 1, no HTTP 2, not HTTP 2
OpenAPI file|files|JSON|YAML: each file can be downloaded, as either. ! not public, aren't public, isn't public, on request, not available, aren't available, can't be downloaded, cannot be downloaded, as JSON only, as YAML only, only as JSON|YAML, send them to you ? V1.0
`;
