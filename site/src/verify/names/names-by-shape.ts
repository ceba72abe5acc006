/**
 * Words that can only be names, in any text: `camelCase`, `TwoWords`, `ENUM_VALUES`, dotted names,
 * headers, sandbox keys, calls, reserved places, locales, codes of three letters.
 */
const SHAPES = [
  /(?:\b[A-Z]+ )?\/apiservices\/[^\s,;:)"”]*[^\s,;:)"”.]/g,
  /\b[A-Za-z]\w*(?:[.[\]{}]+[A-Za-z]\w*)*\b/g,
  /\bx-[a-z]+(?:-[a-z]+)*\b/g,
  /(?<![\w-])(?!x-)[a-z]+(?:-[a-z]+)+(?= header\b)/g,
  /\bsandbox-key[a-z-]*\b/g,
  /\b[a-z]{2}-[A-Z]{2}\b/g,
];

const WORD = /[a-z][A-Z]|^[A-Z][A-Z0-9]*_[A-Z0-9_]+$|^XX\d$|^[A-Z]{3}$/;

/** Every word of a text that has the shape of a name, with its start. */
export function namesByShape(text: string): readonly { name: string; start: number }[] {
  const [calls, words, ...others] = SHAPES;
  if (!calls || !words) return [];
  const calledNames = Array.from(text.matchAll(calls), toName);
  const remainingText = calledNames.reduce(
    (left, { name, start }) =>
      left.slice(0, start) + " ".repeat(name.length) + left.slice(start + name.length),
    // URLs are checked as links, and the values of placeholders are checked elsewhere.
    text.replace(/https?:\/\/\S+|\{\w+\}/g, (cut) => " ".repeat(cut.length)),
  );
  const wordNames = Array.from(remainingText.matchAll(words), toName).filter(({ name }) =>
    WORD.test(name),
  );
  return [
    ...calledNames,
    ...wordNames,
    ...others.flatMap((shape) => Array.from(remainingText.matchAll(shape), toName)),
  ];
}

function toName(match: RegExpMatchArray) {
  return { name: match[0], start: match.index ?? 0 };
}
