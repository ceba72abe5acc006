/**
 * What a page may name of the client besides what it exports: members of its interfaces and classes,
 * and the words of its unions.
 * @param sources the texts of its files
 */
export function clientWords(sources: readonly string[]): readonly string[] {
  return sources.flatMap((source) => [
    ...matches(source, /^ {2}(?:readonly |get )(\w+)/gm),
    ...matches(source, /^export (?:type|interface) (\w+)/gm),
    ...Array.from(source.matchAll(/^.*(?:type \w+ =|readonly endedBy:).*;$/gm)).flatMap(([union]) =>
      matches(union, /"(\w+)"/g),
    ),
  ]);
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, word = ""]) => word);
}
