import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import { checkHttpBlock } from "./check-http-block.ts";
import { checkJsonBlock } from "./check-json-block.ts";
import { checkPositions } from "./check-positions.ts";
import { checkTreeBlock } from "./check-tree-block.ts";
import { checkV1JsonBlock } from "./check-v1-json-block.ts";
import { checkV1TextBlock } from "./check-v1-text-block.ts";
import type { Block } from "./read-blocks.ts";

/** What a block claims to be, which decides how it is checked. Programs are not included. */
export type BlockKind = "json" | "v1-json" | "http" | "v1-text" | "tree";

type Check = (
  block: Block,
  context: BlockContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

const CHECKS: Readonly<Record<BlockKind, Check>> = {
  json: checkJsonBlock,
  "v1-json": checkV1JsonBlock,
  http: checkHttpBlock,
  "v1-text": checkV1TextBlock,
  tree: checkTreeBlock,
};

export function checkBlock(
  kind: BlockKind,
  block: Block,
  context: BlockContext,
): Promise<readonly Problem[]> {
  const positions = checkPositions(block, context);
  return Promise.resolve(CHECKS[kind](block, context)).then((own) => [...own, ...positions]);
}

/** What a block claims to be, or a problem if it must say so. Undefined if it claims nothing. */
export function blockKind(block: Block): BlockKind | Problem | undefined {
  const { language, attributes } = block;
  switch (language) {
    case "json":
      if (attributes.v1 !== undefined) return "v1-json";
      if (attributes.schema !== undefined) return "json";
      return blockProblem(
        block,
        'A JSON block says what it is: schema="…" (and part, where members are left out), or v1="…".',
        'json schema="LiveSearchRequest"',
      );
    case "http":
      return "http";
    case "text":
      if (attributes.v1 !== undefined) return "v1-text";
      if (attributes.tree !== undefined) return "tree";
      if (attributes.output !== undefined || attributes.plain !== undefined) return undefined;
      return blockProblem(
        block,
        'A text block says what it is: output="…" of a program, v1="…", tree="…" of a schema, or plain.',
        'text output="search.mts"',
      );
    default:
      return undefined;
  }
}
