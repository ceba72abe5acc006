/**
 * The anchor of a row: what a reader knows of V1.0, in lower case. A field of a list's entries has
 * the list's name before it; a group written in the data stands in for that.
 *
 * - anchorOf("SessionKey", []) → "v1-sessionkey"
 * - anchorOf("Id", ["Itineraries[].PricingOptions[]"]) → "v1-pricingoptions-id"
 * - anchorOf("SessionKey", [], "poll") → "v1-poll-sessionkey"
 */
export function anchorOf(name: string, inside: readonly string[], group?: string): string {
  const [only, ...others] = inside;
  const list = others.length === 0 ? only?.split(".").at(-1) : undefined;
  return ["v1", group ?? list ?? "", name].map(slugOf).filter(Boolean).join("-");
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
