import type { Alternate, Hrefs } from "./page-model.ts";

/** All that a page tells the frame of its alternates: what they are called, the frame knows. */
export function hrefsOf<Id extends string>(alternates: readonly Alternate<Id>[]): Hrefs<Id> {
  const hrefs = Object.fromEntries(alternates.map(({ id, href }) => [id, href]));
  return hrefs as Record<Id, string>;
}
