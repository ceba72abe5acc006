/**
 * What Unicode does not split into a letter and an accent: Latin letters, the other form of sigma
 * at the end of a Greek word, and punctuation that keyboards don't have.
 */
const PLAIN: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ə: "e",
  ı: "i",
  ł: "l",
  ø: "o",
  þ: "th",
  ς: "σ",
  "‘": "'",
  "’": "'",
  ʻ: "'",
  "′": "'",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");

/** Removes case and accents, as travellers do who type. fold("Łódź") → "lodz" */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  // Recompose afterwards: NFD also splits Korean syllables, which are not accented letters.
  const letters = text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
  return letters
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** The index in a text of an index in its folded form, which can be longer: "æ" becomes "ae". */
export function unfoldIndex(text: string, folded: number): number {
  let index = 0;
  while (index < text.length && fold(text.slice(0, index)).length < folded) index += 1;
  return index;
}
