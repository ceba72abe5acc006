import type { ResponseData } from "./read-response.ts";

/** The wait that a 429 or 503 asks for, rounded up to whole seconds. */
export function retryAfter({ status, headers }: ResponseData): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const value = headers.find(([name]) => name.toLowerCase() === "retry-after")?.[1];
  const seconds = Number(value);
  return value?.trim() && Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}
