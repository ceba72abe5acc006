import type { CallSettings } from "./call.ts";
import { isText } from "./check-argument.ts";

/** Headers with names in lower case, so that those of a call replace those of its client. */
export function headerRecord(
  headers: CallSettings["headers"] = {},
): Readonly<Record<string, string>> {
  return Object.fromEntries(new Headers(headers as Record<string, string>));
}

export function isHeaders(value: unknown): boolean {
  try {
    new Headers(value as Record<string, string>);
    return typeof value === "object" && Object.values(Object(value)).flat().every(isText);
  } catch {
    return false;
  }
}
