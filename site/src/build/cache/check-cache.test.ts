import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../../../site.config.ts";
import { readCheckCache } from "./check-cache.ts";

const WRONG = [{ file: "site/content/docs/intro.md", line: 3, message: "Not so.", nearest: "so" }];

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), "checked-"));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test("the next build reuses the problems found in a text, even if there were none", () => {
  const cache = folder();
  const first = readCheckCache(site, cache, "sources");
  expect(first.checked(["/docs/intro", "a text"], () => WRONG)).toEqual(WRONG);
  expect(first.checked(["/docs/geo", "a text"], () => [])).toEqual([]);
  first.save();
  const second = readCheckCache(site, cache, "sources");
  expect(second.checked(["/docs/intro", "a text"], () => [])).toEqual(WRONG);
  expect(second.checked(["/docs/geo", "a text"], () => WRONG)).toEqual([]);
});

test.each([
  ["another text", site, "sources", ["/docs/intro", "another text"]],
  ["the text of another page", site, "sources", ["/docs/geo", "a text"]],
  ["another boundary between the parts", site, "sources", ["/docs/introa", " text"]],
  [
    "a change of the checks or of what they hold a text against",
    site,
    "new",
    ["/docs/intro", "a text"],
  ],
  [
    "another language",
    { ...site, locales: [site.locales[0]] },
    "sources",
    ["/docs/intro", "a text"],
  ],
] as const)("%s is a cache miss", (_, config, sources, decidedBy) => {
  const cache = folder();
  const before = readCheckCache(site, cache, "sources");
  before.checked(["/docs/intro", "a text"], () => []);
  before.save();
  expect(readCheckCache(config, cache, sources).checked(decidedBy, () => WRONG)).toEqual(WRONG);
});
