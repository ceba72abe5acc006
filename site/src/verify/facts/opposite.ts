/** Smallest first: the parent of each is the next. */
export const PLACE_LEVELS: readonly string[] = ["airport", "city", "country", "continent"];

/**
 * Words that exclude each other. If a name has one of them, its text must not have only another
 * one.
 */
const OPPOSITES: readonly (readonly string[])[] = [
  ["expand", "collapse"],
  ["open", "close"],
  ["next", "previous", "earlier"],
  ["light", "dark"],
  ["first", "last"],
  ["before", "after"],
  ["more", "less|fewer"],
  ["required", "optional"],
  ["exactly", "least|most"],
  ["show", "hide"],
  ["request", "response"],
  ["added", "removed|gone"],
  ["min|minimum|smallest|least|lowest|shortest", "max|maximum|largest|most|highest|longest"],
  ["inclusive", "exclusive"],
  ["succeeded|success", "failed|failure"],
  ["recorded", "ran"],
  ["origin", "destination"],
  ["departure|depart", "arrival|arrive"],
  ["outbound", "inbound"],
  ["start", "end"],
  ["adult", "child|children"],
  ["live", "indicative"],
  ["market", "locale", "currency"],
  ["monday", "sunday"],
  ["create", "poll"],
  ["key", "token"],
  ["read", "write"],
  ["online", "offline"],
  ["yes", "no"],
  ["true", "false"],
  ["single", "several"],
  ["left", "right"],
  ["top", "bottom"],
  ["up", "down"],
  PLACE_LEVELS,
  ["second", "minute", "hour", "day", "month", "year"],
];

/** opposite("expandAll", "Collapse all") → ["expand", "collapse"] */
export function opposite(name: string, text: string): readonly [string, string] | undefined {
  const nameWords = new Set(splitWords(name.replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")));
  const textWords = new Set(splitWords(text));
  const has = (words: ReadonlySet<string>, group: string) =>
    group.split("|").some((word) => words.has(word) || words.has(`${word}s`));
  for (const groups of OPPOSITES) {
    const [one, ...more] = groups.filter((group) => has(nameWords, group));
    if (!one || more.length > 0 || has(textWords, one)) continue;
    const other = groups.find((group) => has(textWords, group));
    if (other) return [one, other];
  }
  return undefined;
}

function splitWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}
