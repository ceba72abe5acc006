import type { SampleRequest } from "./sample-request.ts";

/** `base + "/flights/live/search/poll/" + sessionToken`: Go and Java concatenate strings alike. */
export function joinUrl({ parts }: SampleRequest): string {
  const texts = parts.map((part) => (typeof part === "string" ? JSON.stringify(part) : part.name));
  return ["base", ...texts].join(" + ");
}
