import { operations } from "../../../contract/generated/operations.ts";
import type { Operation } from "../../../contract/src/model.ts";
import { findOperation } from "../../../contract/src/names/find.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { CLOCK_HEADER } from "../../../sandbox/src/operations/create-live-search.ts";
import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { selectIn, shorten } from "../contract/shorten.ts";
import { explainDetails } from "./explain-details.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

export interface OperationCall {
  readonly operation: string;
  /** Values of path and query parameters, by name. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly key: string;
  readonly scenario?: string | undefined;
  /** Steps into the response, to see one part of it. */
  readonly select: readonly string[];
  /** How much of each list and map to show. */
  readonly entries: number;
}

/** Characters of a response that an assistant is given at once. */
const MAX_CHARACTERS = 40_000;

/** Calls an operation of the sandbox. What the sandbox refuses is explained, field by field. */
export async function callOperation(
  context: ToolContext,
  call: OperationCall,
): Promise<ToolResult> {
  const lookup = findOperation(context.contract, call.operation);
  if (!lookup.found || !Object.hasOwn(operations, call.operation)) {
    const nearest = nearestName(call.operation, Object.keys(operations));
    const message = `There is no operation "${call.operation}".`;
    return toolError(message, nearest === undefined ? [] : [nearest]);
  }
  const operation = lookup.value;
  const wrong = wrongParameters(operation, call.parameters);
  if (wrong) return toolError(wrong);
  // An assistant need not wait: each poll of a search is one supplier further.
  const headers = new Headers({ "x-api-key": call.key, [CLOCK_HEADER]: "step" });
  if (call.scenario !== undefined) headers.set(SCENARIO_HEADER, call.scenario);
  const body = call.body === undefined ? "" : JSON.stringify(call.body);
  if (body !== "") headers.set("Content-Type", "application/json");
  const { status, ...response } = await context.callSandbox({
    method: operation.method.toUpperCase(),
    path: pathOf(operation, call.parameters),
    search: searchOf(operation, call.parameters),
    headers,
    body,
  });
  const value: unknown = JSON.parse(response.body);
  if (status !== 200) {
    const wait = response.headers["Retry-After"];
    const after = wait === undefined ? "" : `\nRetry-After: ${wait}`;
    const explained = explainDetails(value, operation, context);
    return toolError(`${status}${after}\n${JSON.stringify(value, null, 2)}\n\n${explained}`.trim());
  }
  return show(value, call);
}

function show(value: unknown, { select, entries }: OperationCall): ToolResult {
  const chosen = selectIn(value, select);
  if (!chosen.found) {
    const known = chosen.known.slice(0, 40).join(", ");
    return toolError(`The response has no "${chosen.at}" there. It has: ${known || "nothing"}.`);
  }
  for (let most = entries; most > 0; most -= 1) {
    const text = JSON.stringify(shorten(chosen.value, most), null, 1);
    if (text.length <= MAX_CHARACTERS) return toolResult(`200\n${text}`);
  }
  return toolError("This part is too large. Select a part of it with `select`.");
}

function wrongParameters(
  { id, parameters }: Operation,
  given: Readonly<Record<string, string>>,
): string | undefined {
  const names = parameters.map(({ name }) => name);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  const takes = `${id} takes ${names.join(", ") || "no parameters"}.`;
  if (unknown !== undefined) return `There is no parameter "${unknown}". ${takes}`;
  const missing = parameters.find(({ name, required }) => required && !(name in given));
  return missing && `The parameter "${missing.name}" is missing. ${takes}`;
}

function pathOf({ path }: Operation, given: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
}

function searchOf({ parameters }: Operation, given: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams();
  for (const { name, in: where } of parameters) {
    const value = given[name];
    if (where === "query" && value !== undefined) search.set(name, value);
  }
  return search.toString();
}
