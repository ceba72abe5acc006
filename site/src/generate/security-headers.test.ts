import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { headersFile, securityHeaders } from "./security-headers.ts";

test("the policy allows this host and what is hashed, and nothing inline besides", () => {
  const [home, docs] = ["p{top:0}", "p{top:1px}"];
  const inlineStyles = { home, docs, category: docs, reference: docs, "not-found": home };
  const partStyles = { steps: "p{top:2px}" };
  const headers = securityHeaders({ headScript: "alert(1)", inlineStyles, partStyles });
  const policy = headers["Content-Security-Policy"]?.split("; ");
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  const hash = (text: string) => createHash("sha256").update(text).digest("base64");
  const hashes = [home, docs, partStyles.steps].map((text) => `'sha256-${hash(text)}'`);
  expect(policy).toContain(["style-src 'self'", ...hashes].join(" "));
  expect(policy?.join()).not.toContain("unsafe-inline");
});

test("the headers file caches hashed files for a year, and opens what other hosts read", () => {
  const file = headersFile({ "X-Frame-Options": "DENY" });
  expect(file.split("\n")).toEqual([
    "/*",
    "  X-Frame-Options: DENY",
    "  Cache-Control: no-cache",
    "/assets/*",
    "  ! Cache-Control",
    "  Cache-Control: public, max-age=31536000, immutable",
    "/openapi/*",
    "  ! Access-Control-Allow-Origin",
    "  ! Cross-Origin-Resource-Policy",
    "  Access-Control-Allow-Origin: *",
    "  Cross-Origin-Resource-Policy: cross-origin",
    "/downloads/*",
    "  ! Access-Control-Allow-Origin",
    "  ! Cross-Origin-Resource-Policy",
    "  Access-Control-Allow-Origin: *",
    "  Cross-Origin-Resource-Policy: cross-origin",
    "",
  ]);
});
