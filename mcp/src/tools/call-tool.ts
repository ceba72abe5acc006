import { truncate } from "../../../contract/src/base/truncate.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { normalizeName } from "../input/normalize-name.ts";
import { describeIssue, MAX_SHOWN } from "./describe-issue.ts";
import type { Tool } from "./tool.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, withInterpretations } from "./tool-result.ts";

interface ToolCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Calls a tool with whatever an assistant sent. The error for an invalid argument says what was
 * expected; the one for an unknown argument or tool suggests the nearest name.
 */
export async function callTool(
  tools: readonly Tool[],
  context: ToolContext,
  { name, arguments: given = {} }: ToolCall,
  signal: AbortSignal,
): Promise<ToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) {
    const names = tools.map((one) => one.name);
    const nearest = nearestName(name, names);
    const problem = `Unknown tool "${truncate(name, MAX_SHOWN)}".`;
    return nearest === undefined
      ? toolError(`${problem} Tools: ${names.join(", ")}.`)
      : toolError(problem, [nearest]);
  }
  const resolved = nameArguments(tool, given);
  const [unknown] = resolved.unknown;
  if (unknown !== undefined) return unknownArgument(tool, unknown);
  const parsed = tool.input.safeParse(resolved.values);
  if (!parsed.success) {
    const { issues } = parsed.error;
    const invalid = issues.map((one) => describeIssue(one, tool, resolved.values));
    return toolError(
      invalid.map(({ text }) => text).join("\n"),
      invalid.flatMap(({ nearest }) => nearest),
    );
  }
  return withInterpretations(
    await tool.run(context, parsed.data, signal),
    resolved.interpretations,
  );
}

/** Resolves aliases and spellings of argument names. Null counts as absent. */
function nameArguments({ input, aliases }: Tool, given: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = {};
  const interpretations: string[] = [];
  const unknown: string[] = [];
  const namesBySpelling = new Map(
    [...Object.keys(input.shape), ...Object.keys(aliases)].map((name) => [
      normalizeName(name),
      name,
    ]),
  );
  for (const [written, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    const match = namesBySpelling.get(normalizeName(written));
    if (match === undefined) {
      unknown.push(written);
      continue;
    }
    const name = aliases[match] ?? match;
    if (name !== written) interpretations.push(`\`${written}\` as \`${name}\``);
    values[name] = value;
  }
  return { values, interpretations, unknown };
}

function unknownArgument({ name, input }: Tool, unknown: string): ToolResult {
  const names = Object.keys(input.shape);
  const nearest = nearestName(unknown, names);
  const shown = truncate(unknown, MAX_SHOWN);
  return toolError(
    `${name} has no argument "${shown}". It takes ${names.join(", ") || "none"}.`,
    nearest === undefined ? [] : [nearest],
  );
}
