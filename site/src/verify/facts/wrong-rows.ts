import type { ErrorKind } from "../../../../client/src/api-error.ts";
import type { CallOptions } from "../../../../client/src/call.ts";
import type { ClientOptions } from "../../../../client/src/create-client.ts";
import type { LiveSearch } from "../../../../client/src/search-live.ts";
import type { Fault } from "./fault.ts";

/** What one of the cells behind a name has to say, in one of these words. */
type Required = readonly RegExp[];

/** Rows of tables whose first cell is a name, by a word of the table's head. */
interface Table {
  readonly head: RegExp;
  readonly rows: Readonly<Record<string, Required>>;
}

const KINDS: Readonly<Record<ErrorKind, Required>> = {
  input: [/\b(?:request|input|body|argument)/, /\b(?:chang|correct|fix|details)/],
  auth: [/\bkey\b/, /\b(?:key|access)\b/],
  gone: [/\b(?:exist|gone|ended|expired|not there|isn't there|nothing)/, /\b(?:again|new)\b/],
  limit: [/\b(?:calls|limit|requests)\b/, /\b(?:wait|slow|pause|retryAfter)/],
  server: [/\b(?:API|server|between|proxy)\b/, /\b(?:later|again|retry)\b/],
  network: [/\b(?:response|answer|reply|connect|in time|reach)/, /\b(?:later|again|retry)\b/],
  aborted: [/\b(?:your?|own|signal)\b/, /\b(?:nothing|no)\b/],
};

const ENDS: Readonly<Record<LiveSearch["endedBy"], Required>> = {
  complete: [/\b(?:everything|all|complete)\b/],
  failed: [/\bfail/],
  time: [/\b(?:time|minute|longest)\b/],
  error: [/\b(?:poll|call|error)/],
};

type Option = keyof ClientOptions | keyof CallOptions;

const OPTIONS: Readonly<Partial<Record<Option, Required>>> = {
  headers: [/\b(?:(?:each|every) (?:request|call)|all (?:\w+ )?(?:requests|calls))\b/],
  timeout: [/\b(?:attempt|try|tries)/],
  attempts: [/\b(?:tried|tries|try|attempt|times)/],
  longestWait: [/\b(?:longest|at most|maximum|upper|cap)/],
  onRetry: [/\bbefore\b/],
  signal: [/\b(?:abort|cancel|stop|end)\w* [^,;|]*\b(?:call|request|search)/],
};

const SEARCH_OPTIONS: Readonly<Record<string, Required>> = {
  pause: [/\bbetween\b/],
  longest: [/\b(?:search|whole|entire)\b/],
  sessionToken: [/\b(?:continu|resum|go(?:es)? on|carr(?:y|ies) on|pick(?:s)? up)/],
};

const FUNCTIONS: Readonly<Record<string, Required>> = {
  pricesByDay: [/\b(?:includ|each day|every day|all days|whole|too\b|as well)/],
  debounced: [/\b(?:wait|paus)/],
  explain: [/\bsentence\b/],
  bookingsOf: [/\b(?:all|every|each)\b/],
  comparePrices: [/\bexact/],
  toLocalDate: [/\bthrow/],
};

const TOOLS: Readonly<Record<string, Required>> = {
  search_docs: [/\b(?:find|search|look)/],
  read_page: [/\b(?:read|return|give)s? [^|]*\bpage/],
  write_program: [/\b(?:ran|run|tried|tested|executed)\b/],
  describe_operation: [/\b(?:operation|call)/],
  describe_name: [/\b(?:field|name)/],
  describe_error: [/\b(?:again|retry|repeat|resend)/],
  describe_v1_name: [/\b(?:replac|became|becomes|instead|successor|equivalent|3\.0)/],
  list_scenarios: [/\bsandbox\b/],
  call_operation: [/\bsandbox\b/],
  find_flights: [/\blive\b/],
  find_prices: [/\bby (?:day|date)\b[^|]*\bplace|\bplace\b[^|]*\b(?:day|date)\b/],
};

const SANDBOX_PARTS: Readonly<Record<string, Required>> = {
  "flights and prices": [/\b(?:generat|calculat|comput|made|invented|deriv|formula)/],
  "airports, cities, countries and continents": [/\breal\b/],
  "airlines and alliances": [/\bNimbus Air\b/],
  "travel agents and their ratings": [/\b(?:made up|made-up|invented|fictional|imaginary)\b/],
  "booking links": [/\bsandbox\b/],
  logos: [/\b(?:drawn|made|own|not\b)/],
  "sustainability data": [/\b(?:formula|estimate)/],
  "translated names of cities and airports": [/\bsome\b/],
};

const TABLES: readonly Table[] = [
  { head: /\bkind\b.*\bWhat it means\b/, rows: KINDS },
  { head: /\bendedBy\b/, rows: ENDS },
  { head: /\bOption\b/, rows: { ...OPTIONS, ...SEARCH_OPTIONS } },
  { head: /\bYou call\b/, rows: FUNCTIONS },
  { head: /\bTool\b/, rows: TOOLS },
  { head: /\bWhere it comes from\b/, rows: SANDBOX_PARTS },
];

/**
 * Finds rows of a table of names that don't say what their name is: "aborted | the API closed it".
 * @param about with the table's head
 */
export function wrongRows(row: string, about: string): readonly Fault[] {
  const [name = "", ...cells] = row.split(" | ");
  if (cells.length === 0) return [];
  return TABLES.filter(({ head }) => head.test(about)).flatMap(({ rows }) => {
    const [own = name] = name.split(", ").filter((one) => Object.hasOwn(rows, one));
    const required = Object.hasOwn(rows, name) ? rows[name] : rows[own];
    if (!Object.hasOwn(rows, own) || !required) return [];
    // What it does is in the last cells: an option has a cell before it, "client, call".
    const told = cells.slice(-required.length);
    const missing = required.find((words, index) => !words.test(told[index] ?? ""));
    return missing ? [{ said: row, right: `${own}: ${wordsOf(missing)}` }] : [];
  });
}

/** /\b(?:again|new)\b/ → "again, new" */
function wordsOf({ source }: RegExp): string {
  return (source.match(/[A-Za-z][A-Za-z' ]{2,}/g) ?? []).join(", ");
}
