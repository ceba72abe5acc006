import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import { blockKey, type ProofMark, type ProofMarks } from "../../article/proof-marks.ts";
import type { RecordedSearch } from "../../article/recorded-search.ts";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import { once } from "../../base/once.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { outputsOf } from "../../verify/programs/check-outputs.ts";
import { findCommand } from "../../verify/programs/commands-of.ts";
import type { PageProgram } from "../../verify/programs/page-programs.ts";
import { runPrograms } from "../../verify/programs/run-programs.ts";
import { CACHE, createBuildCache } from "../cache/build-cache.ts";
import type { SiteSources } from "../read-sources.ts";
import type { Proof, ProofContext } from "./proof.ts";
import { type ProvedBlocks, proveBlocks } from "./prove-blocks.ts";
import { type ProvedTypes, proveNames } from "./prove-names.ts";
import {
  type PlannedPrograms,
  type ProvedPrograms,
  planPrograms,
  provePrograms,
} from "./prove-programs.ts";
import { recordedSearch } from "./record-search.ts";
import { returnedExamples } from "./returned-examples.ts";
import { readRecords } from "./write-records.ts";

/** What pages may state about their code, provided that the remaining proofs find no problem. */
export interface ExpectedProofs {
  readonly blocks: ProvedBlocks["counts"];
  readonly names: Omit<ProvedTypes, "problems">;
  readonly programs: PlannedPrograms;
  readonly marks: ProofMarks;
  /** A real search of the sandbox, to show on a page. */
  readonly search: RecordedSearch;
  /** Ids of the contract's examples that the sandbox returns. */
  readonly returned: ReadonlySet<string>;
}

/** What a build proved about the code on its pages, and the problems it found. */
export interface Proofs extends ExpectedProofs {
  readonly problems: readonly Problem[];
  readonly programs: ProvedPrograms;
}

/** Programs take longest, in their own processes, so pages are rendered in parallel. */
export interface RunningProofs {
  readonly expected: Promise<ExpectedProofs>;
  readonly proofs: Promise<Proofs>;
}

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
/** Everything but the code itself that its proofs depend on. */
const WORLD = [
  "client/src",
  "contract",
  "packaging",
  "sandbox/src",
  "sandbox/data",
  "site/src/verify/blocks",
  "site/src/verify/programs",
  "site/src/samples",
];

/** Checks all code on all pages against what it claims. Unchanged code is not proved again. */
export function prove(sources: SiteSources): Promise<Proofs> {
  return startProofs(sources).proofs;
}

/** @param busy settles once the other processes of the build have ended */
export function startProofs(
  sources: SiteSources,
  cache: string = CACHE,
  busy: Promise<unknown> = Promise.resolve(),
): RunningProofs {
  const { save, ...memo } = openProofs(cache);
  const context: ProofContext = {
    ...memo,
    runPrograms: (programs, alone) => runPrograms(programs, memo.sandbox(), { alone }),
    findCommand,
    recorded: readRecords(),
  };
  // The compiler is a separate process, in parallel with checking blocks and running programs.
  const naming = proveNames(sources, context);
  const blocking = proveBlocks(sources, context);
  const planning = planPrograms(sources, context);
  const running = planning.then((planned) =>
    provePrograms(planned, context, Promise.allSettled([busy, naming])),
  );
  const expected = Promise.all([
    naming,
    blocking,
    recordedSearch(sources.contract, context),
    returnedExamples(sources.contract, context),
    planning,
  ]).then(([{ problems: _, ...names }, blocks, search, returned, programs]) => ({
    blocks: blocks.counts,
    names,
    programs,
    marks: marksOf(programs),
    search,
    returned,
  }));
  const proofs = Promise.all([expected, naming, blocking, running]).then(
    ([held, names, blocks, programs]) => {
      save();
      return {
        ...held,
        problems: [...blocks.problems, ...names.problems, ...programs.problems],
        programs,
      };
    },
  );
  return { expected, proofs };
}

/** Checks the code blocks that need neither a compiler nor a process. */
export async function proveCodeBlocks(sources: SiteSources): Promise<ProvedBlocks> {
  const { save, ...memo } = openProofs(CACHE);
  const proved = await proveBlocks(sources, memo);
  save();
  return proved;
}

function openProofs(cache: string) {
  const world = hashFolders(ROOT, WORLD);
  const keyOf = (...parts: readonly string[]) =>
    createHash("sha256")
      .update(JSON.stringify([world, FIXED_DAY, parts]))
      .digest("base64url");
  const sandbox = once(createFixedSandbox);
  return { ...createBuildCache<Proof>(join(cache, "proofs.json")), keyOf, sandbox };
}

/** The marks of blocks with programs, and of those that show their output. */
function marksOf({ ran, recorded, notRun }: PlannedPrograms): ProofMarks {
  const marked = (programs: readonly PageProgram[], code: ProofMark, output: ProofMark) =>
    programs.flatMap(({ file, beside }) => [
      ...file.blocks.map((block) => [blockKey(block.file, block.line), code] as const),
      ...outputsOf(file, beside).map(
        (block) => [blockKey(block.file, block.line), output] as const,
      ),
    ]);
  // Later entries win: if the same output comes from a program that ran, it was printed.
  return new Map([
    ...marked(notRun, "notRun", "notRun"),
    ...marked(recorded, "recorded", "recordedOutput"),
    ...marked(ran, "ran", "printed"),
  ]);
}
