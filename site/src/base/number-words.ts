/** Indexed by value: "zero" to "twenty". */
export const NUMBER_WORDS: readonly string[] = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen twenty",
]
  .join(" ")
  .split(" ");

/** numberIn("fourteen") → 14, numberIn("1,000") → 1000, numberIn("some") → undefined */
export function numberIn(text: string): number | undefined {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word;
  return /^\d[\d,]*$/.test(text) ? Number(text.replaceAll(",", "")) : undefined;
}
