/** Keys, errors, limits and retries: sections 5, 6 and 8 of the specification. One statement a line. */
export const ERRORS = `
Put the key in the x-api-key header of every request.
The key belongs nowhere else.
The key stays on your server.
The key never leaves your server.
The browser talks to your server, your server to the API.
A key inside a web page is public.
Whether a browser may call the API is not specified.
The key decides three things.
Every partner has a key, issued by the provider.
Call the API over HTTPS only.
Only the sandbox takes plain HTTP.
Two errors concern your key.
A missing or invalid key gets 401; a valid key without access gets 403.
In V1.0 both got 403.
V1.0 returned 403 for every fault of the key.
A 401 means that you reached the new URL.
A 404 means that the path is not right yet.
Your key was accepted: 400, not 401.
A wrong key gets 401.
A bad key is 401.
Success is 200 with a body.
No 204, 304 or 410 any more.
Every operation documents the same errors.
All operations share errors.
Branch on the HTTP status.
The body is the same for each error.
Each error has the same body: code, message, details.
Log message and details; do not show them to the traveller.
Log the path and the status, not the request headers.
Which numbers in code is not specified; branch on status.
Instead of 200 you get 429.
Wait before the next attempt.
An immediate retry fails too.
Wait longer each time, unless the response says how long.
Cap the number of attempts.
Calls are counted in three windows.
Each call counts against all three windows.
Limits belong to your API key, agreed with your account manager.
The figures are not published.
Whether operations share a limit is not specified.
Use Retry-After if a response has it, but do not depend on it.
Headers that tell how many calls are left are not specified.
Retry-After is in seconds.
Calls come in one burst, and the last of them get 429.
Calls are spread evenly, and all succeed.
Do not find out limits by trying.
A test that calls until it fails takes calls away from travellers.
Keep the session token and the results you hold while you wait.
Write code that slows down at a 429, whatever caused it.
The mistake is not yours, and may pass.
The key is valid, so sending it differently changes nothing.
Treat a status by its first digit.
A missing or unreadable body changes nothing: the status counts.
message is for developers.
Check the path and every value in it.
Ask indicative prices once for a whole month.
Stop when travellers start another search or close the page.
400 tells which field could not be read.
Rate limits count for your key, not for each visitor.
No key or token is left in a page.
Tokens of V1.0 lasted 30 minutes.
A short key is the first 16 characters of the key.
Not specified means that the API promises nothing.
How to apply for a key is not specified.
Whether a V1.0 key works with 3.0 is not specified.
What a key sent along does is not specified.
Another key may not poll in the sandbox: 404.
The key is valid, but may not use this resource.
It responds with 502 when the API rejects the key.
The same call can succeed later.
Fetch them once, keep them, refresh them.
Keep it out of the repository.
400: the request is wrong, change it. ! try again later, retry after, server's fault, wait a, without key, too many, same request will ? not, 401, 403, 404, 429, 500, 502, 503
401: the key is missing or wrong, change it. ! longer pause, few seconds, retry after, wait, without access, too many, not allowed, will pass ? 429, 403, V1.0, not, 400, is missing
401 again: only after a change. ! pause, seconds, later, once more
403: the key is valid and has no access. ! missing key, wrong key, misspelled key, mangled, try once more, send it once, too many, will pass ? 401, V1.0, proxy, allow
403 again: only once access is granted. ! pause, seconds, later, once more
key valid: sending it differently changes nothing. ! send it again, once more, mangled, spelled ? not
access account manager: a retry changes nothing. ! send again, spelled, try later
404: the path is wrong or the session gone. ! wait, later, same token, again in a moment, too many, no access ? 429, create, not, 403, proxy
429: wait, and retry with longer pauses. ! at once, immediately, give up, new key, same pause, key is wrong, server failed, no access ? not, 5xx, searches at once
500: the server failed, a retry can succeed. ! your mistake, change the request, same response, never, give up at once ? 400, V1.0
503: unavailable, a retry can succeed. ! your mistake, change the request, same response, for good, never ? 400, 429
mistake not yours: it may pass. ! same response, stays, another attempt gets, for ever
auth: the key is missing, unknown or without access; check your key. ! wait, retry, later, search again
limit: too many calls; wait for retryAfter seconds. ! search again, change the request, at once, milliseconds, check your key ? call_operation, calls a minute, time limit
gone: search again. ! wait, same call, same token, busy, poll again, repeat, later, check your key, change the request ? offer, offers, V1.0, 410
input: change the request. ! wait, later, retry, search again, check your key, same request ? V1.0, output, size
server kind: try later. ! change the request, check your key, search again, never
network: no response in time; try later. ! change the request, check your key, search again
aborted: your own signal; do nothing. ! retry, try later, server closed
retryAfter|Retry-After: seconds. ! milliseconds, minutes, date, retry at once
Retry-After: use it if it is there, do not depend on it. ! every 429, always there, every such, carries Retry-After, without a fallback, exactly as long ? sandbox, not, if
429 header|headers: whether one tells how many calls are left is not specified. ! tells how many, X-RateLimit ? sandbox, not specified, rateLimit
retry wait|pause: longer each time, with jitter. ! same pause, equally long, shorter, no jitter ? if all
attempts: cap their number. ! without a limit, until it works, for ever, endless ? client
rate limit|limits window|windows: per second, per minute, per hour. ! per day, a day, per month, per week
calls key second: a minute and an hour as well. ! a day, per day, a week
rate limit|limits: belong to your key, agreed with your account manager. ! per IP address, per visitor, published, per operation, same for everyone ? sandbox, not
limit operations share: not specified. ! all share, each has its own ? sandbox, not specified
limited call: the same call can succeed later. ! lost, never, charged
find out limits: ask your account manager. ! call until, test them, by trying ? not
burst: the last calls get 429. ! first calls, all succeed, every call ? evenly
evenly: spread calls succeed. ! get 429, fail ? burst
message details: for developers and logs. ! show travellers, show them to ? not, don't
code error: branch on the HTTP status. ! branch on code, rely on message, branch on message ? not
error body: code, message, details; the same for all. ! differs, empty for, only for 400
x-api-key: a header of every request. ! query string, form field, in the body, cookie, in the URL, only create, only the first ? V1.0, nearest culture, none, not, moves, move, apiKey, Key
key: stays on your server. ! in the page, in the app, key in the browser, with each visitor ? not, never, leak, public, sandbox, proxy, V1.0, without
key leak|leaks: tell your account manager. ! wait, change its header, nothing
one call no key: nearest culture. ! two calls need, markets needs, geo needs, every list
HTTPS: always in production; only the sandbox takes plain HTTP. ! optional, from 3.0 on, plain HTTP works, not needed ? sandbox
HTTPS V1.0: required since 30 April 2020. ! still takes, never required, 2019, 2021
browser straight api: no, your server calls it. ! browser calls the API, page calls the API, directly from ? not, can't, whether, V1.0, cannot, sandbox, called
whether a browser may call: not specified. ! allowed, works, may call it
key V1.0: whether it works with 3.0 is not specified. ! works with 3.0, has to be replaced, still works ? whether, ask
proxy: 502 when the API rejects the key, 403 when the operation is not allowed, 413 for a body too long. ! 401, 500 ? sandbox
body too long: 413 from the proxy. ! long 400, long 403, long 502, long 429, with 400 ? sandbox, KiB
operation not in allow: 403. ! 404, 401, 400, 502
method path proxy: 404 when no operation has them. ! 405, 400, 403 ? sandbox
API rejects|rejected key proxy: 502. ! key 401, key 403, key 500, with 500, with 401 ? visitor, 403
every error: all operations share them. ! own errors, differ by, only live ? see
immediate retry fails: too. ! works, often, succeeds
status unknown: treat it by its first digit. ! as success, as 200, ignore it
poll status codes: only 200 for success. ! 304 when, 304 for ? no, V1.0, not
204 304 410: gone in 3.0. ! still, the same ? no, V1.0, not used, became
not used 204|304|410: V1.0 only. ! the same
success: 200 with a body. ! 201, 202, 204, empty body ? V1.0
401 reached: you reached the new URL. ! path is wrong, old URL
without body|query step: 400, your key was accepted. ! 404, 401 your, 500 ? not
another key poll: 404 in the sandbox, not specified elsewhere. ! works, 403, 401 ? not specified
expired token: which status it gets is not specified. ! gets 410, gets 401, always 404 ? V1.0, sandbox, specified, fits, 304
creating the search again: right for 404. ! polling again, after a pause ? creating
`;
