import { createHash } from "node:crypto";
import type { BuildAssets } from "../plan/page-model.ts";

export type Headers = Readonly<Record<string, string>>;

type InlineTexts = Pick<BuildAssets, "headScript" | "inlineStyles" | "partStyles">;

/**
 * The headers of every page. Scripts and styles come from this host, or stand in a document and
 * are named by their hash: one script, and the styles of each kind and part of a page. Nothing may
 * frame the site.
 */
export function securityHeaders({
  headScript,
  inlineStyles = noStyles,
  partStyles = noStyles,
}: InlineTexts): Headers {
  const styles = new Set([...Object.values(inlineStyles), ...Object.values(partStyles)]);
  const policy = [
    "default-src 'none'",
    sources("script-src 'self'", [headScript]),
    sources("style-src 'self'", [...styles]),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** What programs on other hosts read: their pages may fetch what is in these folders. */
export const OPEN_FOLDERS = ["openapi/", "downloads/"] as const;

/** For files of these folders, in place of what `securityHeaders` says. */
export const OPEN_HEADERS: Headers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

const noStyles: Readonly<Record<string, string>> = {};

function sources(directive: string, inline: readonly string[]): string {
  return [directive, ...inline.map((text) => `'sha256-${sha256(text)}'`)].join(" ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("base64");
}

/** Where static hosts look for it. No server serves it. */
export const HEADERS_FILE = "_headers";

/** The same headers in the `_headers` format that static hosts read, with caching rules. */
export function headersFile(headers: Headers): string {
  return [
    "/*",
    ...linesOf({ ...headers, "Cache-Control": REVALIDATE }),
    "/assets/*",
    ...inPlace({ "Cache-Control": IMMUTABLE }),
    ...OPEN_FOLDERS.flatMap((folder) => [`/${folder}*`, ...inPlace(OPEN_HEADERS)]),
    "",
  ].join("\n");
}

/** A second value for a header is added to the first, unless the first is taken away. */
function inPlace(headers: Headers): readonly string[] {
  return [...Object.keys(headers).map((name) => `  ! ${name}`), ...linesOf(headers)];
}

function linesOf(headers: Headers): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Headers as nginx directives, included by every location of `deploy/site.nginx.conf`. */
export function nginxHeaders(headers: Headers): string {
  return Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join("");
}

/** Hashed files never change under their name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Pages are asked for again each time and answered 304 while they stay the same. */
export const REVALIDATE = "no-cache";
