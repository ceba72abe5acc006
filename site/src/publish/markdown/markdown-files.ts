import { GENERATORS } from "../../samples/generators.ts";

/** The languages of request samples; a page is printed in the first unless its reader asks for another. */
const [OWN_LANGUAGE = "", ...OTHER_LANGUAGES] = GENERATORS.map(({ id }) => id);

/** One request in every language, which a page prints as consecutive code blocks. */
const SAMPLES = new RegExp(
  GENERATORS.map(({ id }) => `(\`{3,})${id}\\n(?:(?!\`{3}).*\\n)*?\`{3,}`).join("\\n+"),
  "g",
);
const BLOCK = /(`{3,})(\w+)\n(?:(?!`{3}).*\n)*?`{3,}/g;

/** Whether a page shows a request in every language. */
function hasSamples(markdown: string): boolean {
  return markdown.search(SAMPLES) >= 0;
}

/** The page with each of its requests in one language only. */
function inLanguage(markdown: string, language: string): string {
  return markdown.replace(SAMPLES, (samples) => {
    const blocks = Array.from(samples.matchAll(BLOCK));
    return blocks.find(([, , own]) => own === language)?.[0] ?? samples;
  });
}

/**
 * addLanguage("/docs/intro.md", "go") → "/docs/intro.go.md"; unchanged for the first language,
 * an unknown one and none
 */
export function addLanguage(path: string, language: string | null): string {
  const isOther = OTHER_LANGUAGES.some((one) => one === language);
  return !isOther ? path : path.replace(/\.md$/, `.${language}.md`);
}

/** removeLanguage("/docs/intro.go.md") → "/docs/intro.md" */
export function removeLanguage(path: string): string {
  const language = OTHER_LANGUAGES.find((one) => path.endsWith(`.${one}.md`));
  return language === undefined ? path : path.replace(`.${language}.md`, ".md");
}

interface MarkdownFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files of a page, one for each language of its requests. Each says after its introduction how
 * to ask for the others. A page without samples is one file.
 * @param says makes the note "Requests are in {language}. …"
 */
export function markdownFiles(
  path: string,
  markdown: string,
  says: (language: string, others: readonly string[]) => string,
): readonly [MarkdownFile, ...MarkdownFile[]] {
  if (!hasSamples(markdown)) return [{ path, text: markdown }];
  const languages = [OWN_LANGUAGE, ...OTHER_LANGUAGES];
  const textIn = (language: string) => {
    const others = languages.filter((one) => one !== language);
    // After the introduction, which others read as the page's description.
    return inLanguage(markdown, language).replace(
      /^## /m,
      (heading) => `${says(language, others)}\n\n${heading}`,
    );
  };
  return [
    { path, text: textIn(OWN_LANGUAGE) },
    ...OTHER_LANGUAGES.map((language) => ({
      path: addLanguage(path, language),
      text: textIn(language),
    })),
  ];
}
