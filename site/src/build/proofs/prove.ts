import { createHash } from "node:crypto";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { hashFolders } from "../../../../packaging/hash-folders.ts";
import type { RecordedSearch } from "../../article/recorded-search.ts";
import { type ProofMark, placeOf, type VerifiedPlaces } from "../../article/verified-places.ts";
import { FIXED_DAY } from "../../base/dates/fixed-day.ts";
import { once } from "../../base/once.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { outputsOf } from "../../verify/programs/check-outputs.ts";
import { findCommand } from "../../verify/programs/commands-of.ts";
import type { PageProgram } from "../../verify/programs/page-programs.ts";
import { CACHE, createBuildCache } from "../cache/build-cache.ts";
import type { SiteSources } from "../read-sources.ts";
import type { Proof } from "./proof.ts";
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

/** What pages say of the code on them. It holds if the proofs that are left find no problem. */
export interface ExpectedProofs {
  readonly blocks: ProvedBlocks["counts"];
  readonly names: Omit<ProvedTypes, "problems">;
  readonly programs: PlannedPrograms;
  readonly places: VerifiedPlaces;
  /** A real search of the sandbox, to be shown. */
  readonly search: RecordedSearch;
  /** Ids of the contract's examples that the sandbox returns. */
  readonly returned: ReadonlySet<string>;
}

/** What a build proved of the code on its pages, and what is wrong with the rest. */
export interface Proofs extends ExpectedProofs {
  readonly problems: readonly Problem[];
  readonly programs: ProvedPrograms;
}

/** Programs take the longest, and are processes: pages are rendered beside them. */
export interface RunningProofs {
  readonly expected: Promise<ExpectedProofs>;
  readonly proofs: Promise<Proofs>;
}

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
/** Everything that decides what code means, besides the code. */
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

/** Holds all code of all pages to what it claims. What has not changed is not proved again. */
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
  const context = { ...memo, findCommand, recorded: readRecords() };
  // The compiler is a process of its own: blocks are held and programs run beside it.
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
    places: placesOf(programs),
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

/** Holds the blocks of code to what they claim that need neither a compiler nor a process. */
export async function proveCodeBlocks(
  sources: SiteSources,
  cache: string = CACHE,
): Promise<ProvedBlocks> {
  const { save, ...memo } = openProofs(cache);
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

/** What the blocks of programs, and those that show what they print, may say of this build. */
function placesOf({ ran, recorded, notRun }: PlannedPrograms): VerifiedPlaces {
  const marked = (programs: readonly PageProgram[], code: ProofMark, output: ProofMark) =>
    programs.flatMap(({ file, beside }) => [
      ...file.blocks.map((block) => [placeOf(block.file, block.line), code] as const),
      ...outputsOf(file, beside).map((block) => [placeOf(block.file, block.line), output] as const),
    ]);
  // A twin that did run has printed what a block shows.
  return new Map([
    ...marked(notRun, "notRun", "notRun"),
    ...marked(recorded, "recorded", "recordedOutput"),
    ...marked(ran, "ran", "printed"),
  ]);
}
