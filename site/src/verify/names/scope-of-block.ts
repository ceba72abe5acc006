import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nodesOf } from "../../markdown/each-node.ts";
import type { Scope, Scopes } from "./create-scopes.ts";

/**
 * Extends the page's scope for a paragraph or a row: by the names of what it links to, and those of
 * V1.0 if it mentions it.
 */
export function scopeOfBlock(block: Nodes, page: Scope, scopes: Scopes): Scope {
  const linked = nodesOf(block, "link").flatMap(({ url }) => aboutOf(url, scopes));
  const retired = textOf(block).includes("V1.0")
    ? scopes.everything.about.filter((entry) => entry.startsWith("V1.0 "))
    : [];
  if (linked.length + retired.length === 0) return page;
  return scopes.of([...page.about, ...linked, ...retired]);
}

/** "/api/geo/#Place" and "/docs/geo/overview" → ["geo"]; a page outside folders adds nothing. */
function aboutOf(url: string, { ofRoute, everything }: Scopes): readonly string[] {
  const [route = ""] = url.split("#");
  const [, api] = /^\/api\/([\w-]+)\/?$/.exec(route) ?? [];
  if (api !== undefined) return everything.about.filter((entry) => entry === api);
  return /^\/docs\/[\w.-]+\//.test(route) ? ofRoute(route).about : [];
}
