/** Reduces a folded word to the form in which it is compared: "itineraries" → "itinerary". */
export type Stem = (word: string) => string;

const SHORTEST = 3;

/** Deliberately light: names must stay recognisable. Words with digits stay as they are. */
export function stemmerOf(lang: string): Stem {
  const rule = lang === "es" ? stemBoth : stemEnglish;
  return (word) => (word.length < SHORTEST || /\d/.test(word) ? word : rule(word));
}

function stemEnglish(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !/(ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Spanish indexes also contain English pages: "vuelos" and "flights" are both in them. */
function stemBoth(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  const singular = word.replace(/(?<=[^aeiou])es$|s$/, "");
  return singular.replace(/(?<=...)[oae]$/, "").replace(/z$/, "c");
}
