import type {
  Example,
  Operation,
  Parameter,
  SpecificationId,
} from "../../../contract/src/model.ts";
import { specificationPath } from "../address/specification-path.ts";

/** One HTTP request with everything filled in: what each generator prints. */
export interface SampleRequest {
  /** operationId, "createLiveSearch". */
  readonly operation: string;
  readonly specification: SpecificationId;
  readonly method: "GET" | "POST";
  /** Absolute and percent-encoded: plain ASCII without quotes, spaces or backslashes. */
  readonly url: string;
  /** Where the site serves the specification, to generate types from; none for a guide's call. */
  readonly contractUrl?: string;
  readonly headers: readonly Header[];
  readonly body?: unknown;
}

export type Header = readonly [name: string, value: string];

export interface SampleTarget {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Values to use instead of a parameter's example, by parameter name. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The sandbox as `npm start` serves it. */
export const SANDBOX: SampleTarget = { baseUrl: "http://localhost:3000", apiKey: "sandbox-key" };

/** Fills an operation with one of its request examples and its parameters' examples. */
export function sampleRequest(
  operation: Operation,
  example: Example | undefined,
  target: SampleTarget = SANDBOX,
): SampleRequest {
  const headers: Header[] = operation.security.map(({ name }) => [name, target.apiKey] as const);
  if (example) headers.push(["content-type", "application/json"]);
  return {
    operation: operation.id,
    specification: operation.specification,
    method: operation.method === "get" ? "GET" : "POST",
    url: target.baseUrl + fillPath(operation, target) + fillQuery(operation, target),
    headers,
    ...(operation.published && {
      contractUrl: target.baseUrl + specificationPath(operation.specification, "json"),
    }),
    ...(example ? { body: example.value } : {}),
  };
}

function fillPath(operation: Operation, target: SampleTarget): string {
  return operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === name);
    const value = parameter && parameterValue(parameter, target);
    if (value === undefined) {
      throw new Error(
        `${operation.id}: path parameter "${name}" has no example to build a sample from`,
      );
    }
    return encode(value);
  });
}

function fillQuery(operation: Operation, target: SampleTarget): string {
  const pairs: string[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in !== "query") continue;
    const value = parameterValue(parameter, target);
    if (value !== undefined) pairs.push(`${encode(parameter.name)}=${encode(value)}`);
  }
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function parameterValue(parameter: Parameter, target: SampleTarget): string | undefined {
  const given = target.parameters?.[parameter.name];
  if (given !== undefined) return given;
  const example = parameter.example ?? parameter.schema.example;
  return example === undefined ? undefined : String(example);
}

/** encode("it's") → "it%27s": the characters encodeURIComponent leaves can end a string in a shell. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
