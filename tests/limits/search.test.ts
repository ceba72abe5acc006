import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import { site } from "../../site/site.config.ts";
import { builtFiles, fileOf } from "../built-site.ts";

/** Kilobytes of 1024 bytes, compressed with brotli at its best. */
const KB = 1024;

const FILES = builtFiles();

function compressed(url: string): number {
  const body = readFileSync(fileOf(url));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params }).length;
}

test("a search index, with all that results show, has at most 120 KB, even as served", () => {
  const indexes = FILES.filter((url) => url.startsWith("/search/"));
  expect(indexes).toHaveLength(site.locales.length * site.versions.length);
  const sizes = indexes.map((url) => ({
    url,
    best: compressed(url),
    sent: readFileSync(fileOf(`${url}.br`)).length,
  }));
  expect(sizes.filter(({ best, sent }) => Math.max(best, sent) > 120 * KB)).toEqual([]);
});

test("the search scripts have at most 15 KB, without React", () => {
  const scripts = FILES.filter((url) =>
    /^\/assets\/(early-search|load-search|worker)-[^/]+\.js$/.test(url),
  );
  expect(scripts).toHaveLength(3);
  const bytes = scripts.reduce((sum, url) => sum + compressed(url), 0);
  expect(bytes).toBeLessThanOrEqual(15 * KB);
});
