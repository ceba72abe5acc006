import { DATA_POLICY, SCRIPT_POLICY } from "./create-policy-of.ts";

export type Headers = Readonly<Record<string, string>>;

/** What a file is to a browser that gets it. */
export type FileKind = "document" | "script" | "data";

/** fileKind("docs/intro/index.html") → "document" */
export function fileKind(name: string): FileKind {
  if (name.endsWith(".html")) return "document";
  return name.endsWith(".js") ? "script" : "data";
}

/**
 * The headers of every file. No other site embeds it (`Cross-Origin-Resource-Policy`), no browser
 * guesses its type (`nosniff`), and each response says that the host is reached through TLS alone,
 * as RFC 6797, 7.1 has it.
 */
const EVERYWHERE: Headers = {
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
};

/**
 * What only a document has a use for: a window that others open, what its scripts may ask the
 * device for, what its links tell, and a frame around it where `frame-ancestors` is not known.
 */
const OF_DOCUMENTS: Headers = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

/** @param policy of a document, or of all of them */
export function securityHeaders(policy: string): Readonly<Record<FileKind, Headers>> {
  return {
    document: { "Content-Security-Policy": policy, ...EVERYWHERE, ...OF_DOCUMENTS },
    script: { "Content-Security-Policy": SCRIPT_POLICY, ...EVERYWHERE },
    data: { "Content-Security-Policy": DATA_POLICY, ...EVERYWHERE },
  };
}

/** What programs on other hosts read: their pages may fetch what is in these folders. */
export const OPEN_FOLDERS = ["openapi/", "downloads/"] as const;

/** So do assistants in a browser: every page as Markdown, and the indexes of these. */
export const OPEN_FILES = ["*.md", "llms.txt", "llms-full.txt", "llms-full-*"] as const;

/** For these files, in place of what `securityHeaders` says. */
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

/** Hashed files never change under their name. */
export const IMMUTABLE = "public, max-age=31536000, immutable";
/** Pages are asked for again each time and answered 304 while they stay the same. */
export const REVALIDATE = "no-cache";
