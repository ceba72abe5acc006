import { DATA_POLICY, SCRIPT_POLICY } from "./create-policy-of.ts";

export type Headers = Readonly<Record<string, string>>;

/** How a browser uses a file. */
export type FileKind = "document" | "script" | "data";

/** fileKind("docs/intro/index.html") → "document" */
export function fileKind(name: string): FileKind {
  if (name.endsWith(".html")) return "document";
  return name.endsWith(".js") ? "script" : "data";
}

/**
 * The headers of every file. No other site may embed it (`Cross-Origin-Resource-Policy`), no
 * browser guesses its type (`nosniff`), and every response says that the host is reached over TLS
 * only, as RFC 6797, 7.1 requires.
 */
const EVERYWHERE: Headers = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/**
 * The headers that only a document needs: isolation from windows that open it, device permissions
 * of its scripts, the referrer of its links, and framing in browsers without `frame-ancestors`.
 */
const OF_DOCUMENTS: Headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** @param policy the content security policy of one document, or of all */
export function securityHeaders(policy: string): Readonly<Record<FileKind, Headers>> {
  return {
    document: { "Content-Security-Policy": policy, ...EVERYWHERE, ...OF_DOCUMENTS },
    script: { "Content-Security-Policy": SCRIPT_POLICY, ...EVERYWHERE },
    data: { "Content-Security-Policy": DATA_POLICY, ...EVERYWHERE },
  };
}

/** The folders that pages on other hosts may fetch from. */
export const OPEN_FOLDERS = ["openapi/", "downloads/"] as const;

/** The files that assistants in a browser may fetch: every page as Markdown, and their indexes. */
export const OPEN_FILES = ["*.md", "llms.txt", "llms-full.txt", "llms-full-*"] as const;

/** The headers of open files; they override those of `securityHeaders`. */
export const OPEN_HEADERS: Headers = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export function isOpen(name: string): boolean {
  return (
    OPEN_FOLDERS.some((folder) => name.startsWith(folder)) ||
    OPEN_FILES.some((file) => {
      const [start = "", end] = file.split("*");
      return end === undefined ? name === file : name.startsWith(start) && name.endsWith(end);
    })
  );
}

/** For hashed files, which never change under their name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** For pages, which are revalidated each time and answered with 304 while unchanged. */
export const REVALIDATE = "no-cache";
