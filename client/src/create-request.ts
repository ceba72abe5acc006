import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import { toMessage } from "./to-message.ts";

export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws {ApiError} of the kind `input`, where the input cannot be made into a request */
export function createRequest(target: Target, operation: OperationId, input: unknown): Request {
  try {
    return buildRequest(target, operation, input);
  } catch (cause) {
    const reason = toMessage(cause);
    throw new ApiError(operation, 0, undefined, { kind: "input", reason, cause });
  }
}

function buildRequest(
  { baseUrl, apiKey, headers: extraHeaders }: Target,
  operation: OperationId,
  input: unknown,
): Request {
  const { method, path, secured, takesBody } = operations[operation];
  if (takesBody && (typeof input !== "object" || input === null)) {
    throw new TypeError("the request must be an object");
  }
  const headers = new Headers({ accept: "application/json" });
  if (secured && apiKey !== "") headers.set("x-api-key", apiKey);
  if (takesBody) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(extraHeaders)) headers.set(name, value);
  const parameters = new Map<string, unknown>(takesBody ? [] : Object.entries(Object(input)));
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters.get(name) ?? "";
    if (value === "") {
      throw new TypeError(`${name} is missing; call it as ${operation}({ ${name}: "…" })`);
    }
    parameters.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== undefined) query.set(name, String(value));
  const url = baseUrl.replace(/\/+$/, "") + filledPath + (query.size > 0 ? `?${query}` : "");
  return new Request(url, { method, headers, body: takesBody ? JSON.stringify(input) : null });
}
