/** Keys, errors, limits and retries: sections 5, 6 and 8 of the specification. One per line. */
export const ERRORS = `
key live|indicative|geo|create|poll: every one but nearest culture needs it. ! nobody needs, nobody needed, needs no key, need no key, without key, optional, only needed for, only need it for, with no key, send no key, needs none ? sandbox, V1.0, 401, triggers, nearest, wrong, browser, page, service, client, proxy, isn't accepted, not accepted
log|logs headers|header: the path and the status. ! log the request, log request, log all, log the headers, in your logs ? not, never, out, without, remove, turn
403 key: valid, but without access. ! wasn't recognised, isn't recognised, not recognised, isn't known, isn't valid, check how you, check the spelling ? 401, not help
check|checking|checks 403: a key that is not valid gets 401 in 3.0. ! same so keep, keep checking for ? 401, both
400: the request is wrong, change it. ! try again later, retry after, server's fault, wait a, without key, same request will, too many calls|requests ? not, 401, 403, 404, 429, 500, 502, 503
401: the key is missing or wrong, change it. ! longer pause, wait, without access, not allowed, will pass, again in a few, after a few seconds later, retry after a pause|while, too many calls|requests, passes after, pass after, passes in ? 429, 403, V1.0, not, 400, is missing
401 again: only after a change. ! pause, once more, few seconds, some seconds, again later, try later, works later, succeeds later
403: the key is valid and has no access. ! missing key, wrong key, misspelled key, mangled, try once more, send it once, too many, will pass, over its limit, over the limit, limit is reached, above its limit ? 401, V1.0, proxy, allow
403 again: only once access is granted. ! pause, once more, few seconds, some seconds, again later, try later, works later, succeeds later
key valid: sending it differently changes nothing. ! send it again, once more, spelled, was mangled, is mangled, has no access to live prices ? not
access account manager: a retry changes nothing. ! send again, spelled, try later
404: the path is wrong or the session gone. ! wait, later, same token, again in a moment, too many, no access, go on polling, keep polling, continue polling, query is too narrow, query too narrow ? 429, create, not, 403, proxy, every time, another 404, can't work
429: wait, and retry with longer pauses. ! give up, same pause, key is wrong, server failed, no access, only the operation that got, only that operation, that operation alone, limits of their own, retry at once, again at once, it at once, try immediately, retry immediately, again immediately, it immediately, get a new key, use a new key, ask for a new key, retry without waiting, again without waiting, it without waiting, call at once, repeat at once, need a new key, 429 without waiting, other operations are, others have room, sure to have, carry on with, other operations still, go on with the others, use the others ? not, 5xx, searches at once, run at once, concurrent, usually fails, likely to fail, fails as well, fails too, fewer, sandbox, last, worse, loop, script
500: the server failed, a retry can succeed. ! your mistake, change the request, same response, never, give up at once, give up on the first, give up after the first ? 400, V1.0
503: unavailable, a retry can succeed. ! your mistake, change the request, same response, for good, start over, start again, begin again, is final, is permanent, at least an hour, wait an hour, wait a day, never works, never succeeds, never comes back, can never, never passes, never try, never goes away, never retry ? 400, 429, 404, flaky
mistake not yours: it may pass. ! same response, for ever, it stays, error stays, problem stays, attempt gets the same
auth: the key is missing, unknown or without access; check your key. ! wait, search again, too many calls, again later, try later, retry it, retry after, retry the, and retry, then retry
limit: too many calls; wait for retryAfter seconds. ! search again, change the request, milliseconds, check your key, again at once, try at once, retry at once, call at once, it at once ? call_operation, calls a minute, time limit, worse, request at once|immediately
gone: search again. ! wait, same call, busy, poll again, repeat, check your key, change the request, try later, again later, with the same token, keep the same token ? offer, offers, V1.0, 410, every time, can't work
input: change the request. ! retry, search again, check your key, same request, try later, again later, wait ? V1.0, output, size, rests, shorten, typing, debounced, pause
server kind: try later. ! change the request, check your key, search again, request is invalid, request is wrong, key is invalid, never works, never succeeds, never passes, will never
network: no response in time; try later. ! change the request, check your key, search again
aborted: your own signal; do nothing; your signal ended the call. ! retry, try later, server closed, API aborted, server aborted, API ended, server ended, API closed, provider aborted, API cancelled, longer than its timeout, took longer ? before a retry, the wait, not, network
retryAfter|Retry-After: seconds. ! retry at once, in minutes, of minutes, minutes to, in milliseconds, of milliseconds, milliseconds to, is a date, as a date, a date and, number of calls, calls left, calls that are left, of calls you ? longestWait, may ask, multiply, setTimeout, timer, turn
Retry-After: use it if it is there, do not depend on it. ! every 429, always there, every such, carries Retry-After, without a fallback, exactly as long, you can rely on, can rely on it, exact second, even if Retry-After, whatever Retry-After, although Retry-After ? sandbox, not, if
429 header|headers: whether one tells how many calls are left is not specified. ! tells how many, X-RateLimit ? sandbox, not specified, rateLimit, whether
calls key second: a minute and an hour as well. ! a day, per day, a week
rate limit|limits: belong to your key, agreed with your account manager. ! per IP address, per visitor, published, per operation, same for everyone, each ip, every ip, ip address, same for every, same for all, for every partner, apply to each session|token, apply to session|token, limit for each session|token, limit of session|token, per session, each session token, each session has, each token has ? sandbox, not, your own, own server, to add, yourself
find out limits: ask your account manager. ! call until, test them, by trying ? not
burst: the last calls get 429. ! all succeed, first calls get, first calls fail, every call succeeds, every call works, longest breaks first, longest window breaks, longest window first, longest is the first, first the longest, longest one first ? evenly, not
spread evenly: calls succeed. ! calls fail, still get 429, also get 429, too get 429, all get 429, evenly get 429, evenly fail ? burst, search, rarely
message details: for developers and logs. ! show travellers, show them to ? not, don't
code error: branch on the HTTP status. ! code repeats, repeats the HTTP, status which code, branch on code, rely on message, branch on message, rely on code ? not, breaks, break
error body: code, message, details; the same for all. ! differs, empty for, only for 400, is empty, its own body, own body ? V1.0
key: stays on your server. ! in the page, in the app, key in the browser, with each visitor, notices calls, blocks such a key, blocks the key, blocked automatically, keys expire after, key expires after ? not, never, leak, public, sandbox, proxy, V1.0, without, leave out, read by, read it, anyone, finds, everybody's, whoever, mustn't, source, your server adds, shows
HTTPS|HTTP: always in production; only the sandbox takes plain HTTP. ! from 3.0 on, plain HTTP works, HTTPS is optional, HTTPS is not needed, HTTPS isn't needed, HTTP is fine, HTTP is enough, HTTP is ok, either works, HTTP for nearest, redirects HTTP, HTTP is accepted, HTTP is allowed, HTTP is supported, still answers HTTP, still accepts HTTP ? sandbox, localhost, your own
key|keys V1.0|3.0: whether it works with 3.0 is not specified. ! works with 3.0, has to be replaced, still works, always need a new, need a new key, rejected by 3.0, converted automatically, is converted, are converted, stop working, stops working, same key works, works for both, invalid in 3.0, not work with 3.0, not work in 3.0, not valid in 3.0, carries|carry over, carried over, nothing to arrange, nothing to ask, no need to ask, stays valid, remains valid, is still valid, stay|stays|remain|remains in use with|in, remain valid, stay valid, keeps|keep working in 3.0, keeps|keep working with 3.0 ? whether, ask, token, tokens, short
proxy: 502 when the API rejects the key, 403 when the operation is not allowed, 413 for a body too long. ! with 401|500, return|returns|get|gets|answers|responds|sends|passes 401|500, 401 when|if|for, 500 when|if|for, passes on 401, passes the 401 ? sandbox, dropped, drops, removes, strips, API answers with, turns
body too long: 413 from the proxy. ! long 400, long 403, long 502, long 429, with 400 ? sandbox, KiB
operation not in allow: 403. ! 404, 401, 400, 502
method path proxy: 404 when no operation has them. ! 405, 400, 403 ? sandbox, allow
poll status codes: only 200 for success. ! 304 when, 304 for, branch for 304|204|410, branches for 304|204|410, returns 304, return 304, handle 304 ? no, V1.0, not, used to, instead, remove, delete
204 304 410: gone in 3.0. ! the same, 304 for, 204 for, still used, still there, still work, still comes, still come, still exist, still returns, still returned, still means ? no, V1.0, not used, became
not used 204|304|410: V1.0 only. ! the same
success: 200 with a body. ! 201, 202, 204, empty body ? V1.0
401 reached: you reached the new URL. ! path is wrong, old URL
without body|query step: 400, your key was accepted. ! 404, 401 your, 500 ? not
another|other key poll: 404 in the sandbox, not specified elsewhere. ! works, 403, 401, carry on, carries on, go on where, goes on where, picks|pick up, takes|take over, continues|continue, other keys can poll, another key can poll, other key can poll ? not specified, only if
expired token|session: which status it gets is not specified. ! gets 410, gets 401, always 404, returns 410, still 410, answers 410, extends it, is extended, renews it, is renewed ? V1.0, sandbox, specified, fits, 304
400: the request is wrong, change it before you send it again. ! another try, worth another, worth a retry, worth a second, retry it, be retried, retry after, once more, resend, send it again, after a pause, wait and, wait a ? 401, 403, 404, 429, 500, 502, 503, not, neither, which, before, fix, correct, only way
500|503: keep what you hold and try again; not the caller's mistake, and may pass. ! create a new, new search at, search again, discard, drop the results, clear the, clear your, will fail again, fails again, change your request, change the request ? 404, 400, tell the traveller, traveller asks, not
get|apply|issues|order|receive|generate|register key|keys: the provider issues it, ask your account manager. ! yourself, sign up, register, buy, key online at, keys online at, it online, key online at once, online form, key online ? Impact, not specified, sandbox, read
sandbox key|keys production: each has its own. ! work in production, in production too, in production as well, same key, same keys, production keys work, production key works, work in both, works in both, valid in both, used in both, key works in production ? same code, your sandbox code
key|keys put|send|sent|append|attach|pass|write|goes|belongs: in the x-api-key header, nowhere else. ! query string, in the URL, in the body, form field, a cookie, bearer, Authorization header, in the path, to the URL, basic authentication, query parameter, question mark ? V1.0, no longer, moves, move, remove, from, used to, went, instead, traveller, token in the path, logs, next step, cache|caches
poll|polls key|identified: every call carries the key. ! identified by, create only, create alone, only with create, not need the key, need no key, needs no key, without the key works, replaces the key ? 401, not with
short|gettoken key|token|tokens 3.0: neither exists in 3.0. ! still takes, still work, still accepted, supports short, accepts short, takes short, also takes, token from gettoken before, token before the first, works in 3.0, works too, with OAuth, OAuth
needs no key: send none with it. ! send your key, send the key, key along too, send it along, include the header, include your key, include key, include the key, counts against your, against your key, header here as well, add the header, add your key ? other, every other
401 403: a missing or wrong key gets 401, a key without access 403. ! missing key gets 403, wrong key gets 403, invalid key gets 403, wrong 403, invalid 403, access 401, access gets 401, valid key gets 401, mean the same, means the same, are interchangeable, missing key 403, key missing 403 ? V1.0
403: ask your account manager for access. ! check the header, check your header, fix the header, fix the key, other header, spelling of the, fix the spelling, check the spelling, get a new key, ask for a new, with a new key, need a new key, look at how your, how your code reads, how your code sends ? 401, V1.0, account manager, differently, won't help, no difference, change nothing
401: fix the header or the key. ! new key from, for a new key, another key from, request access ? 403, with a new key
V1.0: had no 401, it returned 403 for every fault of the key. ! returned 401, got 401, gave 401, 401 for a wrong, 401 for a missing ? 3.0, didn't exist
HTTPS|HTTP V1.0: required since 30 April 2020. ! still takes, never required, May 2020, March 2020, accepted plain HTTP, accepts plain HTTP, HTTP as well as, required since 2017|2018|2019|2021|2022, April 2017|2018|2019|2021|2022 ? 30 April, until April
key page|app|browser|code|bundle: public, however well you hide it. ! is safe, obfuscated, safe if, encrypted, minified, secure enough, well hidden, keeps it private, keeps it secret, publish it, not secret, isn't secret ? server, keep the key, keep your key, keep it out, keep it on, sandbox, proxy, nobody, anyone, find, finds, public, enough to, out of the
forwards|forward|proxy server|proxy|page: only the calls you allow. ! whatever, every call, all calls, any call, any path, every operation, all operations, any operation, forwards everything, passes everything, passes on everything, lets everything, everything through, everything is, forwards them all, forwards all of them, forwards everything ? forwards only, only what, nothing, host, needs, list every, list each, list all, open proxy, anyone, in allow, only what you, adds the key to, checks, if the operation, refused, rejected
rejects|rejected key server|proxy: 502 from your server. ! passes the 401, 401 on to, 401 to the visitor, key 401, key 500, with 500, with 401, same status, is passed on, passed on as, passes it on, visitor can correct|fix, in their browser, visitor corrects ? 403
log|logs: the path and the status, no headers. ! log request headers, log the headers, log headers, log the key, log everything, log whole request|requests|call|calls, all the request headers, keep the request headers, keep the headers, status and the request headers, and the request headers ? out of, whether, contain, contains, would, turn, key's name, old logs, your logs for
call|calls|polls count|counts|counted: each call counts against all three windows. ! not count, don't count, count half, are free, only successful, not counted, aren't counted, isn't counted ? count on, cache, counted from, own copy, needs no call, need no call, no call, page, retries of
limits|limit see|find|look|learn|published|listed|reference: ask your account manager. ! response headers, are published, in the docs, by testing, script that calls, is listed, in the reference, in headers, response header, in a header, limits are listed, limits by trying ? sandbox, Retry-After, X-RateLimit, whether, which, uses up, lengths, travellers, fields
limit|limits|allowance|quota partners|partner: agreed for each key. ! same limits, all partners, every partner has the same, keys of the same, keys share, same allowance, same quota, at midnight, the same for all, start afresh, starts afresh ? rarely
limited call|calls: the same call can succeed later. ! lost, charged, queued, answered later, processed later, never works, never succeeds, never be, never goes through, stays blocked, is blocked, blocked for, stays limited, stays refused, never goes ? time limit, on your server
limited 503|500|403|400|404: a limited call gets 429. ! get 503, get 500, get 403, get 400, 503 in place, 403 in place ? 429, beyond, held, delayed, without a limit, no limit, your server, your side, sandbox-key-unavailable, concurrent
immediate retry: fails too. ! succeeds, helps, is fine, often works, often succeeds, often helps, usually works, usually succeeds, usually helps, retry works, often works at once, works best, works as well ? rarely, a pause, luck
wait|pause attempt|attempts|retry|retries|again|back: longer each time, with jitter. ! same time, same pause, equally long, constant, fixed pause, halve, no jitter, without jitter, less each, less every, less time, same second, same number, shorten the wait with, shorten the pause with, shorten the wait each, shorter with each, shorter each, shorter pause, shorter wait, ever shorter, shorter time, pause the same, wait the same ? if all, together, same moment, time limit, at the same time, at once, in step, all retry, servers retry
attempts|attempt|trying|retry|retries: cap their number. ! until it works, until it succeeds, for ever, forever, endless, keep trying, not be capped, no cap, keep retrying without, keep retrying until, keep on retrying, go on retrying, retry faster, faster and faster, until you get 200, no need to limit|cap, no need for a limit|cap, need not limit|cap, need not be limited|capped, are unlimited, be unlimited, unlimited number, as often as it|you|needed ? works and
jitter: add it. ! leave out jitter, drop the jitter, skip the jitter, avoid jitter, not needed, unnecessary, optional, leave it out, no need, no jitter, without jitter, don't add jitter, not add jitter, never add jitter ? at once, same second, together
servers|clients wait|pause: not equally long. ! should wait equally, equally long is, load stays, even load, spreads, never|not retry, load is the same, load is even, load is spread, should wait the same pause, make the same pause
search form: when the traveller submits it. ! every change, each change, as they type, while they type, search on|at|with|after each letter|key, for every key, page loads, page is loaded, page opens, form opens, as soon as form, form is shown ? submits, suggests, suggest, uses up, is sent
jobs|job hour: spread them over the hour. ! run them on the hour, start them on the hour, should begin on the hour ? spread, starts
browser|browsers|page call|calls: your server calls the API. ! call it directly, call directly, browser calls the API, page calls the API, browser can call, can also call, can call it, directly from, may call the API, may call it ? whether, V1.0, sandbox, origin, own, moves to, move to, would, public, call your server, your server which
body 400: every error has the same body. ! only 400 has, only 400 comes, 400 alone
Retry-After: use it if it is there. ! is ignored, ignore it, ignore Retry, in every response, every response has, always sent, even if Retry-After, even if retryAfter, always has, always have, always carries, always comes, always includes, never need a pause, need no pause, shorter one is, shorter pause|wait is, is the longest, is the most, wait less than, can wait less, may shorten, as an upper, maximum wait, maximum pause, is a maximum, is the maximum ? that has
accounts|account travellers|traveller: there are none. ! can have an, travellers have, travellers log in, accounts for travellers, sign in, needs an account ? your site, your page
need APIs: you need those that you use, not all of them. ! need all, need every API|one|operation|call, need all APIs|of ? don't
x-api-key|header key: in that header of every request. ! cookie, create only, first call only ? V1.0, culture, none, not, moves, move
limit|limits key|call|calls|window|windows|rate: per second, minute and hour. ! per day, per month, per week, per session, calls|requests|searches|limit|times a day, and day, or day, daily limit, daily window, in every day, makes every day, make in a day ? SANDBOX, calendar, live search per, no window
limit|limits operation|operations: whether they share it is not specified. ! own limit, its own, share one, all share, limit each, separate limit ? sandbox, not specified, whether, may have
429: too many calls, wait. ! missing token, missing key, blocked, banned, suspended, locked, ends the search, is final, costs you, ends your, session is lost, create the search, new search, search again ? wait, 404, cause
403: the key has no access. ! goes away, after a minute, passes, disappears, header is missing, header missing, key is missing, has expired, key expired, used up, retry like, retry as you, retry as for, has a typo, key isn't there, header isn't there, isn't there ? 401, V1.0, ended, allow, access
401: no valid key arrived. ! your plan, your contract, no permission, used up, your limit, has expired, key expired, another server, used from, used too often, another IP, run out of, out of calls ? 403, nothing to do
codes|status key|rejected: retrying fixes neither 401 nor 403. ! trying again, be cured, retry helps, retrying helps, fixes both ? 429, neither
sandbox HTTPS|HTTP: takes plain HTTP. ! insists on https, requires HTTPS, needs HTTPS, sandbox accepts only HTTPS, sandbox takes only HTTPS, install a certificate, needs a certificate, need a certificate, sandbox refuses plain, it refuses plain ? while the sandbox, production requires, production needs
page|app key: public in a page. ! may hold the key, can hold the key, may have the key, as long as, hold the key if, contain the key, contain your key, can hold it, may hold it ? server, proxy, call the sandbox
server|proxy rejects|rejected key: responds with 502. ! answer 401, answers 401, respond with 401, responds with 401, return 401, returns 401 ? API has returned
rejects|rejected proxy key: 502, and kind server. ! 401, 403, 500, 404 ? 502, dropped, drops, removes, strips, API has returned
long response|header|429|wait: a response need not say how long. ! says exactly, every response says, is always told, always says|tells how, always says|tells when ? sandbox
status|4|5 xx|unknown|other treat|listed: by its first digit. ! as a success, as success, as 200, ignore it, as if it
body status without|missing|unreadable: the status still counts. ! without body the status means, is unknown, cannot be, be trusted, trust the status, unreliable, worthless, status can't, status cannot, status either, status neither ? still rely, can rely, trust the status alone
server failed|failure: not your mistake. ! change the request, correct the request, change your request|body|query, correct your request|body|query, fix your request|body|query ? not
key decides|determines operations|calls|access limits|limit|many: operations, limits and whose account earns. ! decides only how, determines only how, decides nothing, which currency, which market, which language, which locale, which flights, your prices, -account|traffic|credited|earns|paid|whose|commission|earn ? about the results
calls|call|operations|operation key no|none|needs|need: nearest culture alone needs none. ! two calls without, lists need no key, geo needs no key, two calls need no key, two operations need no key, several calls need no key, need no key two, none of them needed, none of them needs, none needs a key, none needed a key, only searches need, only the searches, only searches
account try|samples|sandbox|install: none is needed. ! create an, with an account, account is free, free account, need an account, needs an account ? no, don't, Impact, account manager
did V1.0 return: 403 for both. ! 401, 400, 404, return 401 ? 3.0
key repository|git|code: keep it out of there. ! commit it, keep the key in, check it in, in the repository so ? out
limit|limits hit|reach|normal: ask your account manager, who can raise it. ! second key, another key, more keys, several keys, new key, take a second, but can't raise, but cannot raise, who can't|cannot raise, manager can't|cannot raise, nobody can raise ? doesn't help
replace|replaces results|hold: only when action says so. ! on every response, on each response, with every response, with each response, every time, always replace them|all|what, in any case, always replace results ? everything, together, check whether, look at action
key|keys: in the x-api-key header alone. ! key in the URL, key in the query, key in the body, key in the path, key as a query, key in a cookie, only create carries|needs, create alone carries|needs, query parameter, x-api-key parameter, key as a parameter, rename query parameter, rename the apiKey, rename apiKey, parameter apiKey to x-api-key, parameter x-api-key, URL to query, parameter named x-api-key, x-api-key in the URL, x-api-key in the query ? V1.0, no longer, used to, logs, V1, out, isn't read, header parameter, everything else, the rest, other inputs
key moves|moved: from the URL to the header. ! from the header, move|moves|moved to query|URL|body|cookie, key to query|URL|body|cookie, it to query|URL|body|cookie, header to query|URL|body|cookie, URL to query|body|cookie, into its JSON body, into the JSON body, into its body, form body into
key no|has|403 access send|sending: sending it differently changes nothing. ! in another way, another header, differently helps, again with ? not, nothing, won't
404 path|session: nothing is there. ! works again, wait a moment, a moment later, key is missing, key is wrong ? create, another key
204|304|410 3.0: not used in 3.0. ! still used, still comes, 304 too, 204 too, 304 as well, keeps 204, keeps 304, keeps 410, still returns, still gets, still answers, still sends, 304 in 3.0, 204 in 3.0, 410 in 3.0, also in 3.0 ? not, no
window|windows limit|call: each call counts against all of them. ! windows do not, one window, only the smallest, only the largest ? exceed
query parameter header: the header alone. ! works as well, works too, is accepted, also works
key search|call|request new: one key for all calls. ! needs a new, a new key for, new key each, fresh key ? ask your
windows: second, minute and hour. ! a|per|each|every|and day|week|month, after its first call, after the first call, after your first call ? no window
wait token|results: keep both while you wait. ! drop, discard, forget, throw away, clear the results, clear the list, clear the token, clear what, clear them ? merge, REPLACED, late, leaves, left
limit|limits server|servers: shared by all that use your key. ! own limit, per server, each server has its own, each server has the whole ? sandbox, REDIS_URL
every operation: lookups are GETs, searches POSTs, all but one with a key. ! operation is a POST, operation is a GET, none works without, none work without, none of them works without, every one needs, all need the key ? except, but, nearest
session gone: create the search again. ! ends the search, gives up, search is over ? attempt
mean > arrived > resource
cause > header > access
code fetches|fetched|fetch tokens|token|them|both: drop it, 3.0 has no such tokens. ! keep the code, 3.0 needs, still needed, stays as it, stays as is, 3.0 keeps, keep it as, keeps both
mistake server failed: not yours. ! is yours, yours and, your mistake
unavailable it|service: may work again soon. ! for good, gone for, for ever, permanent
request wrong: change it before you send it again. ! same request again, after a while, try it again ? same error
401|403 retrying|retry: fixes neither. ! fixes the second, fixes the first, fixes one, few times, slow to arrive ? not, neither
key|401 body: the key is looked at before the body. ! once the body, once the query, still get 401, 401 even so ? not
403: a key without access, and no other. ! when it is invalid, it is invalid ? V1.0, not, neither, every fault
204: 3.0 has none. ! 204 while, 204 until ? no 204, V1.0
429|500|503: worth a retry after a pause. ! not worth, never retry, never repeat, not retry, not be retried, retry at once, retry immediately, repeat immediately, only a 429 is worth, only a 429 is, only retry a 429, retry only a 429, retry without waiting, again without waiting ? at once, immediately, until, before, 400, 401, 403, 404, script
429: too many calls. ! server is down, not found, malformed, server error ? 400, 401, 403, 404, 500, 502, 503, never
404: the path is wrong or the session gone. ! try again a few, retry it, retry after, be retried, goes away, repeat the ? 400, 401, 403, 429, 500, 502, 503, create, fix, same response
key page|app|browser|repository: stays on your server. ! put the key, put your key, ship the key, sent to, put it in page|app|browser|repository|code|bundle ? sandbox, server, not, never, leak, V1.0, whoever, can be read
limit|limits is|are|allows calls|requests|searches: the figures are not published. ! calls a minute, calls a second, calls an hour, calls per, calls every, requests per, requests a, searches a ? sandbox, example, say, three, window, windows, operation, per row, agreement
both|each|they|it|either key rejected: retrying fixes neither. ! may go away, can go away, will go away, goes away by, may pass, can pass, will pass, temporary, fixes both|them, few seconds, clears both, cures both, helps both, usually clears, usually helps, usually cures
message|details show|developers: for developers and logs. ! show|shown message to, show|shown details to, show it to, show them to, message to traveller|visitor|user as, show to developers, show message to developers, message to developers, for travellers ? not, never, own, explain, a message to
call|calls rate limits: when a limit ends is not specified. ! next minute, next full, full minute, next hour, next second, a new minute ? sandbox, may succeed, not specified, isn't specified
key limits|limit|count|counts|many: they belong to the key, wherever it is used. ! from|of|by|per|each|own|their|to IP|device|visitor, per|each|own server, for each visitor, each visitor has, per visitor, limit of the visitor, has a separate, visitor has its own, server has its own, device has its own, visitor has separate ? sandbox, MCP, how often, REDIS_URL, proxy, not, to add, yours to, your own, counts towards, shared by all, yourself, and operation, same for, each API key has
provider issues|issue key: one for each partner. ! each server|traveller|user|visitor|program|site|device, every server|traveller|user|visitor ? put it
HTTP key|network|path plain|unencrypted: anyone on the way can read the key. ! encrypted, nobody on|can|reads, safe, protected, hidden ? whoever, HTTPS keeps
3.0 tokens|form|short key: it has neither tokens nor short keys. ! keeps, has, offers, supports, takes, accepts, still ? session, neither, no, none, your server
log call|calls|request|requests|body: path and status, no headers. ! everything, request|call|calls|requests complete|completely, whole|full|entire|complete request|requests|call|calls, all of request|requests|call|calls ? has your key, except
same call later|succeed|changed: a limited call can succeed later. ! cannot|can't|never|not succeed, be changed, change it ? 400, 401, 403, 404
call|calls counts|count window|windows|limits|three: against all three. ! only against one|the, against the window, one of, against|to|for smallest|largest|longest|shortest|fullest|least ? same window
until limits|limit succeed|succeeds|works|through: cap the attempts. ! keep on, keep trying, keep calling, repeat until, retry until, go on until, go on trying, go on calling, go on with ? without
sandbox limits production|yours: other limits. ! limits of production, same limits, as production, like production, read yours, tell yours ? nothing, not, other, different, differ, windows
other|others calls|call key: every call but nearest culture needs one. ! need|needs no, no key, without key, a key either, no other call ? nearest, browser
GET|GETs|request|requests key: every call but nearest culture needs one. ! GET|GETs|request|requests need|needs no, GET|GETs|request|requests work without ? nearest, browser, through your server
server|servers|clients|jobs retry|wait|again|limits: never all at the same moment. ! all together, in sync, synchronised, should retry together, must retry together, retry together so, in step so, keep in step, stay in step, stay together, retry in step, at the full, full second, full minute, predictable, every server retry, at the same second ? failed together, constant, at once, don't
body unreadable|missing|readable|without status|call: the status counts. ! ignore status, as successful, as success, as failed search, means nothing, is unknown
treat status page|listed: by its first digit. ! -digit|first
404 search|session|live|poll: the session is gone. ! nothing was found, no flights, no results, found nothing, no supplier has, supplier has flights, hasn't started, not started, hasn't begun, not yet, is temporary, is not ready, too early, too soon, no quotes, no quote for, there are no quotes ? scenario, not, not a 404, rather than, has a 200
limits|limit use|hit|many key: more keys are no way out. ! another key, second key, other key ? tell, doesn't raise
until hold|show|unavailable again|soon: show what you hold. ! remove|hide|clear|drop what, full minute, next minute, next hour
token key: both go with every poll. ! replaces the key, alone with, in place of the key, in place of key, place of your key, place of API key, place of your API key, place of the API key, substitute for the key, stands in for the key ? V1.0, token or, browser, stand-in
call|poll|request without header|key|it: gets 401. ! gets 403|400|404|200|500, works as, still works, is accepted ? with key, only if, V1.0, body, query
key|browsers traveller|origins|reach: it must not reach them. ! may reach, can reach, browsers can call ? limit, call your server, several APIs
beyond limits|limit call|calls: 429. ! is held, is queued, waits until, is delayed ? under way, your own
error|errors body own|same|none: all have the same. ! body of its|their, of its own, some have, have none
key|keys page|pages: they stay on your server. ! keep the key, keep your key, leave the key, key in your page|pages ? out of, server, private, not, never
call browser server|suite|key: call it from your server. ! call it from browser, call the API from browser, API from browser, suite from browser ? could, V1.0, whether, straight, token
x-api-key header request|requests|call|calls: in every one. ! create only, only request, one request, first request|call alone, only first request|call, first request|call only, for|in|with first request|call, to first request|call
too many requests|calls instead|get|gets: 429. ! 200 without, get 200, get|gets a 200 with|and, still get|gets 200, 200 with an empty ? although, fewer
key culture different|same|own: nearest culture takes none. ! key is a, its own key, key is different, is a different key, like the other culture ? market, currency
create|search again only: on a 404, for a session that is gone. ! on 400, on 401, on 403, on 429, on 500, on 503 ? not, 404
browser key: never has it. ! fetch the key, get the key, receive the key, ask for the key, browser sends the key ? not, never, V1.0, would, never, anyone, developer
browser calls|call server: only your server calls the API. ! call the API itself, calls the API itself, API directly, the API straight ? not, never
status|HTTP no response: 0 in the client. ! undefined where, undefined if, undefined when, null if, null when, is|has 503|500|504 where, 503|500|504 where no|nothing ? body
branch status|code|message: on the HTTP status. ! branch on it, branch on the body, branch on code, branch on message, not on HTTP, not on the HTTP, not on status ? your, new, breaks, break
key header|x-api-key: as it is, without more. ! with a prefix, prefixed by, Bearer, base64, basic authentication, X-Auth-Token, X-Access-Token, Authorization header, exchange your key, exchange the key, swap your key, trade your key, key for a token, token in the x-api-key, token in header ? isn't needed, not needed, V1.0, proxy, browser, not, no
429|500|503 retried|retry|retries client|calls|call|these: 429, 500, 503 and no response. ! also 400|401|403|404, and 404, or 404, and 400, any 4xx, all 5xx ? not, never
waits|wait doubles|2 4 8: longer each time. ! 8 4 2, 2 2 2, 4 4, 1 1
jitter|random wait|pause shorten|shortens|shortened: by up to half. ! up to a tenth, up to a quarter, up to double, up to all, up to a third
pollLiveSearch allow: a search needs it beside createLiveSearch. ! need not, createLiveSearch is enough, follows from, is implied, added by itself
404 path wrong: the path, or a session that is gone. ! body is wrong, key is wrong, body is still, header is wrong, method is right
400 query|invalid|details: the request is wrong. ! session has ended, session is gone, key is missing, server failed, no flights ? to look for, rather than
header missing|misspelled|value|key 401|cause|usual: none, or a wrong one. ! another server, used from another, used too often, in use, key is out of date, key has expired, key expired, is expired
poll key|token both|every: both go with each poll. ! token alone, alone is enough, key is optional, key alone, without a key works ? isn't enough, not enough
429 wait|retry increasing|delays: longer each time. ! at once, a few times at, immediately, constant, same delay, shorter
403 key access valid: the account manager grants it. ! fix the header, change the header, spell, new header
key probe|limits account|manager: ask your account manager. ! by calling, call until, by probing, from the headers ? not, don't
limit|limits key agree|agreed: per key. ! per server, per IP, per user, per visitor, for all partners ? sandbox
retry|retries last|attempts results|error: then show what you have. ! start again from, begin again, wait a minute and ? traveller start, traveller can
error|errors|body|ErrorStatus details|message|code|number: what they hold is not specified. ! fully specified, are all specified, message is stable, wording of message is, wording is stable, repeats the HTTP, same as the HTTP, equals the HTTP, at least one entry, has only message, always has at, match its wording, is translated, in the traveller locale, in their language, only a message and, always only a message, details is always missing, details is never missing, details is missing in, details are missing in ? sandbox, whether
500 request|problem: not in your request. ! is in your request, change your, your request is, request was wrong, request is wrong, request is invalid, request was invalid, be in your request, lie in your request, change it before, correct it before, correct it and, correct your, correct the request, fix your, fix the request, process your request as ? 400
body missing|unreadable rely status: the status still counts. ! retry it, treat it as, nothing is known
503 soon|again: it may work again soon. ! gone for good, 503 ask your account, never works again, works never again ? for days
server calls|call browser key key|private: yours adds the key. ! browser adds, page adds, app adds
key leaks|leak|leaked: tell your account manager. ! wait until, change its name, nothing to do, is renewed by itself, wait, change its header, do nothing, nothing to, nothing else to, need nothing, no harm, harmless, turned away, blocked by itself, is blocked, are blocked, nothing happens
key quota|limits: anyone who has the key can use them up. ! nobody with, no one with, only you can use, only you can make
API HTTP|HTTPS plain: over HTTPS only. ! accepts plain, plain HTTP too, works over HTTP ? sandbox accepts, only the sandbox, anyone, test
retry immediate|wait: wait first. ! retry at once, retry immediately, waiting is likely ? not, never, all, likely to fail
apiKey|key server adds|own needs|need|set: leave it out there. ! set it even, set it anyway, even where, also where, send it even
key|header without gets|returns: 401. ! 403, 404, 400, 200 ? 401, nearest, access, not, even
404: in a live search the session no longer exists. ! token is damaged, token damaged, altered the token, token is altered, changed the token, path is damaged, path was damaged, token is malformed ? 400
calls minute operation|operations|creates: each operation has its own limit. ! operations together, all together, across all operations, for all operations, creates and polls together, polls together, create and poll together, for both together ? not, concurrent, may share
identified callers: by their key only. ! together with, IP, address, cookie, session, by account, by password, by their name, -key ? not
details entry|entries: field, expected and received. ! of these sentences, a sentence, first mistake only, only the first mistake, the single entry, one entry only ? joins
retry|retrying 401|403|neither: it fixes neither. ! fixes the first, short pause, retry often fixes, often fixes it|them|both|neither ? not, neither
limits|limit|them script|learn|probe: ask, don't probe. ! quickest way to learn, calls until it is refused, run it at night, measure your limits, script call until, until it is refused, until it is rejected, quickest way ? not, don't, never, at most, uses up
header key 401|V1.0|call: 401 in 3.0. ! gets a 403 as, 403 as it did ? not
404 token: the session is gone. ! token was cut, cut off, was damaged, was changed, on its way, mistyped, malformed, misspelt ? 400
log key|it path|status: never the key. ! log it with, log the key with
retry key|first|forbidden: a retry fixes neither. ! often fixes, fixes the first, fixes the second, retry the first a, can take a minute ? neither
404 429 session: only a 404 means that it is gone. ! 404 or 429
means live search session|token|supplier|quotes: a 404 means that the session is gone. ! token was cut, altered the token, changed on its way, no flights were found, nothing was found, 404 no supplier sells, 404 means no supplier sells, is damaged, was damaged, token is malformed, no quotes, no quote for ? 400
retry immediate|straight|away|once: wait first. ! straight away, immediately once, at once before ? not, never
key|header browser|server: from your server only. ! or straight from the browser, from your server or, from the browser over ? never, proxy
jobs hour: spread them. ! start them all, when the window is new, them all on the hour, run all on the hour
call|calls fails|fail|429 returns|get|status: an error, not a result. ! still returns 200, its status is RESULT_STATUS_FAILED, status is still 200 ? search
retry|retried|retrying|repeat depends|error|errors|status|statuses: on the HTTP status. ! on code, on message, on the message, on details, code in the body, on the body, every error status can, every status can, every error can, all errors can, any error can
invalid key 403|401: a 401, as a missing one. ! still catches, catches an invalid, only a missing, 403 for an invalid ? not, V1.0, by its 401
404 key|path means: nothing is there, it says nothing of your key. ! key isn't, key is not, key has no, key is unknown, key is missing
X-RateLimit-Remaining|RateLimit: no such header is specified. ! every response, each response, all responses ? sandbox
failed poll: your results stay valid. ! invalidates, clear the page, discards, clear page whatever, be relied on, relied on, nothing that came, is worthless, start afresh, are void, is void, outdated, start from nothing, can't be trusted ? not invalidate, does not, doesn't
proxy reports|report address|IP: trust only your own. ! can't forge, cannot forge, that the proxy reports ? can't trust, own
Retry-After 429: whether it is there is not specified. ! every 429, always has, exactly that long, each 429 ? if, sandbox, when, client
key currencies|markets|locales|autosuggest|geo|culture|operations|searches|flight: all but nearest culture need one. ! only the flight, these calls need no, both calls need no, geo calls need no, culture calls need no, list currencies without, list locales without, list markets without, no key is necessary for, no call of geo, no geo call, only flight searches, operations work without, no key either, lists need no key, geo needs no key, autosuggest needs no key, culture need no key, markets|geo|calls|lists|operations|locales|currencies don't need key|one, autosuggest|geo doesn't need key|one, markets|geo|calls|lists|operations|locales|currencies don't need a key, takes none, take none ? nearest, only call, 401, proxy, your server adds, which call, one call, one that, only one, that needs none, one operation
browser|app|page key server|own: your server adds it. ! sends the key, app sends, browser sends, send the key itself, not need a server, doesn't need a server, needs no server, server issue a token, server issues token, issue a token, issues a token ? not, never, without, proxy, without a proxy, V1.0
call|calls|request response no|without: it can be sent again. ! no response as final, without response as final, no response is final, not send it again, never send it again, must not be repeated ? 400, 401, 403, 404, same response, except the last
wrong|missing|misspelled|mistyped|invalid|unknown|without key|header|x-api-key: 401 in 3.0. ! key gets 403, header gets 403, now 403, stays 403, still gets 403, still returns 403, still answers 403, results in 403, key which returns 403, key which gets 403, key returns 403, key is answered with 403, 403 as in V1.0, 403 as before, catch invalid keys ? allow, by its 401, valid key, without access
RESULT_STATUS_FAILED|search fail|fails|failed|HTTP: a 200, and the body tells. ! comes with an HTTP error, with an HTTP error status, only the HTTP status to see, only HTTP status to see, search has the error body, search returns the error body, fails gets 404, fails gets 500 ? not, a call that fails
V1.0 401|503: it had neither. ! V1.0 returned 401, V1.0 gave 401, V1.0 had 401, V1.0 sent 401, V1.0 had 503, V1.0 returned 503, V1.0 sent 503 ? returned 403, gave 403, had 403
poll key 401|without: it needs the key. ! so does a poll without, token already identifies, token identifies ? not, even though, although
call|API HTTP production: over HTTPS only. ! plain HTTP ? not, never, V1.0, nothing, local, sandbox
reached new URL: a 401 says so. ! 400 means, 403 means, 404 means, 400 shows ? still wrong
error|errors body: the same for each. ! different body, body of its own ? V1.0
short key characters: the first 16. ! last 16, the last
longestWait longer|shorter: the call fails at once. ! or for longestWait, waits anyway, is ignored, retries later, longestWait even if it, client waits longer, waits even if, even if that is ? unless, higher
200: results so far. ! search has ended, search is over, so stop ? status, failed, COMPLETE, UpdatesComplete, not
page|app|browser key: on your server alone. ! app stores, browser stores, page stores, app keeps, browser keeps, page keeps, app holds, browser holds, page holds, app sends the key, browser sends the key, page sends the key ? never, not, sandbox, whoever, anyone, opens, if, V1.0
401 403 V1.0 handle|handled|handles: a wrong key gets 401 where V1.0 had 403. ! code handles 400, handles 404, handles 429
handles|handle V1.0 where 403: 401 now. ! 400 where, 404 where, 429 where, 500 where
browser|page key: without any. ! browser with the key, page with the key, browser with key in, page with key in ? V1.0, not, never
call|calls culture|each count|counts limit|limits: each counts. ! never count, don't count, do not count, not counted, free of, exempt, no limit
window limit: wait before you retry. ! has usually ended, usually over by then, retry once without
V1.0 tokens|token|GetToken lasted|lasts|last|valid: 30 minutes. ! -30
open proxy single|only|one|server|forwards: your server is none. ! used as open, works as open, is an open, becomes an open, acts as open, serves as open ? not, otherwise, anyone, every operation
search ends|ended|end|fails immediately|once allow: pollLiveSearch is missing. ! -pollLiveSearch|poll
limits|limit size redirects|redirect: of bodies. ! -bodies|body|requests
message developers|travellers because|since|as: it is for developers. ! for travellers, for the traveller, for visitors, for users ? not for, own text, your own, own words
message details logs|page|wording: only in your logs. ! on the page, on your page, in the page, in your page ? don't, never, out
token usually|400 truncated|invalid|used|early|soon|twice: cut, or not encoded. ! used twice, too soon, too early, used before, too often, already used ? not
retry|retries|retrying|tries call|calls|attempts|failures: only failures that may be temporary. ! whatever is not, whatever isn't, every failure, any failure, anything but, every error, any error, all errors, everything but, whatever status, whatever the status, any status, every status
POST GET URL key|401: path and method are checked before the key. ! makes no difference, method doesn't matter, either method ? V1.0
403 header|code|value partner|key: the key was recognised. ! couldn't match, not match the value, reads and sends, look first at, correct the key, correct your key ? 401, V1.0
check 3.0 403|401|V1.0: the check for an invalid key must change. ! 3.0 does too, check can stay, can stay as ? access
`;
