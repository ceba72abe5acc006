import { existsSync, readFileSync, statSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentType } from "mime-types";

const TEXT = /\.(html|js|mjs|css|json|svg|txt|xml|md|yaml)$/;

/**
 * Serves a peer's built folder like ours: from memory, compressed, with hashed files cached. `/a/b`
 * is `a/b.html` or `a/b/index.html`; `/a/b/` redirects to it if only the first exists, as static
 * hosts do, because a peer's client shows a not-found page for an address that it does not know.
 */
export function serveFolder(folder: string): RequestListener {
  const kept = new Map<string, Buffer>();
  const fileOf = (path: string) =>
    [path, `${path}.html`, join(path, "index.html")]
      .map((name) => join(folder, name))
      .find((file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile());
  const bodyOf = (file: string) => {
    const body =
      kept.get(file) ?? (TEXT.test(file) ? brotliCompressSync : Buffer.from)(readFileSync(file));
    kept.set(file, body);
    return body;
  };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = decodeURIComponent(pathname);
    const file = fileOf(path);
    const withoutSlash = pathname.replace(/(?<=.)\/$/, "");
    if (!file && withoutSlash !== pathname && fileOf(path.replace(/\/$/, ""))) {
      return void response.writeHead(301, { Location: withoutSlash }).end();
    }
    if (!file) return void response.writeHead(404).end();
    const isHashed = /^\/(assets|_astro|_next\/static)\//.test(pathname);
    response.setHeader("Content-Type", contentType(extname(file)) || "application/octet-stream");
    response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000" : "no-cache");
    if (TEXT.test(file)) response.setHeader("Content-Encoding", "br");
    response.end(bodyOf(file));
  };
}
