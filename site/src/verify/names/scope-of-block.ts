import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nodesOf } from "../../markdown/each-node.ts";
import type { Scope, Scopes } from "./create-scopes.ts";

/**
 * What a paragraph or a row may name beyond what its page is about: names of what it links to, and of
 * V1.0 where it says so.
 */
export function scopeOfBlock(block: Nodes, page: Scope, scopes: Scopes): Scope {
  const linked = nodesOf(block, "link").flatMap(({ url }) => aboutOf(url, scopes));
  const retired = textOf(block).includes("V1.0")
    ? scopes.everything.about.filter((entry) => entry.startsWith("V1.0 "))
    : [];
  if (linked.length + retired.length === 0) return page;
  return scopes.of([...page.about, ...linked, ...retired]);
}

/** "/api/geo/#Place" and "/docs/geo/overview" → ["geo"]; a page above the folders is about everything. */
function aboutOf(url: string, { ofRoute, everything }: Scopes): readonly string[] {
  const [route = ""] = url.split("#");
  const [, api] = /^\/api\/([\w-]+)\/?$/.exec(route) ?? [];
  if (api !== undefined) return everything.about.filter((entry) => entry === api);
  return /^\/docs\/[\w.-]+\//.test(route) ? ofRoute(route).about : [];
}
