import { NUMBER_WORDS } from "../../base/number-words.ts";

/**
 * Words of which a sentence takes one and thereby leaves out the others of its line, because both
 * cannot be true. Words with the same meaning share a place: "minute|minutes".
 */
const LINES = `
millisecond|ms second minute hour day week month year
milli centi micro whole
airport city country continent capital region
latitude longitude
north|northern south|southern east|eastern west|western
first last|latest|newest|final
earliest latest
start|begin end
before after
origin|from destination
outbound inbound
there back
departure|depart|leave arrival|arrive
adult child|children infant
request response|answer
header query|querystring path body|bodies cookie form
create poll
market|markets locale currency|currencies
live indicative
amount unit
unit currency
required|must optional
on off
true false
complete incomplete failed
local utc
left right
replace keep|hold add|append|merge drop|discard|clear|remove
more less|fewer
most least
minimum maximum
lowest|smallest highest|largest
cheapest fastest best shortest
none|nothing|neither all both some|part
every|each together
old new
divide|divided multiply|multiplied
name code id
leg segment itinerary|itineraries
agent carrier|airline alliance
xml json
get post put delete
step elapsed
retry|again stop
included excluded
inclusive exclusive
same different|other|another
above below
up down
key token
number text|string object list map
server browser
public secret|private
loopback internet|interface|public
opaque readable
real invented|imaginary
sandbox production

optional required
always never sometimes|often|usually
immediately|once later
longer shorter
earlier later
second minute hour half
localhost anywhere
merchant provider
`
  .trim()
  .split("\n")
  .map((line) => line.split(" ").map((place) => place.split("|")));

const FRACTIONS = ["half", "third", "quarter", "fifth", "tenth"];

/** A word with the kinds of which it is one: "minutes" is the minute of all units of time. */
export interface Rival {
  readonly kind: string;
  /** What it is there, whatever it is called: "1000", "minute". */
  readonly value: string;
}

const RIVALS = new Map<string, Rival[]>();
for (const [line, places] of LINES.entries()) {
  for (const place of places) {
    for (const word of place) {
      const known = RIVALS.get(stemOf(word)) ?? [];
      RIVALS.set(stemOf(word), [...known, { kind: `${line}`, value: place[0] ?? "" }]);
    }
  }
}

/** rivalsOf("minutes") → the minute among units of time; rivalsOf("Carrier.iata") → a name */
export function rivalsOf(word: string): readonly Rival[] {
  const named = NUMBER_WORDS.indexOf(word.toLowerCase());
  if (named >= 0) return [{ kind: "number", value: `${named}` }];
  if (/^(?:20\d|30\d|4\d\d|50\d)$/.test(word)) return [{ kind: "status", value: word }];
  // A version counts nothing.
  if (/^\d\.0$/.test(word)) return [];
  if (/^\d/.test(word)) return [{ kind: "number", value: word.replaceAll(/[_,]|n$/g, "") }];
  const stem = stemOf(word.toLowerCase());
  if (FRACTIONS.includes(stem)) return [{ kind: "number", value: `1/${stem}` }];
  if (isName(word)) return [nameRival(word)];
  return RIVALS.get(stem) ?? [];
}

/** A constant is one of its enum, a member one of its object: the others of them are rivals. */
function nameRival(word: string): Rival {
  const at = word.lastIndexOf(word.includes(".") ? "." : "_");
  return { kind: `name ${word.slice(0, Math.max(at, 0))}`, value: word.slice(at + 1) };
}

/** "RESULT_STATUS_COMPLETE", "queryLegs", "Carrier.iata" */
export function isName(word: string): boolean {
  return /[a-z][A-Z]|[A-Za-z]_|[A-Za-z]\.[A-Za-z]/.test(word);
}

/** What "polls", "polled" and "polling" have in common. Three letters of it stay: "only" is not "on", and "adds" is "add". */
export function stemOf(word: string): string {
  if (word.length < 4 || isName(word)) return word;
  const stem = word.replace(/ies$/, "y").replace(/(?:ing|(?<!e)ed|es|s|ly)$/, "");
  if (!/\w{3}|o$/.test(stem)) return word.replace(/[ds]$/, "");
  const short = stem.replace(/e$/, "").replace(/(?<=\w\w)([b-df-hj-np-tv-z])\1$/, "$1");
  // A note denies nothing.
  return short === "not" ? "note" : short;
}
