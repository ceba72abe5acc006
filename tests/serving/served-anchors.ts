/** Everything in a built site that others may link to: files by URL, with the ids in each. */
import { readFileSync } from "node:fs";

export type ServedAnchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Names with a content hash change with the content, so nobody links to them. */
const HASHED = /^\/(assets|search)\//;

/**
 * @param urls of all files of a site: "/docs/intro/index.html"
 * @param read returns the text of one
 */
export function readAnchors(urls: readonly string[], read: (url: string) => string): ServedAnchors {
  const stableUrls = urls.filter((url) => !HASHED.test(url));
  return new Map(stableUrls.map((url) => [url, new Set(idsOf(url, read))]));
}

function idsOf(url: string, read: (url: string) => string): readonly string[] {
  if (url.endsWith(".html")) {
    return Array.from(read(url).matchAll(/<[^>]* id="([^"]+)"/g), ([, id = ""]) => id);
  }
  return url.startsWith("/_names/") ? Object.keys(JSON.parse(read(url)).cards) : [];
}

/** URLs and anchors that no longer exist: "/docs/intro/index.html#next". */
export function missingAnchors(before: ServedAnchors, now: ServedAnchors): readonly string[] {
  return Array.from(before, ([url, ids]) => {
    const present = now.get(url);
    if (!present) return [url];
    return [...ids].filter((id) => !present.has(id)).map((id) => `${url}#${id}`);
  }).flat();
}

/** One line per file: its URL, then its ids. Neither contains spaces. */
export function printAnchors(anchors: ServedAnchors): string {
  const lines = Array.from(anchors, ([url, ids]) => [url, ...ids].join(" "));
  return `${lines.sort().join("\n")}\n`;
}

export function parseAnchors(text: string): ServedAnchors {
  const lines = text.trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [url = "", ...ids] = line.split(" ");
      return [url, new Set(ids)];
    }),
  );
}

/** The recorded list of everything ever served, which is beside this file. */
export function readRecordedAnchors(): ServedAnchors {
  return parseAnchors(readFileSync(RECORD, "utf8"));
}

export const RECORD = new URL("./served-anchors.txt", import.meta.url);
