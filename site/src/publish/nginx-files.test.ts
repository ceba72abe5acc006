import { expect, test } from "vitest";
import { nginxFiles } from "./nginx-files.ts";
import { securityHeaders } from "./security-headers.ts";

const policies = new Map([
  ["index.html", "script-src 'self'"],
  ["docs/intro/index.html", "script-src 'none'"],
]);
const files = nginxFiles(securityHeaders("default-src 'none'"), policies, ["", "/es"]);
const bodyOf = (name: string) => String(files.find((file) => file.name === name)?.body);

test("each document gets its own policy, and any other file the default", () => {
  expect(bodyOf("nginx-policies.conf")).toContain(
    [
      "map $uri $content_policy {",
      "  default \"default-src 'none'\";",
      '  "/index.html" "script-src \'self\'";',
      '  "/docs/intro/index.html" "script-src \'none\'";',
      "}",
    ].join("\n"),
  );
  expect(bodyOf("nginx-document-headers.conf")).toContain(
    'add_header Content-Security-Policy "$content_policy" always;\n',
  );
});

test("open files may be read by other hosts, and other data may not", () => {
  const name = "Cross-Origin-Resource-Policy";
  expect(bodyOf("nginx-open-headers.conf")).toContain(`add_header ${name} "cross-origin" always;`);
  expect(bodyOf("nginx-open-headers.conf")).toContain(
    'add_header Access-Control-Allow-Origin "*" always;',
  );
  for (const file of ["nginx-headers.conf", "nginx-script-headers.conf"]) {
    expect(bodyOf(file)).toContain(`add_header ${name} "same-origin" always;`);
    expect(bodyOf(file)).not.toContain("Access-Control");
  }
});

test("a missing page gets its language's 404 page, or else that of the first language", () => {
  expect(bodyOf("nginx-not-found.conf")).toBe(
    'map $request_uri $not_found {\n  default /404.html;\n  "~^/es(/|\\?|$)" /es/404.html;\n}\n',
  );
});
