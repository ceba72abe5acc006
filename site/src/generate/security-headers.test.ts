import { expect, test } from "vitest";
import { headersFile, securityHeaders } from "./security-headers.ts";

test("the policy allows this host's scripts and the hashed inline one, nothing inline besides", () => {
  const policy = securityHeaders(["alert(1)"])["Content-Security-Policy"] ?? "";
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  );
  expect(policy).not.toContain("unsafe-inline");
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
    "",
  ]);
});
