import { isNode, parseDocument } from "yaml";
import { lineOfOffset } from "../../base/line-of-offset.ts";

export type Step = string | number;

/** The positions of the fields of a JSON text, and its duplicate fields. */
export interface JsonPositions {
  /** Line of a field within the text, 0-based; if it doesn't exist, of its nearest parent. */
  readonly lineOf: (steps: readonly Step[]) => number;
  readonly has: (steps: readonly Step[]) => boolean;
  /** A message and a line for each duplicate. */
  readonly duplicates: readonly { readonly message: string; readonly line: number }[];
}

export function locate(json: string): JsonPositions {
  const document = parseDocument(json, { uniqueKeys: true });
  const lineAt = (offset: number) => lineOfOffset(json, offset) - 1;
  const lineOf = (steps: readonly Step[]): number => {
    const node = document.getIn(steps, true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    return steps.length === 0 ? 0 : lineOf(steps.slice(0, -1));
  };
  const twice = document.errors
    .filter(({ code }) => code === "DUPLICATE_KEY")
    .map(({ pos: [start] }) => ({
      message: "This member is written twice: remove one.",
      line: lineAt(start),
    }));
  return { lineOf, has: (steps) => document.hasIn(steps), duplicates: twice };
}
