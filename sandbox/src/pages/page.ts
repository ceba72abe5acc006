import { sha256 } from "@noble/hashes/sha2.js";
import { encodeText } from "../bytes/bytes.ts";
import { type Html, html } from "./html.ts";

/** A response for a browser. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Colours follow the reader's colour mode; under forced colours, lines and weights still work. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; --line: light-dark(#e3dfd5, #2a3852); --ink: light-dark(#182130, #e6ebf4); --muted: light-dark(#465163, #b4bfd1); --accent: light-dark(#ad3a0b, #ffb36e); background: light-dark(#fcfbf8, #0b1322); color: var(--ink); }
body { max-width: 58rem; margin: auto; padding: 0 1rem 4rem; overflow-wrap: anywhere; }
header, .line { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
header { padding-block: .6rem; border-block-end: 1px solid var(--line); }
header a { margin-inline-start: auto; font-weight: 400; }
svg { width: 1.75rem; fill: none; stroke: var(--accent); stroke-width: 2.4; stroke-linecap: round; }
.ink { fill: var(--ink); stroke: none; }
.dot { fill: var(--accent); }
.way { width: 6rem; }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: .2em; padding-block: .6rem; }
h1 { font-size: 2rem; line-height: 1.2; letter-spacing: -.02em; margin-block: 2.5rem .6rem; }
h1 + p { max-width: 40rem; font-size: 1.1rem; text-wrap: pretty; }
table { border-collapse: collapse; width: 100%; font-size: .925rem; }
caption, h2 { text-align: start; font: 650 1.25rem/1.3 system-ui, sans-serif; margin: 0; padding-block: 2.5rem .6rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem 1.5rem .5rem 0; border-block-end: 1px solid var(--line); }
thead, small { color: var(--muted); font-size: .85rem; }
code, tbody th { font: .92em/1.7 ui-monospace, monospace; }
code { white-space: nowrap; }
header, tbody th, .line, b { font-weight: 650; }
.card { border: 1px solid var(--line); border-radius: 14px; padding: 0 1.25rem; max-width: 40rem; }
.big { font-size: 1.5rem; margin-inline-start: auto; }
@media (width > 40rem) { th, small { white-space: nowrap; } }
@media (width <= 40rem) { thead { position: absolute; clip-path: inset(50%); } tr, th { display: block; } tr { padding-block: .5rem; border-block-end: 1px solid var(--line); } tbody :is(th, td) { border: 0; padding: 0 .6rem 0 0; } td { display: inline; } }
`;

const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M7 22.5C8.5 12 15 6.5 24.5 7.5"/><path class="ink" d="M7 19l5 8.5H2z"/><circle class="dot" cx="25.5" cy="7.6" r="3.4"/></svg>`;

/** Allows only this style and images from this host: no scripts, frames or forms. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${btoa(String.fromCharCode(...sha256(encodeText(STYLE))))}'`,
  "img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
].join("; ");

const SAFE = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };

export interface PageOptions extends Partial<Pick<Page, "status" | "headers">> {
  /** URL of the sandbox's documentation, if the same server has it. */
  readonly docs?: string | undefined;
}

/** @param options headers are added to those of every page */
export function htmlPage(
  title: string,
  content: Html,
  { status = 200, headers = {}, docs }: PageOptions,
): Page {
  const back = docs === undefined ? "" : html`<a href="${docs}">Sandbox documentation</a>`;
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header>${MARK} Farewind ${back}</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
      "X-Robots-Tag": "noindex",
      "Cache-Control": "no-store",
      ...SAFE,
      ...headers,
    },
    body: document.html,
  };
}

/** An SVG image that any site may embed, cached for a day. */
export function svgPage(svg: string): Page {
  return {
    status: 200,
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=86400",
      ...SAFE,
    },
    body: svg,
  };
}

/** A JSON response, for programs. */
export function jsonPage(value: object, headers: Page["headers"] = {}): Page {
  return {
    status: 200,
    headers: {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      ...SAFE,
      ...headers,
    },
    body: `${JSON.stringify(value, null, 2)}\n`,
  };
}
