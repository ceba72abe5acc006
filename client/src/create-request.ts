import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";

export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws {ApiError} of the kind `input`, where the input cannot be made into a request */
export function createRequest(target: Target, operation: OperationId, input: unknown): Request {
  const refuse = (reason: string, cause?: unknown): never => {
    throw new ApiError(operation, 0, undefined, { kind: "input", reason, cause });
  };
  try {
    return buildRequest(target, operation, input, refuse);
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    return refuse(`no request can be made of it: ${cause}`, cause);
  }
}

function buildRequest(
  { baseUrl, apiKey, headers: own }: Target,
  operation: OperationId,
  input: unknown,
  refuse: (reason: string) => never,
): Request {
  const { method, path, secured, takesBody } = operations[operation];
  if (takesBody && (typeof input !== "object" || input === null)) {
    refuse("the request must be an object");
  }
  const headers = new Headers({ accept: "application/json" });
  if (secured && apiKey !== "") headers.set("x-api-key", apiKey);
  if (takesBody) headers.set("content-type", "application/json");
  const left = new Map<string, unknown>(takesBody ? [] : Object.entries(Object(input)));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name) ?? "";
    if (value === "") refuse(`${name} is missing; call it as ${operation}({ ${name}: "…" })`);
    left.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) if (value !== undefined) query.set(name, String(value));
  const url = baseUrl.replace(/\/+$/, "") + filled + (query.size > 0 ? `?${query}` : "");
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Request(url, { method, headers, body: takesBody ? JSON.stringify(input) : null });
}
