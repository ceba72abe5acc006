import type { Contract } from "../../../contract/src/model.ts";
import type { ProgramEntry } from "../../../site/src/publish/mcp/assistant-data.ts";
import { scoreOperations, unambiguousOperations } from "../contract/score-operations.ts";
import type { SearchHit } from "../docs/docs.ts";
import { significantWords, splitWords } from "../input/task-words.ts";

/**
 * Ranks programs by the words of a task in their name, page or code, best first. A word that most
 * programs have counts for little. Programs that call an API named in the task come first, then
 * those that call an operation it clearly refers to; those that call nothing come last.
 * @param places search results for the task
 */
export function rankPrograms(
  programs: readonly ProgramEntry[],
  task: string,
  places: readonly SearchHit[],
  contract: Contract,
): readonly ProgramEntry[] {
  const wanted = significantWords(task);
  const wantsSandbox = wanted.some((word) => SANDBOX_WORDS.has(word));
  const offered = programs.filter((program) => wantsSandbox || !isSandboxProgram(program));
  const texts = offered.map((program) => ({ program, ...splitProgram(program) }));
  const weights = new Map(
    wanted.map((word) => {
      const programsWith = texts.filter(({ parts }) => parts.some((part) => part.has(word)));
      return [word, programsWith.length === 0 ? 0 : 1 / programsWith.length] as const;
    }),
  );
  const scoreOfWords = (words: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (words.has(word) ? (weights.get(word) ?? 0) : 0), 0);
  const namedApis = apisNamedIn(splitWords(task), contract);
  const countNamedApis = ({ operations }: ProgramEntry) =>
    namedApis.filter((ids) => operations.some((id) => ids.has(id))).length;
  const operationIds = unambiguousOperations(scoreOperations(contract, task)).map(
    ({ id }) => id as string,
  );
  const callsMeantOperation = ({ operations }: ProgramEntry) =>
    Number(operations.some((id) => operationIds.includes(id)));
  const scoreOfPage = ({ page }: ProgramEntry) => {
    const rank = places.findIndex(({ href }) => href.split("#", 1)[0] === page);
    return rank < 0 ? 0 : 1 / (rank + 1);
  };
  const hasWantedClient = ({ usesClient }: ProgramEntry) =>
    usesClient || !wanted.includes("client");
  const isLast = (program: ProgramEntry) =>
    Number(program.operations.length === 0 && !(wantsSandbox && isSandboxProgram(program)));
  return texts
    .map(({ program, parts }) => ({
      program,
      score: parts.reduce((sum, part) => sum + scoreOfWords(part), 0),
    }))
    .filter(
      ({ program, score }) => score + countNamedApis(program) + callsMeantOperation(program) > 0,
    )
    .map(({ program, score }) => ({ program, score: score + scoreOfPage(program) }))
    .sort(
      ({ program: a, score }, { program: b, score: other }) =>
        isLast(a) - isLast(b) ||
        countNamedApis(b) - countNamedApis(a) ||
        callsMeantOperation(b) - callsMeantOperation(a) ||
        Number(hasWantedClient(b)) - Number(hasWantedClient(a)) ||
        other - score,
    )
    .map(({ program }) => program);
}

/** Words of a task that ask for something only the sandbox can do. */
const SANDBOX_WORDS: ReadonlySet<string> = new Set([
  "sandbox",
  "scenario",
  "clock",
  "test",
  "mock",
]);

/** Whether a program depends on the sandbox: it provokes an error, or sets the sandbox's clock. */
export function isSandboxProgram({ page }: Pick<ProgramEntry, "page">): boolean {
  return page.startsWith("/docs/sandbox/");
}

/** The words of a program's names and of its code, which are scored separately. */
function splitProgram({ title, page, pageTitle, operations, code }: ProgramEntry) {
  const about = `${title} ${page} ${pageTitle} ${operations.join(" ")}`;
  // A `return` statement doesn't mean a return trip.
  const body = code.replaceAll(/\breturn\b/g, "");
  return { parts: [about, body].map((part) => new Set(splitWords(part))) };
}

/** The operations of each API that the task names by a word unique to its title: "live", "geo". */
function apisNamedIn(
  words: readonly string[],
  { specifications }: Contract,
): readonly ReadonlySet<string>[] {
  const apis = specifications.map(({ title, operations }) => ({
    title: splitWords(title),
    ids: new Set<string>(operations.map(({ id }) => id)),
  }));
  const isOwn = (word: string) => apis.filter(({ title }) => title.includes(word)).length === 1;
  return apis
    .filter(({ title }) => title.some((word) => words.includes(word) && isOwn(word)))
    .map(({ ids }) => ids);
}
