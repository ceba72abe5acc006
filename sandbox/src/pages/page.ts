import { bytesOf } from "../bytes/bytes.ts";
import type { Hashing } from "../bytes/hashing.ts";
import { type Html, html } from "./html.ts";

/** A response for a browser. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** System colours: they follow the reader's mode, and colours that are forced. */
const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: break-word; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .4rem .8rem .4rem 0; border-block-end: 1px solid GrayText; }
td { overflow-wrap: anywhere; }
tbody th { min-width: 7rem; overflow-wrap: anywhere; }
td:first-child { white-space: nowrap; }
caption { text-align: start; font-weight: bold; padding-block: 1.5rem .4rem; }
img { vertical-align: middle; margin-inline-end: .6rem; }
.price { font-size: 1.75rem; font-weight: bold; margin: 0; }
`;

/** Nothing but the one style and images of this host; no script, no frame, no form. */
async function policyWith({ digest }: Hashing): Promise<string> {
  const hash = btoa(String.fromCharCode(...(await digest(bytesOf(STYLE)))));
  const rest = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; ${rest}`;
}

const SAFE = { "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer" };

/** @param headers besides those of every page */
export async function htmlPage(
  hashing: Hashing,
  title: string,
  content: Html,
  { status = 200, headers = {} }: Partial<Pick<Page, "status" | "headers">> = {},
): Promise<Page> {
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
      "Content-Security-Policy": await policyWith(hashing),
      "X-Robots-Tag": "noindex",
      "Cache-Control": "no-store",
      ...SAFE,
      ...headers,
    },
    body: document.html,
  };
}

/** A drawing that other pages may show, and that stays the same. */
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

/** Data, for programs. */
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
