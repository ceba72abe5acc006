import type { Alternate, Hrefs } from "./page-model.ts";

/** The addresses of a page's alternates: the frame already knows their labels. */
export function hrefsOf<Id extends string>(alternates: readonly Alternate<Id>[]): Hrefs<Id> {
  const hrefs = Object.fromEntries(alternates.map(({ id, href }) => [id, href]));
  return hrefs as Record<Id, string>;
}
