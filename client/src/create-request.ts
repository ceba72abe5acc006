import { operations } from "../../contract/generated/operations.ts";
import { isObject } from "../../contract/src/base/json-object.ts";
import type { OperationId } from "../../contract/src/types.ts";
import { ApiError } from "./api-error.ts";
import { toMessage } from "./to-message.ts";
import { withoutUndefined } from "./without-undefined.ts";

export interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** By their names in lower case, so that they replace the client's own. */
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
  if (takesBody && !isObject(input)) throw new TypeError("the request must be an object");
  const headers = {
    accept: "application/json",
    ...(secured && apiKey && { "x-api-key": apiKey }),
    ...(takesBody && { "content-type": "application/json" }),
    ...extraHeaders,
  };
  const parameters = new Map<string, unknown>(
    Object.entries(takesBody ? {} : withoutUndefined(Object(input))),
  );
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(parameters.get(name) ?? "");
    // A URL takes a segment of one or two dots as a step in its path.
    if (/^\.{0,2}$/.test(value)) {
      const fault = value ? "only dots" : "missing";
      throw new TypeError(`${name} is ${fault}; call it as ${operation}({ ${name}: "…" })`);
    }
    parameters.delete(name);
    return encodeURIComponent(value);
  });
  const query = new URLSearchParams([...parameters] as string[][]);
  const url = baseUrl.replace(/\/+$/, "") + filledPath + (query.size > 0 ? `?${query}` : "");
  return new Request(url, { method, headers, body: takesBody ? JSON.stringify(input) : null });
}
