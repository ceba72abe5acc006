import type { RequestListener } from "node:http";
import { brotliCompressSync } from "node:zlib";

/**
 * Lower bounds for the times of each page, on this machine, connection and day: its heading and
 * first paragraph, and its whole text, both without style, script and frame.
 */
export const FLOORS = {
  "a heading and a line": (html: string) =>
    within(html, /<h1[\s\S]*?<\/h1>/) + within(html, /<p[ >][\s\S]*?<\/p>/),
  "the bare text": (html: string) => within(html, /<main[\s\S]*<\/main>/),
} as const;

export type Floor = keyof typeof FLOORS;

export const floors = Object.keys(FLOORS) as readonly Floor[];

/** @param origin of the site whose pages are stripped */
export function serveFloor(floor: Floor, origin: string): RequestListener {
  const kept = new Map<string, Buffer>();
  const bodyOf = async (path: string) => {
    const html = await (await fetch(origin + path)).text();
    return brotliCompressSync(bareDocument(html, FLOORS[floor](html)));
  };
  return async ({ url = "/" }, response) => {
    const body = kept.get(url) ?? (await bodyOf(url));
    kept.set(url, body);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Encoding", "br");
    response.end(body);
  };
}

function bareDocument(html: string, body: string): string {
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const icon = '<link rel="icon" href="data:,">';
  const head = `<meta charset="utf-8">${viewport}${icon}${within(html, /<title>[\s\S]*?<\/title>/)}`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** @throws if the page has no such part: a floor of nothing would be a lie */
function within(html: string, part: RegExp): string {
  const [found] = part.exec(html.slice(html.indexOf("<main"))) ?? part.exec(html) ?? [];
  if (found === undefined) throw new Error(`A page has no ${part.source}.`);
  return found;
}
