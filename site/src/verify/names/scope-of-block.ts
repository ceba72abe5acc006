import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { nodesOf } from "../../markdown/each-node.ts";
import { apisNamedIn } from "./apis-named-in.ts";
import type { Scope, Scopes } from "./create-scopes.ts";

/**
 * Extends the page's scope for a paragraph or a row: by the names of what it links to, of the APIs
 * that it mentions, and those of V1.0 if it mentions that.
 */
export function scopeOfBlock(block: Nodes, page: Scope, scopes: Scopes): Scope {
  const linked = nodesOf(block, "link").flatMap(({ url }) => aboutOf(url, scopes));
  const text = textOf(block);
  const retired = text.includes("V1.0")
    ? scopes.everything.about.filter((entry) => entry.startsWith("V1.0 "))
    : [];
  const added = [...linked, ...apisNamedIn(text), ...retired];
  return added.length === 0 ? page : scopes.of([...page.about, ...added]);
}

/** "/api/geo/#Place" and "/docs/geo/overview" → ["geo"]; a page outside folders adds nothing. */
function aboutOf(url: string, { ofRoute, everything }: Scopes): readonly string[] {
  const [route = ""] = url.split("#");
  const [, api] = /^\/api\/([\w-]+)\/?$/.exec(route) ?? [];
  if (api !== undefined) return everything.about.filter((entry) => entry === api);
  return /^\/docs\/[\w.-]+\//.test(route) ? ofRoute(route).about : [];
}
