import type { Contract } from "../../../contract/src/model.ts";
import type { ProgramEntry } from "../../../site/src/publish/assistants/assistant-data.ts";
import { clearOperations, scoreOperations } from "../contract/score-operations.ts";
import { tellingWords, wordsOf } from "../contract/task-words.ts";
import type { FoundPlace } from "../docs/docs.ts";

/**
 * Programs that have words of a task in their name, their page or their code, the best first. A word
 * that most programs have says little. Those that call an API which the task names come first, then
 * those that call an operation of which it clearly speaks, and those that call nothing come last.
 * @param places what the search finds for the task
 */
export function rankPrograms(
  programs: readonly ProgramEntry[],
  task: string,
  places: readonly FoundPlace[],
  contract: Contract,
): readonly ProgramEntry[] {
  const wanted = tellingWords(task);
  const isPlayed = wanted.some((word) => PLAYS.has(word));
  const offered = programs.filter((program) => isPlayed || !playsSandbox(program));
  const texts = offered.map((program) => ({ program, ...textsOf(program) }));
  const worth = new Map(
    wanted.map((word) => {
      const having = texts.filter(({ parts }) => parts.some((part) => part.has(word)));
      return [word, having.length === 0 ? 0 : 1 / having.length] as const;
    }),
  );
  const score = (words: ReadonlySet<string>) =>
    wanted.reduce((sum, word) => sum + (words.has(word) ? (worth.get(word) ?? 0) : 0), 0);
  const named = apisNamedIn(wordsOf(task), contract);
  const called = ({ operations }: ProgramEntry) =>
    named.filter((ids) => operations.some((id) => ids.has(id))).length;
  const meant = clearOperations(scoreOperations(contract, task)).map(({ id }) => id as string);
  const isMeant = ({ operations }: ProgramEntry) =>
    Number(operations.some((id) => meant.includes(id)));
  const found = ({ page }: ProgramEntry) => {
    const rank = places.findIndex(({ href }) => href.split("#", 1)[0] === page);
    return rank < 0 ? 0 : 1 / (rank + 1);
  };
  const isAskedFor = ({ usesClient }: ProgramEntry) => usesClient || !wanted.includes("client");
  const isLast = (program: ProgramEntry) =>
    Number(program.operations.length === 0 && !(isPlayed && playsSandbox(program)));
  return texts
    .map(({ program, parts }) => ({
      program,
      met: parts.reduce((sum, part) => sum + score(part), 0),
    }))
    .filter(({ program, met }) => met + called(program) + isMeant(program) > 0)
    .map(({ program, met }) => ({ program, met: met + found(program) }))
    .sort(
      ({ program: a, met }, { program: b, met: other }) =>
        isLast(a) - isLast(b) ||
        called(b) - called(a) ||
        isMeant(b) - isMeant(a) ||
        Number(isAskedFor(b)) - Number(isAskedFor(a)) ||
        other - met,
    )
    .map(({ program }) => program);
}

/** Who says one of these asks for what the sandbox alone can do. */
const PLAYS: ReadonlySet<string> = new Set(["sandbox", "scenario", "clock", "test", "mock"]);

/** Such a program asks for an error on purpose, or for a clock that no other server has. */
export function playsSandbox({ page }: Pick<ProgramEntry, "page">): boolean {
  return page.startsWith("/docs/sandbox/");
}

/** A word of its name counts beside those of its code. */
function textsOf({ title, page, pageTitle, operations, code }: ProgramEntry) {
  const about = `${title} ${page} ${pageTitle} ${operations.join(" ")}`;
  // Nearly all code returns something, which says nothing of a return trip.
  const spoken = code.replaceAll(/\breturn\b/g, "");
  return { parts: [about, spoken].map((part) => new Set(wordsOf(part))) };
}

/** The operations of each API that has a word in its title which no other API has: "live", "geo". */
function apisNamedIn(
  words: readonly string[],
  { specifications }: Contract,
): readonly ReadonlySet<string>[] {
  const apis = specifications.map(({ title, operations }) => ({
    title: wordsOf(title),
    ids: new Set<string>(operations.map(({ id }) => id)),
  }));
  const isOwn = (word: string) => apis.filter(({ title }) => title.includes(word)).length === 1;
  return apis
    .filter(({ title }) => title.some((word) => words.includes(word) && isOwn(word)))
    .map(({ ids }) => ids);
}
