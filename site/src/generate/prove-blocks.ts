import { fileURLToPath } from "node:url";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { BlockContext } from "../blocks/block-context.ts";
import { type Claim, checkBlock, claimOf } from "../blocks/check-block.ts";
import { createBlockContext } from "../blocks/create-block-context.ts";
import { type Block, readBlocks } from "../blocks/read-blocks.ts";
import { FIXED_DAY } from "../dates/fixed-day.ts";
import type { SiteSources } from "./assemble.ts";
import { hashFolders } from "./hash-folders.ts";
import { type BlockMistake, createProofCache, type Proof, proofKey } from "./proof-cache.ts";

/** What a build proved, and what it could not. */
export interface Proofs {
  readonly problems: readonly Problem[];
  /** How many blocks of each kind hold. */
  readonly counts: Readonly<Record<Claim, number>>;
}

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const CACHE = fileURLToPath(new URL("../../../.cache/proofs.json", import.meta.url));

/** Everything that decides what a block means, besides the block. */
const WORLD = ["contract", "sandbox/src", "sandbox/data", "site/src/blocks", "site/src/samples"];

/** Holds every block of every page to what it claims. What has not changed is not proved again. */
export async function proveBlocks({
  content,
  contract,
  migrations,
}: Pick<SiteSources, "content" | "contract" | "migrations">): Promise<Proofs> {
  const cache = createProofCache(CACHE);
  const world = hashFolders(ROOT, WORLD);
  const context = once(() => createBlockContext(contract, migrations));
  const problems: Problem[] = [];
  const counts = { json: 0, "v1-json": 0, http: 0, "v1-text": 0, tree: 0 };
  for (const block of content.pages.flatMap(({ file, text }) => readBlocks(file, text))) {
    const claim = claimOf(block);
    if (claim === undefined) continue;
    if (typeof claim !== "string") {
      problems.push(claim);
      continue;
    }
    const key = proofKey(
      world,
      String(FIXED_DAY),
      claim,
      JSON.stringify(block.attributes),
      block.code,
    );
    const proof = cache.recall(key) ?? (await prove(claim, block, context));
    cache.keep(key, proof);
    problems.push(...proof.mistakes.map((mistake) => problemIn(block, mistake)));
    if (proof.mistakes.length === 0) counts[claim] += 1;
  }
  cache.save();
  return { problems, counts };
}

async function prove(
  claim: Claim,
  block: Block,
  context: () => Promise<BlockContext>,
): Promise<Proof> {
  const problems = await checkBlock(claim, block, await context());
  return {
    mistakes: problems.map(({ message, nearest, line = block.line }) => ({
      offset: line - block.line,
      message,
      ...(nearest !== undefined && { nearest }),
    })),
  };
}

function problemIn({ file, line }: Block, { offset, message, nearest }: BlockMistake): Problem {
  return problem({ file, line: line + offset }, message, nearest);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
