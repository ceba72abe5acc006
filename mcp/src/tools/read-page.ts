import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { findSection, type Section, sectionsOf } from "../docs/sections.ts";
import { describeName } from "./describe-name.ts";
import type { ToolContext } from "./tool-context.ts";
import { type ToolResult, toolError, toolResult } from "./tool-result.ts";

const MAX_NEAREST = 3;

interface PageQuery {
  /** A path or a URL, with or without ".md" and an anchor. */
  readonly page: string;
  readonly section?: string | undefined;
  readonly offset: number;
  /** Maximum number of characters. */
  readonly limit: number;
}

/** Reads a page as Markdown, or one of its sections; a long one in pieces. */
export function readPage(context: ToolContext, { page, section, ...part }: PageQuery): ToolResult {
  const [address = "", anchor] = page.split("#", 2);
  const path = pathOf(address);
  const text = context.docs.read(path);
  if (text === undefined) {
    return toolError(`There is no page ${path}.`, nearestPages(context, path));
  }
  const wanted = section ?? anchor;
  if (wanted === undefined || wanted === "") return piece(path, text, part, listedSections(text));
  const foundSection = findSection(text, titleOf(context, wanted));
  if (foundSection) {
    const { text, depth } = foundSection;
    const inner = listedSections(text).filter((section) => section.depth > depth);
    return piece(path, text, part, inner);
  }
  const described = describeName(context, wanted);
  if (described.isError !== true) return described;
  return toolError(
    `${path} has no section "${wanted}". It has:\n${printSections(listedSections(text))}`,
  );
}

/**
 * The title of the wanted section: an operation's section has its id as anchor and its summary as
 * title.
 */
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

function piece(
  path: string,
  text: string,
  { offset, limit }: Pick<PageQuery, "offset" | "limit">,
  sections: readonly Section[],
): ToolResult {
  if (offset > 0 && offset >= text.length) {
    return toolError(`offset must be less than ${text.length}, the length of ${path}.`);
  }
  const end = lineEnd(text, offset, offset + limit);
  const pieceText = text.slice(offset, end);
  if (end >= text.length) return toolResult(pieceText, { page: path, text: pieceText });
  const more = `[${text.length - end} of ${text.length} characters remain: read a section, or continue with offset ${end}.]`;
  const all = [pieceText, more, printSections(sections)].filter(Boolean).join("\n\n");
  return toolResult(all, {
    page: path,
    text: pieceText,
    next: end,
    ...(sections.length > 0 && { sections: sections.map(({ title }) => title) }),
  });
}

/** The end of the last line that fits; a line that is too long by itself is cut. */
function lineEnd(text: string, start: number, end: number): number {
  if (end >= text.length) return text.length;
  const line = text.lastIndexOf("\n", end);
  return line > start ? line : end;
}

/** The page with the nearest path, or pages that share its last segment. */
function nearestPages({ docs }: ToolContext, path: string): readonly string[] {
  const nearest = nearestName(path, docs.pages.keys());
  if (nearest !== undefined) return [nearest];
  const step = path.slice(path.lastIndexOf("/") + 1);
  const sameName = [...docs.pages.keys()].filter((one) => step !== "" && one.endsWith(`/${step}`));
  return sameName.slice(0, MAX_NEAREST);
}

function listedSections(text: string): readonly Section[] {
  return sectionsOf(text).filter(({ depth }) => depth === 2 || depth === 3);
}

function printSections(sections: readonly Section[]): string {
  return sections.map(({ title, depth }) => `${depth === 3 ? "  " : ""}- ${title}`).join("\n");
}
