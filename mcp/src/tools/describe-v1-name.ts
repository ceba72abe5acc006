import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { retiredCalls } from "../docs/retired-calls.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** Describes what replaced a call, parameter, field, value or status of V1.0. */
export function describeV1Name({ docs }: ToolContext, name: string): ToolResult {
  const { v1Records } = docs;
  const exact = v1Records.filter(({ names }) => names.includes(name));
  const wanted = lastStep(name);
  const isField = (one: string) => !one.includes("/") && lastStep(one) === wanted;
  const sameLastStep = name.includes("/")
    ? []
    : v1Records.filter(({ names }) => names.some(isField));
  const calls = retiredCalls(v1Records, name);
  const found = exact.length > 0 ? exact : [...new Set([...sameLastStep, ...calls])];
  if (found.length === 0) {
    const nearest = nearestName(
      name,
      v1Records.flatMap(({ names }) => names),
    );
    return toolError(`V1.0 had no name "${name}".`, nearest === undefined ? [] : [nearest]);
  }
  const lines = found.map(({ title, owner, became, text, page: [href], anchor }) =>
    [
      `- \`${title}\` (${owner})`,
      became === "" ? "gone in 3.0" : `in 3.0: ${became}`,
      text,
      `${href}#${anchor}`,
    ]
      .filter(Boolean)
      .join("\n  "),
  );
  return toolResult(lines.join("\n"));
}

/** lastStep("Legs[].Stops") → "stops" */
function lastStep(name: string): string {
  return (name.split(".").at(-1) ?? "").toLowerCase();
}
