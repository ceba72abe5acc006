import { operations } from "../../contract/generated/operations.ts";
import type { OperationId } from "../../contract/src/types.ts";
import type { Input } from "./operation-types.ts";

interface Target {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** @throws {TypeError} that names what is missing from the input, before anything is sent */
export function requestOf<Id extends OperationId>(
  { baseUrl, apiKey }: Target,
  operation: Id,
  input: Input<Id>,
  own: Readonly<Record<string, string>> = {},
): Request {
  const { method, path, secured, takesBody } = operations[operation];
  const headers = new Headers({ accept: "application/json" });
  if (secured) headers.set("x-api-key", apiKey);
  if (takesBody) headers.set("content-type", "application/json");
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  if (takesBody && (typeof input !== "object" || input === null)) {
    throw new TypeError(`${operation}: expected the body as an object, received ${input}.`);
  }
  const left = new Map(takesBody ? [] : Object.entries(Object(input)));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = left.get(name);
    left.delete(name);
    if (typeof value === "string" && value !== "") return encodeURIComponent(value);
    throw new TypeError(`${operation}: expected ${name} as a text, received ${print(value)}.`);
  });
  const query = new URLSearchParams();
  for (const [name, value] of left) if (value !== undefined) query.set(name, String(value));
  const url = baseUrl.replace(/\/+$/, "") + filled + (query.size > 0 ? `?${query}` : "");
  return new Request(url, { method, headers, body: takesBody ? JSON.stringify(input) : null });
}

function print(value: unknown): string {
  return value === undefined ? "nothing" : JSON.stringify(value);
}
