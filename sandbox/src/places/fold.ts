/** Latin letters of place names that Unicode does not split into a letter and an accent. */
const ASCII: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ə: "e",
  ı: "i",
  ł: "l",
  ø: "o",
  þ: "th",
};
const SPECIAL = new RegExp(`[${Object.keys(ASCII).join("")}]`, "g");

/** Removes case and accents, as travellers do who type. fold("Łódź") → "lodz" */
export function fold(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  // Recompose afterwards: NFD also splits Korean syllables, which are not accented letters.
  const letters = text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
  return letters
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(SPECIAL, (letter) => ASCII[letter] ?? letter);
}

/** The index in a text of an index in its folded form, which can be longer: "æ" becomes "ae". */
export function unfoldIndex(text: string, folded: number): number {
  let index = 0;
  while (index < text.length && fold(text.slice(0, index)).length < folded) index += 1;
  return index;
}
