import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { flows } from "../testing/flows.ts";
import { generatedFiles } from "./generated-files.ts";

const folder = join(import.meta.dirname, "../..");
const generated = join(folder, "generated");
const files = await generatedFiles(contract, flows, folder);

test("what is committed is what the specifications generate, byte for byte", () => {
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
});

test("the validators import nothing and need no eval, and those of requests stay small", () => {
  for (const path of ["validators/requests.js", "validators/responses.js"]) {
    expect(files.get(path)).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
  expect(files.get("validators/requests.js")?.length).toBeLessThan(100_000);
});
