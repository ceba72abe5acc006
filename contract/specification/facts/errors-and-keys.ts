import type { Fact } from "./fact.ts";

const RETRY =
  /\b(retry|retried|retrying|try (it |the (same )?(call|request) )?again|repeat the (same )?(call|request)|the same (call|request) (can|may|will) succeed|wait and|goes away)\b/;

/** Sections 5, 6 and 8 of the specification: keys, errors, and what is worth another try. */
export const ERRORS_AND_KEYS: readonly Fact[] = [
  {
    fact: "401 and 403 are about the key: the same call fails again.",
    when: /\b40[13]\b/,
    refuses: RETRY,
    unless: /\b(fixes|429|5\d\d|new key|other key|with the key|another key|mended|correct)\b/,
    wrong: "On a 401, wait and try again.",
    right: "A 401 is not worth a retry.",
  },
  {
    fact: "400 is a mistake in the request: the same request fails again.",
    when: /\b400\b/,
    refuses: RETRY,
    unless: /\b(not|never|no|neither|nor|cannot|don't|429|5\d\d|mend|correct|chang|fix)/,
    wrong: "A 400 goes away: retry after a second.",
    right: "Do not retry a 400.",
  },
  {
    fact: "After 429, 500 and 503 the same call can succeed later, after a pause.",
    when: /\b(429|500|503)\b/,
    refuses:
      /\b(retry|repeat|try again|send (it|the call) again)\b[^.,;]{0,20}\b(at once|immediately|right away|straight away)\b/,
    wrong: "On a 429, retry at once.",
    right: "On a 429, wait as long as `Retry-After` says.",
  },
  {
    fact: "A call that got 429, 500 or 503 is worth a retry.",
    when: /^(?!.*\b40[0-4]\b).*\b(429|500|503)\b/,
    refuses:
      /\b(never|do not|don't|cannot|not worth) (a retry|retry|retried|try again|repeat|be retried)\b|\bwithout (waiting|a pause)\b/,
    unless: /\b(at once|immediately|until|before)\b/,
    readsNegations: true,
    wrong: "A 503 is not worth a retry.",
    right: "Do not retry a 503 at once.",
  },
  {
    fact: "Retry-After is in seconds.",
    when: /retry-after/,
    refuses: /\b(milliseconds|minutes|ms)\b/,
    wrong: "`Retry-After` is in milliseconds.",
    right: "`Retry-After` says how many seconds to wait.",
  },
  {
    fact: "401: there is no valid key. 403: the key is valid, and has no access.",
    when: /^(?!.*\b(400|403|404|429|5\d\d)\b).*\b401\b/,
    refuses:
      /\b(no access|without access|not allowed|may not use|rate limit|too many|not found|valid key without|out of calls)\b/,
    readsNegations: true,
    wrong: "A valid key without access gets 401.",
    right: "A missing key gets 401.",
  },
  {
    fact: "403: the key is valid, and has no access. 401: there is no valid key.",
    when: /^(?!.*(\b(400|401|404|429|5\d\d)\b|v1\.0)).*\b403\b/,
    refuses:
      /\b(missing|invalid|unknown|wrong|mistyped|without (a|the)) (api )?key\b|\bkey is (missing|wrong|unknown|invalid)\b|\brate limit\b/,
    readsNegations: true,
    wrong: "A missing key gets 403.",
    right: "A valid key without access gets 403.",
  },
  {
    fact: "429: there were too many calls.",
    when: /^(?!.*\b(400|401|403|404|500|502|503)\b).*\b429\b/,
    refuses:
      /\b(wrong key|invalid key|missing key|no access|not found|malformed|server error|is down)\b/,
    readsNegations: true,
    wrong: "A 429 means that the server is down.",
    right: "A 429 means that there were too many calls.",
  },
  {
    fact: "404: what the path names is not there, such as a session that is gone.",
    when: /^(?!.*\b(400|401|403|429|500|502|503)\b).*\b404\b/,
    refuses: /\b(too many|rate limit|wrong key|invalid key|no access|server error)\b/,
    readsNegations: true,
    wrong: "A 404 tells that the key has no access.",
    right: "A 404 means that the session is not known any more.",
  },
  {
    fact: "A 404 is not worth a retry as it is: the path is wrong, or the session is gone.",
    when: /^(?!.*\b(400|401|403|429|500|502|503)\b).*\b404\b/,
    refuses: RETRY,
    unless: /\b(not|never|no|neither|create|new search|correct|chang|fix|same response)/,
    wrong: "On 404, try again a few times.",
    right: "On 404, create the search again.",
  },
  {
    fact: "400: the request is wrong.",
    when: /^(?!.*\b(401|403|404|429|500|502|503)\b).*\b400\b/,
    refuses:
      /\b(too many calls|rate limit|wrong key|invalid key|no access|server'?s fault|server error|is down)\b/,
    readsNegations: true,
    wrong: "A 400 is the server's fault.",
    right: "A 400 tells which field it could not read.",
  },
  {
    fact: "The key goes into the header x-api-key.",
    refuses:
      /\bx-api-key\b[^.]{0,30}\b(query (string|parameter)|url|body|cookie)\b|\b(api )?key\b[^.]{0,20}\b(goes|belongs|is sent|send it|put it) (in|into|as) (the |a )?(url|query|path|body|query (string|parameter)|cookie|authorization)\b/,
    unless: /\b(v1\.0|out of)\b/,
    wrong: "The API key goes into the URL.",
    right: "The API key goes into a header, never into the URL.",
  },
  {
    fact: "The key stays on a server: never in a browser, an app or a repository.",
    refuses:
      /\b(key)\b[^.]{0,50}\b(in|into|to|from) (the|a|your|every) (visitor's )?(browser|page|front ?end|mobile app|client-side code|repository)\b/,
    unless:
      /\b(out of|keep|away|sandbox|leak|secret|found|anyone|everyone|instead|hide|hidden|stay|only)\b/,
    wrong: "You can put the key into your page.",
    right: "Keep the key out of the browser.",
  },
  {
    fact: "Nearest culture is the one call that needs no key.",
    when: /\b(nearest ?culture|findnearestculture)\b/,
    refuses: /\b(needs?|requires?|send|with) (a|your|the|an) (valid )?(api )?key\b/,
    unless: /\b(only|but|except|other)\b/,
    wrong: "Nearest culture needs an API key.",
    right: "Nearest culture needs no API key.",
  },
  {
    fact: "Of all calls only nearest culture needs no key.",
    refuses:
      /\b(no|any) (operation|call)s? needs? (a|an) (api )?key\b|\b(two|three|four|several|most) (calls|operations) (need|take) no (api )?key\b|\b(geo|culture|indicative|live) (needs|takes) no (api )?key\b/,
    unless: /\bnearest\b/,
    readsNegations: true,
    wrong: "Two calls need no API key.",
    right: "One call needs no API key.",
  },
  {
    fact: "Branch on the HTTP status: neither the wording of message nor the numbers of code are specified.",
    refuses:
      /\b(branch on|rely on|match|compare|parse|switch on)\b[^.]{0,30}\b(the )?(message|wording|`?code`? of the (error|body))\b/,
    unless: /\b(http status|status instead)\b/,
    wrong: "Branch on the `message` of the error.",
    right: "Branch on the HTTP status, never on `message`.",
  },
  {
    fact: "The figures of the rate limits are not published.",
    when: /\b(rate limits?|your limit|production)\b/,
    refuses: /\b\d+ (calls|requests|searches) (a|per|every|each) (second|minute|hour)\b/,
    unless: /sandbox|example|imagine|say,/,
    wrong: "Your limit is 100 calls a minute.",
    right: "The figures of your rate limits are not published.",
  },
  {
    fact: "The API is called over HTTPS; only the sandbox takes plain HTTP.",
    refuses:
      /\bplain http (works|is (fine|accepted|allowed)|also works)\b|\bhttps is optional\b|\bhttps? or https?\b/,
    unless: /\b(sandbox)\b/,
    wrong: "Plain HTTP works as well.",
    right: "Plain HTTP works with the sandbox alone.",
  },
  {
    fact: "An error about the key stays as long as the key does.",
    when: /\b(key is rejected|about your key|wrong key|401|403)\b/,
    refuses:
      /\b(both|each|they|it|either|errors?) (may|can|will|might) (go away|pass|disappear|clear)\b|\bgoes? away by (trying|itself)\b/,
    wrong: "Both may go away by trying again.",
    right: "Neither goes away by trying again.",
    under: "When a key is rejected",
  },
  {
    fact: "`message` and `details` are for developers, not for travellers.",
    refuses: /\bshow\b[^.;]{0,30}\b(message|details)\b[^.;]{0,30}\b(traveller|visitor|user)s?\b/,
    wrong: "Show `message` and `details` to the traveller.",
    right: "Log `message`; do not show it to the traveller.",
  },
  {
    fact: "When a rate limit ends is not specified.",
    when: /\b(rate limit|429|limited call)/,
    refuses:
      /\b(succeeds?|works?|resets?|starts? (again|anew)|over|ends?)\b[^.]{0,20}\b(after|with|at) (the next|a|one|each) (full |new )?(second|minute|hour)\b/,
    unless: /\bsandbox\b/,
    wrong: "The same call succeeds after the next full minute.",
    right: "The same call can succeed later.",
    under: "Rate limits",
  },
];
