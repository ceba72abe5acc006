import {
  type Header,
  type SampleRequest,
  type SampleTarget,
  sampleRequest,
} from "../samples/sample-request.ts";
import type { ConsoleOperation, ConsoleParameter } from "./console-data.ts";

export interface EditorState {
  /** The body, or the parameters by name. */
  readonly value: unknown;
  /** A scenario of the sandbox; "" for none. */
  readonly scenario?: string;
}

export const SCENARIO_HEADER = "x-sandbox-scenario";

/** The request as edited: the one that is sent, and that every language prints. */
export function editedRequest(
  operation: ConsoleOperation,
  { value, scenario = "" }: EditorState,
  target: SampleTarget,
): SampleRequest {
  const { takesBody } = operation;
  const parameters = takesBody ? operation.parameters : parametersIn(operation, value).all;
  const example = takesBody ? { name: "edited", summary: "", value } : undefined;
  const request = sampleRequest({ ...operation, parameters }, example, target);
  return { ...request, headers: [...request.headers, ...scenarioHeaders(scenario)] };
}

/** The headers that ask the sandbox for a scenario. */
export function scenarioHeaders(scenario: string): readonly Header[] {
  return scenario === "" ? [] : [[SCENARIO_HEADER, scenario]];
}

/** The editor's value as parameters: those that the contract does not have go into the query. */
export function parametersIn({ parameters }: ConsoleOperation, value: unknown) {
  const given = Object.entries(Object(value)).flatMap(([name, one]) =>
    one === null || one === undefined ? [] : [[textOf(name), textOf(one)] as const],
  );
  const path = parameters.filter((one) => one.in === "path");
  const inPath = new Map(given.filter(([name]) => path.some((one) => one.name === name)));
  const query = given.filter(([name]) => !inPath.has(name));
  const all: readonly ConsoleParameter[] = [
    ...path.map(({ name }) => toParameter(name, "path", inPath.get(name) ?? "")),
    ...query.map(([name, text]) => toParameter(name, "query", text)),
  ];
  const parts = { path: Object.fromEntries(inPath), query: Object.fromEntries(query) };
  return { all, parts };
}

function toParameter(name: string, place: "path" | "query", example: string): ConsoleParameter {
  return { name, in: place, schema: {}, example };
}

/** As a URL can carry it: half of a surrogate pair has no UTF-8 form, and becomes U+FFFD. */
function textOf(value: unknown): string {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Size of the body on the wire, in bytes. */
export function bodyBytes({ body }: SampleRequest): number {
  return body === undefined ? 0 : new TextEncoder().encode(JSON.stringify(body)).length;
}
