/** Stop words: any task can have them. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  "all and any for from get how into its program that the this with write".split(" "),
);

/** The contract's words → words that people use instead. */
const SYNONYMS = invert({
  list: "all every hierarchy tree parent",
  nearest: "closest near nearby detect visitor",
  address: "ip",
  grouping: "calendar daily month monthly",
  carrier: "airline",
  child: "infant baby kid",
  adult: "passenger",
  suggest: "autocomplete typeahead typing type completion",
  anywhere: "destination",
  search: "searching",
  poll: "polling",
  price: "pricing",
});

/** Words for places, used unless a task is about prices or flights. */
const PLACES = invert({ place: "airport city country continent", list: "name" });
const PRICES = /^(?:price|cheap|fare|quote|trip|flight|fly|search|day$|grouping$)/;

/** splitWords("pricesByDay") → ["price", "by", "day"] */
export function splitWords(text: string): readonly string[] {
  return text
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase()
    .split(/[\W_]+/)
    .map((word) => word.replace(/ies$/, "y").replace(/s$/, ""));
}

/** The significant words of a task, once each. */
export function significantWords(task: string): readonly string[] {
  return withoutStopWords(splitWords(task));
}

/** The same in the contract's words: contractWords("all airlines") → ["list", "carrier"] */
export function contractWords(task: string): readonly string[] {
  const words = splitWords(task).map((word) => SYNONYMS.get(word) ?? word);
  const isOfPrices = words.some((word) => PRICES.test(word));
  return withoutStopWords(isOfPrices ? words : words.map((word) => PLACES.get(word) ?? word));
}

function withoutStopWords(words: readonly string[]): readonly string[] {
  return [...new Set(words)].filter((word) => word.length > 2 && !STOP_WORDS.has(word));
}

/** Inverts the table: each alternative word → the word it stands for. */
function invert(others: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(others).flatMap(([word, alternatives]) =>
      alternatives.split(" ").map((other) => [other, word] as const),
    ),
  );
}
