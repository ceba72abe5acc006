import type { Locale } from "../../../site/site.config.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolResult } from "./tool-result.ts";

/** The places of the documentation that a query leads to, the best first. */
export function searchDocs({ docs }: ToolContext, query: string, lang: Locale): ToolResult {
  const { places, nearest } = docs.search(query, lang);
  if (places.length === 0) {
    const near = nearest.length > 0 ? ` Names spelled like it: ${nearest.join(", ")}.` : "";
    return toolResult(`Nothing was found for "${query}".${near}`);
  }
  const lines = places.map(
    ({ kind, title, where, href, excerpt }) =>
      `- ${title} (${kind}${where === "" ? "" : `, ${where}`}) ${href}${excerpt === "" ? "" : `\n  ${excerpt}`}`,
  );
  return toolResult(lines.join("\n"));
}
