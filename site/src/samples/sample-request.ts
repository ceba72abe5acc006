import type {
  Example,
  Operation,
  Parameter,
  SpecificationId,
} from "../../../contract/src/model.ts";
import { PLACEHOLDER_ORIGIN, specificationPath } from "../base/paths.ts";

/** An HTTP request with everything filled in, for generators to print. */
export interface SampleRequest {
  /** operationId, "createLiveSearch". */
  readonly operation: string;
  readonly specification: SpecificationId;
  readonly method: "GET" | "POST";
  /** Absolute and percent-encoded: plain ASCII without quotes, spaces or backslashes. */
  readonly url: string;
  /** The start of every URL: "http://localhost:3000/apiservices/v3". */
  readonly base: string;
  /** The rest of the URL. A long value is a variable of the sample, to keep its line short. */
  readonly parts: readonly UrlPart[];
  /** Where the site serves the specification, to generate types from. */
  readonly contractUrl: string;
  readonly headers: readonly Header[];
  readonly body?: unknown;
}

export type UrlPart = string | Variable;

export interface Variable {
  /** In camel case: "sessionToken". */
  readonly name: string;
  readonly value: string;
}

export type Header = readonly [name: string, value: string];

export interface SampleTarget {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Values to use instead of a parameter's example, by parameter name. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The parts of an operation that a request needs. */
export interface SampledOperation
  extends Pick<Operation, "id" | "specification" | "method" | "path" | "security"> {
  readonly parameters: readonly SampledParameter[];
}

interface SampledParameter extends Pick<Parameter, "name" | "in" | "example"> {
  readonly schema: Pick<Parameter["schema"], "example">;
}

/** The sandbox as `npm start` serves it. */
export const SANDBOX: SampleTarget = { baseUrl: PLACEHOLDER_ORIGIN, apiKey: "sandbox-key" };

/** Fills an operation with one of its request examples and its parameters' examples. */
export function sampleRequest(
  operation: SampledOperation,
  example: Example | undefined,
  target: SampleTarget = SANDBOX,
): SampleRequest {
  const parts = joinTexts([...fillPath(operation, target), fillQuery(operation, target)]);
  const { base, rest } = splitBase(target.baseUrl, parts);
  const headers: Header[] = operation.security.map(({ name }) => [name, target.apiKey] as const);
  if (example) headers.push(["content-type", "application/json"]);
  return {
    operation: operation.id,
    specification: operation.specification,
    method: operation.method === "get" ? "GET" : "POST",
    url: base + rest.map((part) => (typeof part === "string" ? part : part.value)).join(""),
    base,
    parts: rest,
    headers,
    contractUrl: target.baseUrl + specificationPath(operation.specification, "json"),
    ...(example ? { body: example.value } : {}),
  };
}

/** The variables among the parts of a URL. */
export function variablesOf({ parts }: SampleRequest): readonly Variable[] {
  return parts.filter((part) => typeof part !== "string");
}

/** Joins adjacent texts and drops empty ones. */
function joinTexts(parts: readonly UrlPart[]): readonly UrlPart[] {
  const joined: UrlPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === "") continue;
    if (typeof part === "string" && typeof last === "string") joined.splice(-1, 1, last + part);
    else joined.push(part);
  }
  return joined;
}

/** The first part begins with the path that all operations share, "/apiservices/v3". */
function splitBase(baseUrl: string, [first = "", ...others]: readonly UrlPart[]) {
  if (typeof first !== "string") return { base: baseUrl, rest: [first, ...others] };
  const shared = sharedPath(first);
  return { base: baseUrl + shared, rest: [first.slice(shared.length), ...others] };
}

/** sharedPath("/apiservices/v3/culture/markets") → "/apiservices/v3" */
export function sharedPath(path: string): string {
  return /^\/\w+\/v\d+(?=\/)/.exec(path)?.[0] ?? "";
}

function fillPath(operation: SampledOperation, target: SampleTarget): readonly UrlPart[] {
  return operation.path.split(/\{([^}]+)\}/).map((part, index) => {
    // Every second part is the name of a parameter.
    if (index % 2 === 0) return part;
    const parameter = operation.parameters.find((one) => one.in === "path" && one.name === part);
    const value = parameter && parameterValue(parameter, target);
    if (value === undefined) {
      throw new Error(
        `${operation.id}: path parameter "${part}" has no example to build a sample from`,
      );
    }
    return toPart(part, encode(value));
  });
}

/** A value longer than this gets its own line. */
const LONG_VALUE = 16;

/** Makes long values variables; only two-word names, since the generators' own have one word. */
function toPart(name: string, value: string): UrlPart {
  return value.length > LONG_VALUE && /^[a-z]+[A-Z]\w*$/.test(name) ? { name, value } : value;
}

function fillQuery(operation: SampledOperation, target: SampleTarget): string {
  const pairs: string[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in !== "query") continue;
    const value = parameterValue(parameter, target);
    if (value !== undefined) pairs.push(`${encode(parameter.name)}=${encode(value)}`);
  }
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

function parameterValue(parameter: SampledParameter, target: SampleTarget): string | undefined {
  const given = target.parameters?.[parameter.name];
  if (given !== undefined) return given;
  const example = parameter.example ?? parameter.schema.example;
  return example === undefined ? undefined : String(example);
}

/** encode("it's") → "it%27s": what encodeURIComponent leaves could end a string in a shell. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
