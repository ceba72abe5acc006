import { GENERATORS } from "../../samples/generators.ts";

/** The languages of request samples; a twin is in the first unless its reader asks for another. */
const [OWN_LANGUAGE = "", ...OTHER_LANGUAGES] = GENERATORS.map(({ id }) => id);

/** One request in every language, which a twin prints as consecutive code blocks. */
const SAMPLES = new RegExp(
  GENERATORS.map(({ id }) => `(\`{3,})${id}\\n(?:(?!\`{3}).*\\n)*?\`{3,}`).join("\\n+"),
  "g",
);
const BLOCK = /(`{3,})(\w+)\n(?:(?!`{3}).*\n)*?`{3,}/g;

/** Whether a twin shows a request in every language. */
function hasSamples(twin: string): boolean {
  return twin.search(SAMPLES) >= 0;
}

/** The twin with each of its requests in one language only. */
function inLanguage(twin: string, language: string): string {
  return twin.replace(SAMPLES, (samples) => {
    const blocks = Array.from(samples.matchAll(BLOCK));
    return blocks.find(([, , own]) => own === language)?.[0] ?? samples;
  });
}

/**
 * languageTwinPath("/docs/intro.md", "go") → "/docs/intro.go.md"; unchanged for the first language,
 * an unknown one and none
 */
export function languageTwinPath(path: string, language: string | null): string {
  const isOther = OTHER_LANGUAGES.some((one) => one === language);
  return !isOther ? path : path.replace(/\.md$/, `.${language}.md`);
}

/** ownTwinPath("/docs/intro.go.md") → "/docs/intro.md" */
export function ownTwinPath(path: string): string {
  const language = OTHER_LANGUAGES.find((one) => path.endsWith(`.${one}.md`));
  return language === undefined ? path : path.replace(`.${language}.md`, ".md");
}

interface TwinFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files of a twin, one for each language of its requests. Each says after its introduction how
 * to ask for the others. A twin without samples is one file.
 * @param says makes the note "Requests are in {language}. …"
 */
export function twinFiles(
  path: string,
  twin: string,
  says: (language: string, others: readonly string[]) => string,
): readonly [TwinFile, ...TwinFile[]] {
  if (!hasSamples(twin)) return [{ path, text: twin }];
  const languages = [OWN_LANGUAGE, ...OTHER_LANGUAGES];
  const textIn = (language: string) => {
    const others = languages.filter((one) => one !== language);
    // After the introduction, which others read as the page's description.
    return inLanguage(twin, language).replace(
      /^## /m,
      (heading) => `${says(language, others)}\n\n${heading}`,
    );
  };
  return [
    { path, text: textIn(OWN_LANGUAGE) },
    ...OTHER_LANGUAGES.map((language) => ({
      path: languageTwinPath(path, language),
      text: textIn(language),
    })),
  ];
}
