import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { lineOfOffset } from "../base/line-of-offset.ts";

/** Typed text: JSON with the positions of its parts, or why it does not parse. */
export type TypedText =
  | { readonly kind: "json"; readonly value: unknown; readonly tree: Node }
  | { readonly kind: "broken"; readonly line: number; readonly reason: BrokenReason };

/** Each has a text in the catalogues. */
export type BrokenReason =
  | "comma"
  | "colon"
  | "value"
  | "end"
  | "character"
  | "comment"
  | "depth"
  | "syntax";

/** Strictly JSON: no comments, and no trailing commas. */
export function readText(text: string): TypedText {
  const tooDeep = offsetBeyondDepth(text);
  if (tooDeep !== undefined)
    return { kind: "broken", line: lineOfOffset(text, tooDeep), reason: "depth" };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const reason = REASONS[first.error] ?? "syntax";
    return { kind: "broken", line: lineOfOffset(text, first.offset), reason };
  }
  try {
    if (tree) return { kind: "json", value: JSON.parse(text), tree };
  } catch {
    // The tolerant parser let something pass.
  }
  return {
    kind: "broken",
    line: lineOfOffset(text, text.length),
    reason: tree ? "syntax" : "value",
  };
}

/** Everything that reads a value is recursive. No request of the contract has ten levels. */
const MAX_DEPTH = 100;

/** Offset of the bracket that exceeds the maximum depth; brackets inside strings do not count. */
function offsetBeyondDepth(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[[{\]}]/g)) {
    if (token === "[" || token === "{") depth += 1;
    else if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_DEPTH) return index;
  }
  return undefined;
}

/** By the number of a `ParseErrorCode`: its names would be in the script twice. */
const REASONS: Readonly<Record<number, BrokenReason>> = {
  /* InvalidSymbol */ 1: "value",
  /* InvalidNumberFormat */ 2: "value",
  /* PropertyNameExpected */ 3: "value",
  /* ValueExpected */ 4: "value",
  /* ColonExpected */ 5: "colon",
  /* CommaExpected */ 6: "comma",
  /* CloseBraceExpected */ 7: "end",
  /* CloseBracketExpected */ 8: "end",
  /* EndOfFileExpected */ 9: "end",
  /* InvalidCommentToken */ 10: "comment",
  /* UnexpectedEndOfString */ 12: "end",
  /* UnexpectedEndOfNumber */ 13: "value",
  /* InvalidUnicode */ 14: "character",
  /* InvalidEscapeCharacter */ 15: "character",
  /* InvalidCharacter */ 16: "character",
};
