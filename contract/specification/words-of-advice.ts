import { type Meaning, toMeanings } from "./meanings.ts";

/**
 * What to do about each open point, by its id, as the words that the advice must contain and those
 * it must avoid, whatever else it says: no advice may rely on what isn't specified.
 */
export const WORDS_OF_ADVICE: readonly Meaning[] = toMeanings(`
list-order: sort|order; ! as they come|unchanged
unknown-codes: lists|listed; ! any code
caller-address: always|every|each; ! leave it out|only if
addresses: errors|inaccurate|wrong; ! always exact|only IPv4|400
market-name-language: list; markets; ! nearest culture's
unused-key: not|without|leave; ! send it|send yours|required|requires
rounding: half up; ! down|half even
quote-count: none|empty|without; ! at least one
grouping-default: send|set|specify; grouping; ! leave it out|default is
indicative-legs: live; two; ! three legs
two-anywheres: name|place; ! both
mixed-dates: same; ! different|mix them
indicative-false: leave|omit|not send; ! send false
indicative-dates: months; ! whole year|as many
indicative-party: live; check|compare; ! multiply|covers both
departure-time: date; ! rely|read the time|time of day
timestamp-unit: check|compare; date; ! in milliseconds|in seconds
both-groupings: check|look; ! both are|always
quote-order: compare; prices; ! first is|first one|cheapest first
session-lifetime: new search|create; ! same token|poll again|hours
live-legs: order; error; ! any order
live-dates: error; ! up to
poll-interval: V1.0; second; minute
key-of-session: key; created|same; ! any key|another key
cabin-default: always|each|every; cabin; ! leave it out|economy
travellers: error; ! at most|up to
filters: known; one; ! in both
nearby-airports: airports; leg; ! kilometres|miles
content-without-results: not|ignore; ! read it
omitted: keep; ! clear|discard|drop|replace|out of date
option-order: compare; prices; ! first is|first one|cheapest first
delta-sign: not|ignore; ! rely|negative means|positive means
price-of-party: check|compare; agent; ! multiply
rating-scale: compare; agents; ! out of|percent
stats-durations: calculate|compute|add; yourself|own; ! rely
stats: count; yourself|own; ! rely
npt: not; traveller; ! show the name|show it
best-weights: unchanged|as it is; ! sort it|weigh
scores: compare; one list|same list|within a list; ! across
list-changes: start; refresh|reload|again; ! each search|every search
how-many-nearest: parentId; ! first entry|fixed
nearest-distance: choose|pick|change|another; ! always near
nowhere-address: without|no; place; ! 404
suggestion-order: keep|unchanged; order; ! sort
suggested-types: list|send|name; types
suggestion-form: example
key-application: ask|account manager
key-versions: ask|account manager; ! V1.0 key works
cors: server; no|not; ! from the browser|from the page
rate-limits: ask|account manager; ! a minute|a second
rate-limit-scope: 429; ! speed up|more calls|never share|full speed
rate-limit-headers: Retry-After; not|without
unit-missing: missing|no price; ! zero|whole
which-coordinates: check; ! always|every place
error-code: status; ! the code
error-details: logs; ! show them
`);
