/** Serves the built site as a static host that knows nothing about it but `_headers`, if given. */
import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { ANY_PORT, listen } from "../sandbox/src/node/http/listen.ts";
import { contentTypeOf } from "../site/src/serve/content-type.ts";
import { fileOf } from "./built-site.ts";

export interface ServedFolder {
  /** Without a trailing slash. */
  readonly url: string;
  /** Every request so far: "GET /docs/intro/". */
  readonly asked: readonly string[];
  /** Makes files with these paths unavailable, until `find`. */
  readonly lose: (paths: RegExp) => void;
  readonly find: () => void;
  readonly close: () => Promise<void>;
}

/** @param headers in the format of `_headers`; empty for a host that doesn't read it */
export async function serveFolder(headers: string): Promise<ServedFolder> {
  const headersOf = readHeaders(headers);
  const requestedPaths: string[] = [];
  let lost: RegExp | undefined;
  const answer = ({ method = "", url = "/" }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, "http://localhost");
    requestedPaths.push(`${method} ${pathname}`);
    if (method !== "GET") return response.writeHead(405).end("<h1>405 Not Allowed</h1>");
    // 503 means temporary, so nobody caches the failure.
    if (lost?.test(pathname)) return response.writeHead(503).end();
    const requestedFile = fileAt(pathname);
    const file = requestedFile ?? fileOf("/404.html");
    const headers = { ...headersOf(pathname), "Content-Type": contentTypeOf(file) };
    return response.writeHead(requestedFile ? 200 : 404, headers).end(readFileSync(file));
  };
  const { url, close } = await listen(answer, ANY_PORT);
  return {
    url,
    asked: requestedPaths,
    lose: (paths) => {
      lost = paths;
    },
    find: () => {
      lost = undefined;
    },
    close,
  };
}

function fileAt(pathname: string): string | undefined {
  const candidates = [pathname, `${pathname.replace(/\/$/, "")}/index.html`].map(fileOf);
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

/** The headers of a path: all rules that match it, applied in order. */
function readHeaders(text: string): (pathname: string) => Readonly<Record<string, string>> {
  const rules = text
    .split("\n\n")
    .filter((rule) => rule.trim() !== "")
    .map((rule) => {
      const [path = "", ...lines] = rule.trim().split(/\n\s*/);
      const pattern = path.split("*").map((part) => part.replaceAll(/[.+?]/g, "\\$&"));
      return { path: new RegExp(`^${pattern.join(".*")}$`), lines };
    });
  return (pathname) => {
    const headersByName = new Map<string, string>();
    for (const line of rules.flatMap(({ path, lines }) => (path.test(pathname) ? lines : []))) {
      const [, gone, name = "", value = ""] = /^(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      if (gone) headersByName.delete(name);
      else headersByName.set(name, value);
    }
    return Object.fromEntries(headersByName);
  };
}
