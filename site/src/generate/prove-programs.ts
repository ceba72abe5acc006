import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { Block } from "../blocks/read-blocks.ts";
import { readBlocks } from "../blocks/read-blocks.ts";
import { checkCommands } from "../programs/check-commands.ts";
import { checkOutputs } from "../programs/check-outputs.ts";
import { commandsOf, findCommand } from "../programs/commands-of.ts";
import { type PageFile, pageFiles, trialOf } from "../programs/page-files.ts";
import type { Program } from "../programs/program.ts";
import { programMistakes } from "../programs/program-mistakes.ts";
import { runPrograms } from "../programs/run-programs.ts";
import type { SiteSources } from "./assemble.ts";
import { type Proof, type ProofContext, problemAt } from "./proof.ts";

export interface ProvedPrograms {
  readonly problems: readonly Problem[];
  /** The programs that ran, with what each printed. */
  readonly ran: readonly RanProgram[];
  /** Titles of those that did not, because a command is missing. */
  readonly notRun: readonly string[];
  readonly outputs: number;
}

export interface RanProgram {
  readonly file: PageFile;
  readonly output: string;
  /** All blocks of its page. */
  readonly beside: readonly Block[];
}

interface PageProgram {
  readonly file: PageFile;
  readonly program: Program;
  readonly expect: readonly string[];
  readonly beside: readonly Block[];
}

/** Runs every program of every page, and holds what pages say of it to what it does. */
export async function provePrograms(
  { content }: Pick<SiteSources, "content">,
  { recall, keep, keyOf, sandbox }: ProofContext,
): Promise<ProvedPrograms> {
  const pages = content.pages.map(({ file, text }) => readBlocks(file, text));
  const all = pages.flatMap(programsOf);
  const runnable = all.filter(({ program }) => commandsOf(program).every(findCommand));
  const keys = new Map(runnable.map((one) => [one, keyFor(one, keyOf)]));
  const proofs = new Map<PageProgram, Proof>();
  const unproved: PageProgram[] = [];
  for (const [one, key] of keys) {
    const proof = recall(key);
    if (proof) proofs.set(one, proof);
    else unproved.push(one);
  }
  const results =
    unproved.length === 0
      ? []
      : await runPrograms(
          unproved.map((one) => one.program),
          sandbox(),
        );
  unproved.forEach((one, index) => {
    const result = results[index];
    if (!result) return;
    const proof = {
      mistakes: programMistakes(one.program, result, one.expect),
      output: result.output,
    };
    proofs.set(one, proof);
    keep(keys.get(one) ?? "", proof);
  });
  const ran = [...proofs].map(([{ file, beside }, { output = "", mistakes }]) => {
    return { file, output, beside, mistakes };
  });
  const outputs = ran.flatMap(({ file, output, beside, mistakes }) =>
    mistakes.length > 0 ? [] : checkOutputs(file, beside, output),
  );
  return {
    problems: [
      ...ran.flatMap(({ file, mistakes }) =>
        mistakes.map((one) => problemAt(file.page, file.lineAt(one.offset), one)),
      ),
      ...outputs,
      ...pages.flatMap(strayBlocks),
    ],
    ran: ran.filter(({ mistakes }) => mistakes.length === 0),
    notRun: all.filter((one) => !proofs.has(one)).map(({ file }) => file.title),
    outputs: pages.flat().filter(({ attributes }) => attributes.output !== undefined).length,
  };
}

function programsOf(blocks: readonly Block[]): readonly PageProgram[] {
  return pageFiles(blocks)
    .filter(({ title }) => /\.(mts|mjs|py|sh)$/.test(title))
    .map((file) => {
      const trial = trialOf(file.title, blocks)?.code;
      const { title, code } = file;
      const expect = file.blocks.flatMap(({ attributes }) => attributes.expect?.split(" ") ?? []);
      const program = { title, code, ...(trial !== undefined && { trial }) };
      return { file, program, expect, beside: blocks };
    });
}

/** Another version of a command is another file, and proves again. */
function keyFor({ program, expect }: PageProgram, keyOf: ProofContext["keyOf"]): string {
  const commands = commandsOf(program).map(findCommand);
  return keyOf("program", process.version, JSON.stringify([program, expect, commands]));
}

/** Blocks that speak of a program which the page does not have. */
function strayBlocks(blocks: readonly Block[]): readonly Problem[] {
  const titles = pageFiles(blocks).map(({ title }) => title);
  return blocks.flatMap(({ file, line, language, attributes, code }) => {
    const named = attributes.run ?? attributes.output;
    if (named === undefined) {
      return language === "bash" && attributes.title === undefined
        ? checkCommands({ file, line, code }, titles)
        : [];
    }
    if (titles.includes(named)) return [];
    const nearest = nearestName(named, titles) ?? titles[0];
    return [problem({ file, line }, `This page has no program "${named}".`, nearest)];
  });
}
