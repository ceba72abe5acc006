import type { Operation } from "../../../contract/src/model.ts";
import { CLOCK_HEADER } from "../../../sandbox/src/live-session/clock-header.ts";
import { SCENARIO_HEADER } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { readOperation } from "../contract/find-operation.ts";
import { selectIn } from "../output/select-in.ts";
import { shortenTo } from "../output/shorten.ts";
import { callError } from "./call-error.ts";
import { sortArguments } from "./sort-arguments.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult, withInterpretations } from "./tool-result.ts";

export interface OperationCall {
  readonly operation: string;
  /** Values of path and query parameters, by name. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
  readonly key: string;
  readonly scenario?: string | undefined;
  /** Path into the response, to show only one part of it. */
  readonly select: readonly string[];
  /** How many entries of each list and map to show. */
  readonly entries: number;
  /** Maximum characters of the response. */
  readonly limit: number;
}

/** Calls an operation of the sandbox. If it rejects the request, each invalid field is explained. */
export async function callOperation(
  context: ToolContext,
  call: OperationCall,
): Promise<ToolResult> {
  const resolved = readOperation(context.contract, call.operation);
  if ("problem" in resolved) return toolError(resolved.problem, resolved.nearest);
  const { value: operation } = resolved;
  const sorted = sortArguments(operation, call);
  if ("problem" in sorted) return toolError(sorted.problem, sorted.nearest);
  const { parameters, body: given } = sorted.value;
  // Each poll of a search advances it by one supplier, so the assistant needn't wait.
  const headers = new Headers({ "x-api-key": call.key, [CLOCK_HEADER]: "step" });
  if (call.scenario !== undefined) headers.set(SCENARIO_HEADER, call.scenario);
  const body = given === undefined ? "" : JSON.stringify(given);
  if (body !== "") headers.set("Content-Type", "application/json");
  const { status, ...response } = await context.callSandbox({
    method: operation.method.toUpperCase(),
    path: fillPath(operation, parameters),
    search: toSearch(operation, parameters),
    headers,
    body,
  });
  const value: unknown = JSON.parse(response.body);
  const interpretations = [
    ...(resolved.interpretation === undefined
      ? []
      : [`\`operation\` as ${resolved.interpretation}`]),
    ...sorted.interpretations,
  ];
  if (status !== 200) {
    const failed = { status, retryAfter: response.headers["Retry-After"], body: value };
    return withInterpretations(callError(context, operation.id, failed), interpretations);
  }
  return withInterpretations(selectResponse(value, call), interpretations);
}

function selectResponse(value: unknown, { select, entries, limit }: OperationCall): ToolResult {
  const selection = selectIn(value, select);
  if (!selection.found) {
    const known = selection.known.slice(0, 40).join(", ");
    return toolError(`The response has no "${selection.at}" there. It has: ${known || "nothing"}.`);
  }
  const response = shortenTo(selection.value, entries, limit);
  return toolResult(`200\n${JSON.stringify(response, null, 1)}`, { status: 200, response });
}

function fillPath({ path }: Operation, given: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodePathValue(given[name] ?? ""));
}

/** Percent-encodes a value; half of a character becomes "\ufffd", as in a query string. */
function encodePathValue(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, "\ufffd"));
}

function toSearch({ parameters }: Operation, given: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams();
  for (const { name, in: where } of parameters) {
    const value = given[name];
    if (where === "query" && value !== undefined) search.set(name, value);
  }
  return search.toString();
}
