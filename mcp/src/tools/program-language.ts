import { GENERATORS } from "../../../site/src/samples/generators.ts";

const DEFAULT = "typescript";

const SYNONYMS: Readonly<Record<string, string>> = {
  ts: "typescript",
  node: "typescript",
  js: "javascript",
  py: "python",
  golang: "go",
  sh: "curl",
  shell: "curl",
  bash: "curl",
};

/** The languages of requests; most of them have whole programs, too. */
export const PROGRAM_LANGUAGES: readonly string[] = GENERATORS.map(({ id }) => id);

interface ProgramLanguage {
  /** One of `PROGRAM_LANGUAGES`, or an unknown one as it was given. */
  readonly language: string;
  /** How the task's own mention of a language was interpreted. */
  readonly interpretations: readonly string[];
}

/** The language of a program: as given, or else as the task names it, such as "proxy in python". */
export function readProgramLanguage(given: string | undefined, task = ""): ProgramLanguage {
  const namedLanguage = languageIn(task);
  if (given === undefined) {
    const interpretations =
      namedLanguage === undefined ? [] : [`\`language\` as ${namedLanguage}, which the task names`];
    return { language: namedLanguage ?? DEFAULT, interpretations };
  }
  const language = canonical(given);
  const isOther = namedLanguage !== undefined && namedLanguage !== language;
  const interpretations = isOther
    ? [`\`language\` as ${language}, and not ${namedLanguage}, which the task names`]
    : [];
  return { language, interpretations };
}

function canonical(name: string): string {
  const lower = name.toLowerCase();
  return SYNONYMS[lower] ?? lower;
}

/** The first language that a task names. "Go" is also a verb, so it counts only behind "in". */
function languageIn(task: string): string | undefined {
  const words = task.toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .filter((word, index) => word !== "go" || words[index - 1] === "in")
    .map(canonical)
    .find((word) => PROGRAM_LANGUAGES.includes(word));
}
