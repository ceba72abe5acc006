import type { CallSettings } from "./call-settings.ts";
import { isString } from "./check-argument.ts";

/** Options whose headers can be read again and again: an iterator can be read only once. */
export function withReusableHeaders<Options extends CallSettings>(options: Options): Options {
  const { headers } = Object(options);
  const isIterator = headers?.next && Symbol.iterator in headers;
  return isIterator ? { ...options, headers: [...headers] } : options;
}

/** Headers with names in lower case, so that those of a call replace those of its client. */
export function headerRecord(
  headers: CallSettings["headers"] = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(new Headers(headers as Record<string, string>));
}

export function isHeaders(value: unknown): boolean {
  try {
    new Headers(value as Record<string, string>);
    return typeof value === "object" && Object.values(Object(value)).flat().every(isString);
  } catch {
    return false;
  }
}
