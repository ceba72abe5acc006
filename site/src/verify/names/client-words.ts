/**
 * Names of the client, besides its exports, that a page may use: members of its interfaces and
 * classes, the words of its unions, and the headers it lists.
 * @param sources the texts of its files
 */
export function clientWords(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) => [
    ...matches(source, /^ {2}(?:readonly |get )(\w+)/gm),
    ...matches(source, /^export (?:type|interface) (\w+)/gm),
    ...Array.from(source.matchAll(WORD_LISTS)).flatMap(([list]) => matches(list, /"([\w-]+)"/g)),
  ]);
}

const WORD_LISTS = /^.*(?:type \w+ =|readonly endedBy:|const [A-Z_]+ = \[).*;$/gm;

function matches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, word = ""]) => word);
}
