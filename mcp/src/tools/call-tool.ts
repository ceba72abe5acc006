import type { z } from "zod";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { Tool } from "./tool.ts";
import { type ToolResult, toolError, withTaken } from "./tool-result.ts";

interface ToolCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Calls a tool with whatever an assistant sent: an argument that does not fit is named, with what
 * was expected, and the nearest name is said of one that there is not.
 */
export async function callTool(
  tools: readonly Tool[],
  { name, arguments: given = {} }: ToolCall,
  signal: AbortSignal,
): Promise<ToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) {
    const names = tools.map((one) => one.name);
    const nearest = nearestName(name, names) ?? names.join(", ");
    return toolError(`There is no tool "${name}".`, [nearest]);
  }
  const named = nameArguments(tool, given);
  const [unknown] = named.unknown;
  if (unknown !== undefined) return unknownArgument(tool, unknown);
  const parsed = tool.input.safeParse(named.values);
  if (!parsed.success) {
    return toolError(parsed.error.issues.map((one) => inWords(one, named.values)).join("\n"));
  }
  return withTaken(await tool.run(parsed.data, signal), named.taken);
}

/** Arguments by their own names. What is null is absent. */
function nameArguments({ input, aliases }: Tool, given: Readonly<Record<string, unknown>>) {
  const values: Record<string, unknown> = {};
  const taken: string[] = [];
  const unknown: string[] = [];
  const known = new Map(
    [...Object.keys(input.shape), ...Object.keys(aliases)].map((name) => [bare(name), name]),
  );
  for (const [written, value] of Object.entries(given)) {
    if (value === null || value === undefined) continue;
    const match = known.get(bare(written));
    if (match === undefined) {
      unknown.push(written);
      continue;
    }
    const name = aliases[match] ?? match;
    if (name !== written) taken.push(`\`${written}\` as \`${name}\``);
    values[name] = value;
  }
  return { values, taken, unknown };
}

/** bare("return_date") → "returndate" */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function unknownArgument({ name, input }: Tool, unknown: string): ToolResult {
  const names = Object.keys(input.shape);
  const nearest = nearestName(unknown, names);
  return toolError(
    `${name} has no argument "${unknown}". It takes ${names.join(", ") || "none"}.`,
    nearest === undefined ? [] : [nearest],
  );
}

/** "`adults`: too small: expected number to be >=1; received 0" */
function inWords({ path, message }: z.core.$ZodIssue, values: unknown): string {
  const received = path.reduce<unknown>(
    (value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step],
    values,
  );
  const said = received === undefined ? "nothing" : (JSON.stringify(received) ?? "nothing");
  const where = path.map(String).join(".");
  return `\`${where}\`: ${message.replace(/, received .*$/, "")}; received ${said.slice(0, 100)}.`;
}
