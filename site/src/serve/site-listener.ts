import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { type Headers, IMMUTABLE, REVALIDATE } from "../generate/security-headers.ts";

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site: precompressed bodies, a year's caching for hashed files, revalidation for
 * pages, security headers on everything, and the not-found page with status 404 for the rest.
 * @param directory the folder of static files
 * @param headers sent with every answer
 */
export function createSiteListener(directory: string, headers: Headers): Listener {
  const serveFile = sirv(directory, {
    // Looks at the folder with each request: a new build may take its place while it is served.
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => {
      response.setHeader("Cache-Control", pathname.startsWith("/assets/") ? IMMUTABLE : REVALIDATE);
    },
  });
  const fallback = readNotFound(directory, "404.html");
  const translated = readNotFound(directory, "es/404.html");
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const url = request.url ?? "/";
    const lost = /^\/es(\/|$)/.test(url) ? translated : fallback;
    if (NOT_FOUND_ITSELF.test(url)) sendNotFound(request, response, lost);
    else serveFile(request, response, () => sendNotFound(request, response, lost));
  };
}

/** The not-found page has no address of its own: asking for it is asking for nothing. */
const NOT_FOUND_ITSELF = /^(\/es)?\/404(\.html)?\/?(\?|$)/;

interface Body {
  readonly encoding: "br" | "gzip" | "identity";
  readonly bytes: Buffer;
}

/** Best first. */
function readNotFound(directory: string, name: string): readonly Body[] {
  const read = (ending: string) => readFileSync(join(directory, name + ending));
  return [
    { encoding: "br", bytes: read(".br") },
    { encoding: "gzip", bytes: read(".gz") },
    { encoding: "identity", bytes: read("") },
  ];
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  bodies: readonly Body[],
): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const body = bodies.find(
    ({ encoding }) => encoding === "identity" || new RegExp(`\\b${encoding}\\b`).test(accepted),
  );
  response.writeHead(404, {
    "Cache-Control": REVALIDATE,
    "Content-Type": "text/html;charset=utf-8",
    "Content-Length": body?.bytes.length ?? 0,
    Vary: "Accept-Encoding",
    ...(body?.encoding !== "identity" && { "Content-Encoding": body?.encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body?.bytes);
}
