import { escapeXml } from "./escape-xml.ts";

/** An Atom 1.0 feed (RFC 4287). URLs are absolute. */
export interface Feed {
  readonly lang: string;
  readonly title: string;
  /** Explains what the dates mean. */
  readonly subtitle: string;
  readonly author: string;
  /** The URL of the feed, which is also its id. */
  readonly self: string;
  /** The URL of the page with the same content. */
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  readonly title: string;
  /** The URL of the entry on the page; also its id, so it must not change. */
  readonly url: string;
  /** "2026-11-21" */
  readonly written: string;
  readonly html: string;
}

export function atomXml({ lang, title, subtitle, author, self, page, entries }: Feed): string {
  const latest = entries.map(({ written }) => written).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `  <id>${escapeXml(self)}</id>`,
    `  <title>${escapeXml(title)}</title>`,
    `  <subtitle>${escapeXml(subtitle)}</subtitle>`,
    `  <author><name>${escapeXml(author)}</name></author>`,
    `  <updated>${instantOf(latest.at(-1) ?? "")}</updated>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    ...entries.flatMap(printEntry),
    "</feed>",
    "",
  ].join("\n");
}

function printEntry({ title, url, written, html }: FeedEntry): readonly string[] {
  return [
    "  <entry>",
    `    <id>${escapeXml(url)}</id>`,
    `    <title>${escapeXml(title)}</title>`,
    `    <updated>${instantOf(written)}</updated>`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    `    <content type="html">${escapeXml(html)}</content>`,
    "  </entry>",
  ];
}

/** Atom has only instants: a day is its start in UTC. */
function instantOf(day: string): string {
  return `${day}T00:00:00Z`;
}
