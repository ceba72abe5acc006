/**
 * CSS that shows one sample of each block. Without a script the checked radio button decides which;
 * with one, the root element does, from the first paint on. CSS cannot compare two attributes, so
 * there are two rules per language.
 */
export function languageRules(languages: readonly string[]): string {
  return languages
    .flatMap((id) => [
      `html:not(.js) .samples:has([value="${id}"]:checked) .sample:not([data-language="${id}"]) { display: none; }`,
      `:root[data-sample-language="${id}"] .sample[data-language="${id}"] { display: block; }`,
    ])
    .join("\n");
}
