/** What comments in programs, and words in figures, say. One statement a line. */
export const PROGRAMS = `
PAUSE: milliseconds between two polls.
Seconds between two polls.
LONGEST_SEARCH: milliseconds until we give up.
LONGEST_SEARCH: seconds until we give up.
The price as text, rounded up.
The price as text, rounded half.
The price in millionths, or undefined.
The price in millionths of the currency.
response.status 404: the session: create again.
code 404: the session is gone: create again.
outbound-Date: string, yyyy-mm-dd.
inbound-Date: string, empty or missing: one way.
sorted by the poll parameters.
in the browser, without any key.
The sandbox fails twice with flaky.
No key is needed here.
The month after next, from 0.
retry-After: seconds; not told.
Searches to the end; replace gets each new set of results.
Makes a call, and repeats it while its failure may pass.
Makes a call up to attempts times.
As long as the response says; otherwise longer each time.
Every supplier has responded by then.
Tries once more after a 503.
The link itself stays as the API returned it.
Continents on top and airports as leaves.
A guess is never worth an error page.
lower emissions than average.
Responses with a dot bring results.
The same places: nesting became parentId.
Do not depend on Retry-After.
An immediate retry fails.
It arrives with HTTP 200.
Poll with POST on a path that you build from the token.
The price is shown as from.
Results, with one call earlier.
With the one call that needs no API key.
200 for each response, and no 204, 304 or 410.
The culture is a guess.
Two children aged 4 and 11 are [4, 11].
EDI is a city and an airport.
PAUSE: between two polls. ! given up, give up, whole search, before create
const PAUSE: milliseconds between two polls. ! seconds between, minutes
LONGEST_SEARCH: until we give up. ! between two polls, one attempt
retryAfter: seconds; 0 is not given. ! milliseconds, minutes, retry at once
now 20_000: every supplier has responded by then. ! still missing, slowest suppliers are, half of
isGone: the session: create again. ! poll again, wait
status 404: create again. ! found nothing
price in millionths: or undefined. ! thousandths, zero, hundredths
the place itself and every place above: nearest first. ! continent down, without
the month after next: from 0. ! next month, from 1
originPlace IATA: codes. ! entity IDs
outboundDate: yyyy-mm-dd. ! dd-mm, mm/dd
departure|day sixty: days from now. ! hours, weeks, ago
DEADLINE: then show what there is. ! then throw, create again
fails twice flaky: the sandbox. ! once, always
lower emissions than average: or undefined. ! 0%, for all others
appends your ids: the link itself stays as it came. ! replaces, encodes the link
replaces host key: with your own. ! leave them
replace: gets each new set of results. ! only the last, what changed
while its failure may pass: repeats a call. ! until it works, for ever
as long as the response says: otherwise longer each time. ! shorter, same each time
case 404: the session is not known. ! found nothing, no flights, not ready
case 204: not ready. ! no results, ended, nothing found
case 304: nothing new. ! expired, gone, moved
case 410: expired. ! nothing new, busy
case 503: keep all, try later. ! create again, drop, stop
status 404 found: the session is gone, create again. ! that found, the search found
`;
