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
function sizeOf(name: string, count: number): number {
  const files = FILES.filter((url) => new RegExp(`^/assets/${name}-[^/]+\\.(js|css)$`).test(url));
  expect(files).toHaveLength(count);
  return files.reduce((sum, url) => sum + compressed(readFileSync(fileOf(url))), 0);
}

test("the console has at most 24 KB, and the explorer 18", () => {
  expect(sizeOf("mount-console", 2)).toBeLessThanOrEqual(24 * KB);
  // What explores a documented response has the styles of the explorer alone.
  const explorer = sizeOf("explorer", 2) + sizeOf("mount-example", 1);
  expect(explorer).toBeLessThanOrEqual(18 * KB);
});

test("the sandbox in a worker has at most 190 KB, with what starts it and the names that every locale needs", () => {
  const sizeOf = (pattern: RegExp) => {
    const [url = "", ...others] = FILES.filter((url) => pattern.test(url));
    expect(others).toEqual([]);
    return compressed(readFileSync(fileOf(url)));
  };
  const inPage = sizeOf(/^\/assets\/open-worker-engine-[^/]+\.js$/);
  const script = sizeOf(/^\/assets\/sandbox-worker-[^/]+\.js$/);
  const english = sizeOf(/^\/assets\/places-\w+\/en-GB\.json$/);
  expect(inPage + script + english).toBeLessThanOrEqual(190 * KB);
});

test("the names of places in one more locale have at most 4 KB", () => {
  const names = FILES.filter((url) => /^\/assets\/places-\w+\/[^/]+\.json$/.test(url));
  expect(names.length).toBeGreaterThan(50);
  const sizes = names.map((url) => compressed(readFileSync(fileOf(url))));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4 * KB);
});

test("the console data of a reference has at most 8 KB", () => {
  const sizes = site.locales.flatMap(({ code }) =>
    site.references.map((id) => compressed(readFileSync(fileOf(consoleDataPath(code, id))))),
  );
  expect(Math.max(...sizes)).toBeLessThanOrEqual(8 * KB);
});

test("console and explorer bars add at most half a kilobyte to a reference", () => {
  for (const { prefix } of site.locales) {
    for (const id of site.references) {
      const html = readFileSync(fileOf(`${prefix}/api/${id}/index.html`), "utf8");
      const bars = /<div class="(practice|explore)".*?<\/div>/gs;
      expect(html.match(bars)?.length).toBeGreaterThan(0);
      const without = html.replace(bars, "").replace(/\.(practice|explore)[^{}]*\{[^{}]*\}/g, "");
      expect([id, compressed(html) - compressed(without)]).toSatisfy(
        ([, grown]: readonly [string, number]) => grown <= KB / 2,
      );
    }
  }
});
