import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PACKAGES, packagePath, packagePaths, ROOT } from "./packages.ts";

test.each(PACKAGES)(
  "the change log of $name starts with its version and describes each one",
  ({ folder, texts, version }) => {
    const log = readFileSync(join(ROOT, folder, texts, "CHANGELOG.md"), "utf8");
    const versions = Array.from(log.matchAll(/^## (\S+)$/gm), ([, name]) => name);
    expect(versions[0]).toBe(version);
    expect(new Set(versions).size).toBe(versions.length);
    // Something is said of each.
    for (const part of log.split(/^## \S+$/m).slice(1)) expect(part.trim()).not.toBe("");
  },
);

test.each(PACKAGES)(
  "$name is served below its own name first, then below earlier ones",
  (source) => {
    const [own, ...earlier] = packagePaths(source);
    expect(own).toBe(packagePath(source));
    expect(earlier).toEqual(EARLIER[source.name] ?? []);
  },
);

/** URLs once served. They stay. */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  "@farewind/client": [
    "/downloads/farewind-client-3.3.4.tgz",
    "/downloads/farewind-client-3.3.3.tgz",
    "/downloads/farewind-client-3.3.2.tgz",
    "/downloads/farewind-client-3.3.1.tgz",
    "/downloads/farewind-client-3.3.0.tgz",
    "/downloads/farewind-client-3.2.0.tgz",
    "/downloads/farewind-client-3.1.0.tgz",
    "/downloads/farewind-client-3.0.0.tgz",
  ],
  "@farewind/sandbox": [
    "/downloads/farewind-sandbox-3.4.1.tgz",
    "/downloads/farewind-sandbox-3.4.0.tgz",
    "/downloads/farewind-sandbox-3.3.2.tgz",
    "/downloads/farewind-sandbox-3.3.1.tgz",
    "/downloads/farewind-sandbox-3.3.0.tgz",
    "/downloads/farewind-sandbox-3.2.0.tgz",
    "/downloads/farewind-sandbox-3.1.0.tgz",
    "/downloads/farewind-sandbox-3.0.0.tgz",
  ],
  "@farewind/mcp": [
    "/downloads/farewind-mcp-3.2.2.tgz",
    "/downloads/farewind-mcp-3.2.1.tgz",
    "/downloads/farewind-mcp-3.2.0.tgz",
    "/downloads/farewind-mcp-3.1.3.tgz",
    "/downloads/farewind-mcp-3.1.2.tgz",
    "/downloads/farewind-mcp-3.1.1.tgz",
    "/downloads/farewind-mcp-3.1.0.tgz",
    "/downloads/farewind-mcp-3.0.0.tgz",
  ],
};

test.each(PACKAGES)("the lock file has the version of $name", ({ folder, version }) => {
  const lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  expect(lock.packages[folder].version).toBe(version);
});

test("only the mcp package contains the pages", () => {
  expect(PACKAGES.filter(({ hasPages }) => hasPages).map(({ folder }) => folder)).toEqual(["mcp"]);
});
