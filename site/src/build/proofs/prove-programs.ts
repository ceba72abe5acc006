import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import type { Block } from "../../verify/blocks/read-blocks.ts";
import { readBlocks } from "../../verify/blocks/read-blocks.ts";
import { calledOperations } from "../../verify/programs/called-operations.ts";
import { checkCommands } from "../../verify/programs/check-commands.ts";
import { checkOutputs, outputsOf } from "../../verify/programs/check-outputs.ts";
import { commandsOf } from "../../verify/programs/commands-of.ts";
import { pageFiles } from "../../verify/programs/page-files.ts";
import { type PageProgram, pagePrograms } from "../../verify/programs/page-programs.ts";
import type { Call } from "../../verify/programs/program.ts";
import { programMistakes } from "../../verify/programs/program-mistakes.ts";
import { recordName, stillHolds } from "../../verify/programs/recorded-results.ts";
import type { SiteSources } from "../read-sources.ts";
import { type Proof, type ProofContext, problemAt } from "./proof.ts";

/** What a build does with each program. It is published only if all that run succeed. */
export interface PlannedPrograms {
  /** Blocks that refer to a program which is not on their page. */
  readonly problems: readonly Problem[];
  /** Programs that this machine can run. */
  readonly ran: readonly PageProgram[];
  /** Programs that lack a command, but whose recorded results still hold. */
  readonly recorded: readonly ProvedProgram[];
  /** Programs that can be neither run nor replayed. */
  readonly notRun: readonly PageProgram[];
  /** The number of blocks that show a program's output. */
  readonly outputs: number;
}

export interface ProvedPrograms extends PlannedPrograms {
  /** The programs that ran, each with its output. */
  readonly ran: readonly ProvedProgram[];
}

export interface ProvedProgram extends PageProgram {
  readonly output: string;
  /** Empty if every machine can run the program. */
  readonly calls: readonly Call[];
  readonly operations: readonly OperationId[];
}

/** Decides for every program whether it is run, replayed or skipped. */
export async function planPrograms(
  { content }: Pick<SiteSources, "content">,
  context: Omit<ProofContext, "runPrograms">,
): Promise<PlannedPrograms> {
  const pages = content.pages.map(({ file, text }) => readBlocks(file, text));
  const all = pages.flatMap(pagePrograms);
  const isRunnable = ({ program }: PageProgram) => commandsOf(program).every(context.findCommand);
  const ran = all.filter(isRunnable);
  const lacking = all.filter((one) => !ran.includes(one));
  const recorded = await recallRecorded(lacking, context);
  const results = [...ran, ...recorded];
  return {
    problems: pages.flatMap(checkReferences),
    ran,
    recorded,
    notRun: lacking.filter(({ file }) => !recorded.some((one) => one.file === file)),
    outputs: new Set(results.flatMap(({ file, beside }) => outputsOf(file, beside))).size,
  };
}

/**
 * Runs every program that can run, and checks what pages say about programs against their results.
 * @param alone resolves once no other process of the build is running
 */
export async function provePrograms(
  planned: PlannedPrograms,
  context: ProofContext,
  alone: Promise<unknown> = Promise.resolve(),
): Promise<ProvedPrograms> {
  const results = await runAll(planned.ran, context, alone);
  const ran = results.flatMap(({ mistakes, ...one }) => (mistakes.length > 0 ? [] : [one]));
  return {
    ...planned,
    ran,
    problems: [
      ...results.flatMap(({ file, mistakes }) =>
        mistakes.map((one) => problemAt(file.page, file.lineAt(one.offset), one)),
      ),
      ...[...ran, ...planned.recorded].flatMap(({ file, beside, output }) =>
        checkOutputs(file, beside, output),
      ),
      ...planned.problems,
    ],
  };
}

/** Recalls results of earlier builds, and runs the other programs, duplicates once. */
async function runAll(
  programs: readonly PageProgram[],
  context: ProofContext,
  alone: Promise<unknown>,
): Promise<readonly (ProvedProgram & Proof)[]> {
  const { recall, keep, runPrograms } = context;
  const keyed = programs.map((one) => ({ one, key: keyFor(one, context) }));
  const unproved = [
    ...new Map(keyed.flatMap(({ one, key }) => (recall(key) ? [] : [[key, one] as const]))),
  ];
  const results =
    unproved.length === 0
      ? []
      : await runPrograms(
          unproved.map(([, { program }]) => program),
          alone,
        );
  // Results of stopped programs are not cached.
  const notEnded = new Map<string, Proof>();
  unproved.forEach(([key, { program, expect }], index) => {
    const result = results[index];
    if (!result) return;
    const { output, calls, stopped } = result;
    const mistakes = programMistakes(program, result, expect);
    if (stopped !== undefined) notEnded.set(key, { mistakes, output });
    else {
      const proof = { mistakes, output, operations: calledOperations(calls) };
      keep(key, { ...proof, ...(commandsOf(program).length > 0 && { calls }) });
    }
  });
  return keyed.map(({ one, key }) => {
    const proof: Partial<Proof> = notEnded.get(key) ?? recall(key) ?? {};
    const { mistakes = [], output = "", calls = [], operations = [] } = proof;
    return { ...one, mistakes, output, calls, operations };
  });
}

/** The recorded results that still hold. */
async function recallRecorded(
  programs: readonly PageProgram[],
  { recall, keep, keyOf, sandbox, recorded }: Omit<ProofContext, "runPrograms">,
): Promise<readonly ProvedProgram[]> {
  const proved: ProvedProgram[] = [];
  for (const one of programs) {
    const record = recorded[recordName(one.file)];
    if (!record) continue;
    const key = keyOf("recorded", JSON.stringify([one.program, one.expect, record]));
    if (!recall(key)) {
      if (!(await stillHolds(record, one, sandbox))) continue;
      keep(key, { mistakes: [] });
    }
    const { calls, output = "" } = record;
    proved.push({ ...one, output, calls, operations: calledOperations(calls) });
  }
  return proved;
}

/** The key has the resolved path of each command, so a new version proves again. */
function keyFor({ program, expect }: PageProgram, { keyOf, findCommand }: ProofContext): string {
  const commands = commandsOf(program).map(findCommand);
  return keyOf("program", process.version, JSON.stringify([program, expect, commands]));
}

/** Problems of blocks that refer to a program which is not on their page. */
function checkReferences(blocks: readonly Block[]): readonly Problem[] {
  const titles = pageFiles(blocks).map(({ title }) => title);
  const run = pagePrograms(blocks).map(({ program }) => program.title);
  return blocks.flatMap(({ file, line, language, attributes, code }) => {
    const reference = attributes.run ?? attributes.output;
    if (reference === undefined) {
      return language === "bash" && attributes.title === undefined
        ? checkCommands({ file, line, code }, titles)
        : [];
    }
    if (run.includes(reference)) return [];
    if (titles.includes(reference)) {
      const nearest = reference.endsWith(".ts") ? reference.replace(/ts$/, "mts") : run[0];
      return [
        problem({ file, line }, `No build runs ${reference}, so nothing proves this.`, nearest),
      ];
    }
    const nearest = nearestName(reference, run) ?? run[0];
    return [problem({ file, line }, `This page has no program "${reference}".`, nearest)];
  });
}
