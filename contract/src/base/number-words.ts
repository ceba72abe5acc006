/** Indexed by value: "zero" to "twenty". */
export const NUMBER_WORDS: readonly string[] = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen twenty",
]
  .join(" ")
  .split(" ");

const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const VALUES: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);

const DIGIT = NUMBER_WORDS.slice(1, 10).join("|");
const BELOW_100 = `(?:(?:${TENS.join("|")})(?:[- ](?:${DIGIT})\\b)?|${NUMBER_WORDS.slice(1).reverse().join("|")})`;
const BELOW_1000 = `(?:(?:(?:an? |${BELOW_100} )?hundred(?: (?:and )?${BELOW_100})?)|(?:an? |${BELOW_100} )dozen\\b|${BELOW_100})`;

/** The source of a RegExp for a number in words, from one on: "twenty-five", "a hundred and ten". */
export const IN_WORDS = `(?:(?:an? |${BELOW_1000} )?thousand(?: (?:and )?${BELOW_1000})?|${BELOW_1000})`;

/** Whether a text may have a number. Quick, where `IN_WORDS` tries each number at each word. */
export function mayHaveNumber(text: string): boolean {
  return SOME_NUMBER.test(text);
}

const SOME_NUMBER = new RegExp(
  `\\d|\\b(?:${[...VALUES.keys(), "dozen", "hundred", "thousand"].join("|")})`,
  "i",
);

/** numberIn("twenty-five") → 25, numberIn("1,000") → 1000, numberIn("some") → undefined */
export function numberIn(text: string): number | undefined {
  if (/^\d[\d,]*$/.test(text)) return Number(text.replaceAll(",", ""));
  if (!WHOLE.test(text)) return undefined;
  const [start = "", rest] = text.toLowerCase().split("thousand");
  return rest === undefined ? below1000(start) : (below1000(start) || 1) * 1000 + below1000(rest);
}

const WHOLE = new RegExp(`^(?:zero|${IN_WORDS})$`, "i");

const FACTORS: ReadonlyMap<string, number> = new Map([
  ["dozen", 12],
  ["hundred", 100],
]);

function below1000(words: string): number {
  return words.split(/[- ]/).reduce((sum, word) => {
    const factor = FACTORS.get(word);
    return factor ? (sum || 1) * factor : sum + (VALUES.get(word) ?? 0);
  }, 0);
}
