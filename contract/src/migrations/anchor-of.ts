/**
 * The anchor of a row: the V1.0 name that readers know, in lower case. A field of a list's entries
 * is prefixed with the list's name, or with a group if the data gives one.
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
