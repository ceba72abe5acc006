/**
 * Whether a text has the words of a phrase, in any order and form: "left out" is in "leaves out the
 * results". "none|no" is either of the two. After "=" they stand as they are, because another order
 * says something else.
 * @param text in small letters
 */
export function saysWords(text: string, phrase: string): boolean {
  if (phrase.startsWith("=")) return stands(text, phrase.slice(1));
  const words = phrase.toLowerCase().split(" ");
  return words
    .filter((word) => !SMALL.has(word))
    .every((word) =>
      word.split("|").some((one) => formsOf(one).some((form) => stands(text, form))),
    );
}

/** Whether the words stand in a text as they are, or begin longer ones. */
export function stands(text: string, words: string): boolean {
  const escaped = words.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\w)${escaped}`).test(text);
}

const SMALL: ReadonlySet<string> = new Set(
  "a an the of to in is are its it for and with that then from by at on".split(" "),
);

/** Words that say the same of a call. */
const SAME: readonly (readonly string[])[] = [
  [
    "without",
    "no",
    "not",
    "none",
    "nothing",
    "never",
    "anything",
    "isn't",
    "doesn't",
    "don't",
    "cannot",
    "can't",
  ],
  ["concurrent", "at the same time", "at once"],
  ["after", "from", "since"],
  ["within", "in", "contains"],
  ["any", "each", "every", "all", "per"],
  ["left", "leave", "leaving", "omit"],
  ["can", "may", "might"],
];

/** formsOf("finding") → "find": the beginning of every form of a word, or what says the same. */
function formsOf(word: string): readonly string[] {
  const same = SAME.find((words) => words.includes(word));
  if (same) return same;
  return [word.length < 5 ? word : word.replace(/(?:ies|ing|ed|es|s|e)$/, "")];
}
