import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { withoutSlash } from "../address/without-slash.ts";
import { decodeEntities } from "../markdown/plain-text.ts";

/** One rendered document, as far as links are concerned. */
export interface LinkedDocument {
  /** Path of the page: "/docs/intro". */
  readonly path: string;
  /** Where the page was written, for messages. */
  readonly file: string;
  /** Text of that file, to find the line of a link; empty when it is no text. */
  readonly text: string;
  readonly ids: readonly string[];
  readonly hrefs: readonly string[];
}

/** What a reader of this HTML can link to and be led to: taken from what was rendered. */
export function collectLinks(html: string): { ids: string[]; hrefs: string[] } {
  const attribute = (name: string) =>
    Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), (match) =>
      ownCopy(decodeEntities(match[1] ?? "")),
    );
  return { ids: attribute("id"), hrefs: attribute("href") };
}

/** A part of a string keeps all of it in memory; a thousand documents would stay for their links. */
function ownCopy(part: string): string {
  return Buffer.from(part).toString();
}

/**
 * Links that lead nowhere, anchors that no page has, and ids that a page has twice.
 * A link that fails on many pages (it stands in the frame) is reported once.
 * @param files other paths that may be linked to: "/openapi/geo.json"
 */
export function checkLinks(
  documents: readonly LinkedDocument[],
  files: ReadonlySet<string>,
): Problem[] {
  const idsOf = new Map(documents.map(({ path, ids }) => [withoutSlash(path), new Set(ids)]));
  const checked = new Map<string, { document: LinkedDocument; pages: number }>();
  const problems: Problem[] = documents.flatMap(duplicateIds);
  for (const document of documents) {
    for (const href of new Set(document.hrefs)) {
      if (leadsSomewhere(href, document.path, idsOf, files)) continue;
      const key = href.startsWith("#") ? document.path + href : href;
      const known = checked.get(key);
      checked.set(key, { document: known?.document ?? document, pages: (known?.pages ?? 0) + 1 });
    }
  }
  for (const [key, { document, pages }] of checked) {
    problems.push(brokenLink(key, document, pages, idsOf, files));
  }
  return problems;
}

function duplicateIds({ ids, file }: LinkedDocument): Problem[] {
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id, index + 1) !== -1));
  return [...twice].map((id) => problem({ file }, `The id "${id}" stands twice on this page.`));
}

type IdsByPath = ReadonlyMap<string, ReadonlySet<string>>;

function leadsSomewhere(
  href: string,
  from: string,
  idsOf: IdsByPath,
  files: ReadonlySet<string>,
): boolean {
  if (/^(https?:|mailto:|data:)/.test(href)) return true;
  const { path, anchor } = split(href, from);
  if (files.has(path)) return true;
  const ids = idsOf.get(withoutSlash(path));
  return ids !== undefined && (anchor === "" || ids.has(anchor));
}

function brokenLink(
  key: string,
  document: LinkedDocument,
  pages: number,
  idsOf: IdsByPath,
  files: ReadonlySet<string>,
): Problem {
  const { path, anchor } = split(key, document.path);
  const ids = idsOf.get(withoutSlash(path));
  const where = pages > 1 ? ` (on ${pages} pages: it stands in the frame)` : "";
  const message =
    ids === undefined
      ? `Broken link: there is no page ${path}${where}.`
      : `Broken anchor: ${path} has no "#${anchor}"${where}.`;
  const nearest =
    ids === undefined ? nearestName(path, [...idsOf.keys(), ...files]) : nearestName(anchor, ids);
  const line = lineOf(document.text, anchor === "" ? path : anchor);
  return problem({ file: document.file, line }, message, nearest);
}

function split(href: string, from: string): { path: string; anchor: string } {
  const [address = "", anchor = ""] = href.split("#", 2);
  const path = address.split("?", 1)[0] || from;
  return { path, anchor: decode(anchor) };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function lineOf(text: string, part: string): number | undefined {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => line.includes(part));
  return index === -1 ? undefined : index + 1;
}
