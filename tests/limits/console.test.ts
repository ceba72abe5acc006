import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { site } from "../../site/site.config.ts";
import { consoleDataPath } from "../../site/src/base/console-data-path.ts";
import { builtFiles, fileOf } from "../built-site.ts";

/** Kilobytes of 1024 bytes, compressed with brotli at its best. */
const KB = 1024;

const FILES = builtFiles();

function compressed(body: Buffer | string): number {
  const bytes = Buffer.from(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

/** Scripts and styles of a part, React apart. */
function sizeOf(name: string): number {
  const files = FILES.filter((url) => new RegExp(`^/assets/${name}-[^/]+\\.(js|css)$`).test(url));
  expect(files).toHaveLength(2);
  return files.reduce((sum, url) => sum + compressed(readFileSync(fileOf(url))), 0);
}

test("the console has at most 24 KB, and the explorer 18", () => {
  expect(sizeOf("mount-console")).toBeLessThanOrEqual(24 * KB);
  expect(sizeOf("explorer")).toBeLessThanOrEqual(18 * KB);
});

test("what a console needs to know of a reference has at most 8 KB", () => {
  const sizes = site.locales.flatMap(({ code }) =>
    site.references.map((id) => compressed(readFileSync(fileOf(consoleDataPath(code, id))))),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * KB);
});

test("a document grows by at most half a kilobyte", () => {
  for (const { prefix } of site.locales) {
    for (const id of site.references) {
      const html = readFileSync(fileOf(`${prefix}/api/${id}/index.html`), "utf8");
      const bars = /<div class="practice".*?<\/div>/gs;
      expect(html.match(bars)?.length).toBeGreaterThan(0);
      const without = html.replace(bars, "").replace(/\.practice[^{}]*\{[^{}]*\}/g, "");
      expect([id, compressed(html) - compressed(without)]).toSatisfy(
        ([, grown]: readonly [string, number]) => grown <= KB / 2,
      );
    }
  }
});
