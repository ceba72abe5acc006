import type { Problem } from "../../../contract/src/problems/problem.ts";

/**
 * Claims that nobody is listed for come after what other checks found, and only where none of them
 * says of the same line what is wrong with it: a misspelt name is to be mended, not listed.
 */
export function claimsLast(
  found: readonly Problem[],
  claims: readonly Problem[],
): readonly Problem[] {
  const told = new Set(found.map(placeOf));
  return [...found, ...claims.filter((claim) => !told.has(placeOf(claim)))];
}

function placeOf({ file, line }: Problem): string {
  return `${file}:${line}`;
}
