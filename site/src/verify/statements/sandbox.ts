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
searchLive ends with the results it has when a poll fails for good.
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
`;
