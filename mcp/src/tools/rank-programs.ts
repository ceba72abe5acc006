import type { ProgramEntry } from "../../../site/src/publish/assistants/assistant-data.ts";
import type { FoundPlace } from "../docs/docs.ts";

/**
 * Programs that have words of a task in their name, their page or their code, the best first. A word
 * that most programs have says little. Those that call nothing come last.
 * @param places what the search finds for the task
 */
export function rankPrograms(
  programs: readonly ProgramEntry[],
  task: string,
  places: readonly FoundPlace[],
): readonly ProgramEntry[] {
  const wanted = wordsOf(task).filter((word) => word.length > 2 && !EMPTY.has(word));
  const texts = programs.map((program) => ({ program, ...textsOf(program) }));
  const worth = new Map(
    wanted.map((word) => {
      const having = texts.filter(({ parts }) => parts.some((part) => part.has(word)));
      return [word, having.length === 0 ? 0 : 1 / having.length] as const;
    }),
  );
  const score = (words: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (words.has(word) ? (worth.get(word) ?? 0) : 0), 0);
  const found = ({ page }: ProgramEntry) => {
    const rank = places.findIndex(({ href }) => href.split("#", 1)[0] === page);
    return rank < 0 ? 0 : 1 / (rank + 1);
  };
  const isAskedFor = ({ usesClient }: ProgramEntry) => usesClient || !wanted.includes("client");
  const isLast = ({ operations }: ProgramEntry) => Number(operations.length === 0);
  return texts
    .map(({ program, parts }) => ({
      program,
      met: parts.reduce((sum, part) => sum + score(part), 0),
    }))
    .filter(({ met }) => met > 0)
    .map(({ program, met }) => ({ program, met: met + found(program) }))
    .sort(
      ({ program: a, met }, { program: b, met: other }) =>
        isLast(a) - isLast(b) || Number(isAskedFor(b)) - Number(isAskedFor(a)) || other - met,
    )
    .map(({ program }) => program);
}

/** They are in every task, and say nothing of it. */
const EMPTY: ReadonlySet<string> = new Set(
  "all and any for from get how into its program that the this with write".split(" "),
);

/** A word of its name counts beside those of its code. */
function textsOf({ title, page, pageTitle, operations, code }: ProgramEntry) {
  const about = `${title} ${page} ${pageTitle} ${operations.join(" ")}`;
  return { parts: [about, code].map((part) => new Set(wordsOf(part))) };
}

/** wordsOf("pricesByDay") → ["price", "by", "day"] */
function wordsOf(text: string): readonly string[] {
  return text
    .replace(/(?<=[a-z])[A-Z]/g, " $&")
    .toLowerCase()
    .split(/[\W_]+/)
    .map((word) => word.replace(/s$/, ""));
}
