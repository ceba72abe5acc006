/**
 * CSS that shows one sample of each block. Without a script the checked radio button decides; with
 * one the document does, from the first paint on. A style sheet cannot compare two attributes, so
 * there are two rules for each language.
 */
export function languageRules(languages: readonly string[]): string {
  return languages
    .flatMap((id) => [
      `html:not(.js) .samples:has([value="${id}"]:checked) .sample:not([data-language="${id}"]) { display: none; }`,
      `:root[data-sample-language="${id}"] .sample[data-language="${id}"] { display: block; }`,
    ])
    .join("\n");
}
