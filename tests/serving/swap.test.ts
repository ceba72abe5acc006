import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANY_PORT, type ListeningServer, listen } from "../../sandbox/src/node/http/listen.ts";
import { UsageError } from "../../sandbox/src/node/settings/usage-error.ts";
import { FIXED_DAY } from "../../site/src/base/dates/fixed-day.ts";
import { placeholdersOf } from "../../site/src/publish/placeholders.ts";
import { type CurrentBuild, openCurrentBuild } from "../../site/src/serve/current-build.ts";
import { createSiteListener } from "../../site/src/serve/site-listener.ts";
import { selectCases } from "../select-cases.ts";
import { BUILD_HEADER, writeBuild } from "./write-build.ts";

const SWAPS = selectCases(60, 300);
const READERS = 4;
const PATHS = ["/", "/docs/page-0", "/docs/page-5/", "/nothing", "/es/nada"];

const parent = mkdtempSync(join(tmpdir(), "swap-"));
const folder = join(parent, "dist");
const warnings: string[] = [];
let today = FIXED_DAY;
let current: CurrentBuild;
let listening: ListeningServer;

beforeAll(async () => {
  await writeBuild(folder, "first");
  current = await openCurrentBuild(folder, {
    warn: (line) => warnings.push(line),
    placeholders: () => placeholdersOf(today),
    interval: 5,
  });
  listening = await listen(createSiteListener(current.get), ANY_PORT);
});
afterAll(async () => {
  current.close();
  await listening.close();
  rmSync(parent, { recursive: true });
});

async function get(path: string, encoding = "br") {
  const headers = { "accept-encoding": encoding };
  const response = await fetch(listening.url + path, { headers });
  const text = await response.text();
  return { status: response.status, text, build: response.headers.get(BUILD_HEADER) };
}

const served = async () => (await get("/")).text;

test("a new day refills all files at once, with new ETags", async () => {
  const dated = async () => {
    const response = await fetch(`${listening.url}/docs/dated`);
    return { text: await response.text(), etag: response.headers.get("etag") };
  };
  const before = await dated();
  expect(before.text).toBe("In May 2027");
  const { files } = current.get();
  today = FIXED_DAY + 1000;
  await current.renew();
  expect(current.get().files).toBe(files);
  today = Date.UTC(2027, 7, 1);
  await current.renew();
  const after = await dated();
  expect(after.text).toBe("In February 2028");
  expect(after.etag).not.toBe(before.etag);
  expect(await served()).toBe("first");
  expect(warnings).toEqual([]);
});

test("scripts and indexes of the previous build stay available to open pages", async () => {
  for (const name of ["one", "two"]) {
    await writeBuild(folder, name);
    await expect.poll(served).toBe(name);
  }
  expect((await get("/assets/entry-two.js")).text).toBe("two");
  expect((await get("/assets/entry-one.js")).text).toBe("one");
  expect((await get("/assets/entry-first.js")).status).toBe(404);
  expect((await get("/search/en-3.0.one.json")).text).toBe("one");
  expect((await get("/search/en-3.0.first.json")).status).toBe(404);
});

test("they stay when the same build is read again, for new dates or a touched manifest", async () => {
  const before = current.get();
  today = Date.UTC(2027, 8, 1);
  await current.renew();
  expect(current.get()).not.toBe(before);
  expect((await get("/docs/dated")).text).toBe("In March 2028");
  expect((await get("/assets/entry-one.js")).text).toBe("one");
  const refilled = current.get();
  utimesSync(join(folder, "manifest.json"), new Date(), new Date());
  await expect.poll(() => current.get() === refilled).toBe(false);
  expect((await get("/assets/entry-one.js")).text).toBe("one");
  expect((await get("/search/en-3.0.one.json")).text).toBe("one");
});

test("an incomplete build isn't served: the old one stays, with one warning", async () => {
  await writeBuild(folder, "whole");
  await expect.poll(served).toBe("whole");
  await writeBuild(folder, "broken", "docs/page-3/index.html");
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(
    /^Still serving the previous build, as the new one cannot be read: .*page-3/,
  );
  for (const path of PATHS) expect((await get(path)).text).toBe("whole");
  await writeBuild(folder, "mended");
  await expect.poll(served).toBe("mended");
  expect(warnings).toHaveLength(1);
});

test.each<[string, string]>([
  ["of another version", '{"headers":{},"notFound":[],"files":{}}'],
  ["that was cut off", '{"headers":{'],
  ["that is something else", "no\nmanifest\n"],
])("rejects a build %s in one line that says what to do", async (_, manifest) => {
  const other = join(parent, "other");
  mkdirSync(other, { recursive: true });
  writeFileSync(join(other, "manifest.json"), manifest);
  const opening = openCurrentBuild(other, {
    warn: () => {},
    placeholders: () => placeholdersOf(today),
  });
  await expect(opening).rejects.toThrow(UsageError);
  await expect(opening).rejects.toThrow(/^The built site in .* run "npm run build" again .*$/);
});

test(`${SWAPS} builds are swapped in under load: no request fails, no response mixes two builds`, async () => {
  let isOver = false;
  let answers = 0;
  const wrong: unknown[] = [];
  async function read(reader: number): Promise<void> {
    for (let count = reader; !isOver; count += 1) {
      const path = PATHS[count % PATHS.length] ?? "/";
      const answer = await get(path, count % 2 === 0 ? "br" : "gzip").catch(String);
      const expected = path.includes("/n") ? 404 : 200;
      if (typeof answer === "string") wrong.push(answer);
      else if (answer.status !== expected || answer.text !== answer.build) wrong.push(answer);
      answers += 1;
    }
  }
  const reading = Array.from({ length: READERS }, (_, reader) => read(reader));
  for (let count = 1; count <= SWAPS; count += 1) {
    await writeBuild(folder, `swap-${count}`);
    // Two builds in a row come faster than either can be read.
    if (count % 3 === 0) while ((await served()) !== `swap-${count}`);
  }
  isOver = true;
  await Promise.all(reading);
  expect(wrong).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(answers).toBeGreaterThan(SWAPS);
});
