import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";

const contract = join(import.meta.dirname, "../..");
const generated = join(contract, "generated");

test("what is committed is what the specifications generate, byte for byte", async () => {
  const files = await generatedFiles(join(contract, "openapi"));
  const committed = readdirSync(generated, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(generated.length + 1));
  const stale = [...files].filter(
    ([path, text]) =>
      !committed.includes(path) || readFileSync(join(generated, path), "utf8") !== text,
  );
  const left = committed.filter((path) => !files.has(path));
  const differing = [...stale.map(([path]) => path), ...left];
  expect(differing, "contract/generated is out of date: run npm run generate").toEqual([]);
}, 60_000);

test("the validators import nothing and need no eval, and those of requests stay small", async () => {
  const files = await generatedFiles(join(contract, "openapi"));
  for (const path of ["validators/requests.js", "validators/responses.js"]) {
    expect(files.get(path)).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
  expect(files.get("validators/requests.js")?.length).toBeLessThan(100_000);
}, 60_000);
