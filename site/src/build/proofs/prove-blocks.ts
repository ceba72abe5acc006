import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { once } from "../../base/once.ts";
import type { ContentFile } from "../../content/read-content.ts";
import type { BlockContext } from "../../verify/blocks/block-context.ts";
import { type BlockKind, blockKind, checkBlock } from "../../verify/blocks/check-block.ts";
import { checkPairs } from "../../verify/blocks/check-pairs.ts";
import { createBlockContext } from "../../verify/blocks/create-block-context.ts";
import { type Block, readBlocks } from "../../verify/blocks/read-blocks.ts";
import type { SiteSources } from "../read-sources.ts";
import { type Proof, type ProofContext, problemAt } from "./proof.ts";

export interface ProvedBlocks {
  readonly problems: readonly Problem[];
  /** The number of proved blocks of each kind. */
  readonly counts: Readonly<Record<BlockKind, number>>;
}

/** Checks every block of data against what it claims. */
export async function proveBlocks(
  { content, contract, migrations }: SiteSources,
  { recall, keep, keyOf, sandbox }: Pick<ProofContext, "recall" | "keep" | "keyOf" | "sandbox">,
): Promise<ProvedBlocks> {
  const context = once(() => createBlockContext(contract, migrations, sandbox()));
  const problems: Problem[] = [];
  const counts = { json: 0, "v1-json": 0, http: 0, "v1-text": 0, tree: 0 };
  for (const block of content.pages.flatMap(({ file, text }) => readBlocks(file, text))) {
    const kind = blockKind(block);
    if (kind === undefined) continue;
    if (typeof kind !== "string") {
      problems.push(kind);
      continue;
    }
    const key = keyOf(kind, JSON.stringify(block.attributes), block.code);
    const proof = recall(key) ?? (await prove(kind, block, context));
    keep(key, proof);
    const { file, line } = block;
    problems.push(...proof.mistakes.map((one) => problemAt(file, line + one.offset, one)));
    if (proof.mistakes.length === 0) counts[kind] += 1;
  }
  // Pairs are compared only if all blocks are valid.
  const pairs = problems.length > 0 ? [] : content.pages.flatMap(pairProblems);
  return { problems: [...problems, ...pairs], counts };
}

function pairProblems({ file, text }: ContentFile): readonly Problem[] {
  return checkPairs(readBlocks(file, text));
}

async function prove(
  kind: BlockKind,
  block: Block,
  context: () => Promise<BlockContext>,
): Promise<Proof> {
  const problems = await checkBlock(kind, block, await context());
  return {
    mistakes: problems.map(({ message, nearest, line = block.line }) => ({
      offset: line - block.line,
      message,
      ...(nearest !== undefined && { nearest }),
    })),
  };
}
