import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { findSection, sectionsOf } from "../docs/sections.ts";
import { describeName } from "./describe-name.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

/** Characters that are sent at once: about five thousand words of context. */
const MAX_CHARACTERS = 24_000;

interface Wanted {
  /** A path or a URL, with or without ".md" and an anchor. */
  readonly page: string;
  readonly section?: string | undefined;
  readonly offset?: number | undefined;
}

/** A page as Markdown, or one of its sections; a long one in pieces. */
export function readPage(context: ToolContext, { page, section, offset = 0 }: Wanted): ToolResult {
  const [address = "", anchor] = page.split("#", 2);
  const path = pathOf(address);
  const text = context.docs.read(path);
  if (text === undefined) {
    const nearest = nearestName(path, context.docs.pages.keys());
    return toolError(`There is no page ${path}.`, nearest === undefined ? [] : [nearest]);
  }
  const wanted = section ?? anchor;
  if (wanted === undefined || wanted === "") return piece(text, offset, sectionList(text));
  const found = findSection(text, titleOf(context, wanted));
  if (found) return piece(found.text, offset, "");
  const named = describeName(context, wanted);
  if (named.isError !== true) return named;
  return toolError(`${path} has no section "${wanted}". It has:\n${sectionList(text)}`);
}

/** An operation's section has the title of its summary, and its id for an anchor. */
function titleOf({ parts }: ToolContext, wanted: string): string {
  const part = parts.find(({ kind, name }) => kind === "operation" && name === wanted);
  return part?.kind === "operation" ? part.operation.summary : wanted;
}

/** pathOf("http://localhost:3000/docs/intro.md") → "/docs/intro" */
function pathOf(address: string): string {
  const path = `/${address.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/^\//, "")}`;
  const bare = path.replace(/\.md$/, "").replace(/(.)\/$/, "$1");
  return bare === "/index" ? "/" : bare;
}

function piece(text: string, offset: number, sections: string): ToolResult {
  const end = offset + MAX_CHARACTERS;
  const shown = text.slice(offset, end);
  if (end >= text.length) return toolResult(shown);
  const more = `[${text.length - end} characters follow: ask again with offset ${end}, or for one section.]`;
  return toolResult([shown, more, sections].filter(Boolean).join("\n\n"));
}

function sectionList(text: string): string {
  return sectionsOf(text)
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ title, depth }) => `${depth === 3 ? "  " : ""}- ${title}`)
    .join("\n");
}
