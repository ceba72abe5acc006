import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { type ProvedPlaces, placeOf } from "../article/proved-places.ts";
import type { Block } from "../blocks/read-blocks.ts";
import { FIXED_DAY } from "../dates/fixed-day.ts";
import { outputsOf } from "../programs/check-outputs.ts";
import { createFixedSandbox } from "../samples/fixed-sandbox.ts";
import type { SiteSources } from "./assemble.ts";
import { createBuildCache } from "./build-cache.ts";
import { hashFolders } from "./hash-folders.ts";
import { once } from "./once.ts";
import type { Proof } from "./proof.ts";
import { type ProvedBlocks, proveBlocks } from "./prove-blocks.ts";
import { type ProvedTypes, proveNames } from "./prove-names.ts";
import { type ProvedPrograms, provePrograms, type RanProgram } from "./prove-programs.ts";

/** What a build proved of the code on its pages, and what is wrong with the rest. */
export interface Proofs {
  readonly problems: readonly Problem[];
  readonly blocks: ProvedBlocks["counts"];
  readonly names: Omit<ProvedTypes, "problems">;
  readonly programs: Omit<ProvedPrograms, "problems">;
  readonly places: ProvedPlaces;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CACHE = fileURLToPath(new URL("../../../.cache/proofs.json", import.meta.url));

/** Everything that decides what code means, besides the code. */
const WORLD = [
  "client/src",
  "contract",
  "packaging",
  "sandbox/src",
  "sandbox/data",
  "site/src/blocks",
  "site/src/programs",
  "site/src/samples",
];

/** Holds all code of all pages to what it claims. What has not changed is not proved again. */
export async function prove(sources: SiteSources): Promise<Proofs> {
  const { recall, keep, save } = createBuildCache<Proof>(CACHE);
  const world = hashFolders(ROOT, WORLD);
  const keyOf = (...parts: readonly string[]) =>
    createHash("sha256")
      .update(JSON.stringify([world, FIXED_DAY, parts]))
      .digest("base64url");
  const context = { recall, keep, keyOf, sandbox: once(createFixedSandbox) };
  const blocks = await proveBlocks(sources, context);
  // The compiler is a process of its own: programs run beside it.
  const naming = proveNames(sources, context);
  const programs = await provePrograms(sources, context);
  const names = await naming;
  save();
  return {
    problems: [...blocks.problems, ...names.problems, ...programs.problems],
    blocks: blocks.counts,
    names,
    programs,
    places: new Map(programs.ran.flatMap(placesOf)),
  };
}

function placesOf({ file, beside }: RanProgram): readonly (readonly [string, "ran" | "printed"])[] {
  const at = ({ file: page, line }: Block) => placeOf(page, line);
  return [
    ...file.blocks.map((block) => [at(block), "ran"] as const),
    ...outputsOf(file, beside).map((block) => [at(block), "printed"] as const),
  ];
}
