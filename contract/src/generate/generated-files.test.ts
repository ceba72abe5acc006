import { join } from "node:path";
import { expect, test } from "vitest";
import { contract } from "../testing/contract.ts";
import { flows } from "../testing/flows.ts";
import { generatedFiles } from "./generated-files.ts";
import { staleFiles } from "./stale-files.ts";

const folder = join(import.meta.dirname, "../..");
const files = await generatedFiles(contract, flows, folder);

test("committed files equal what the specifications generate, byte for byte", () => {
  const stale = staleFiles(join(folder, "generated"), files);
  expect(stale, "contract/generated is out of date: run npm run generate").toEqual([]);
});

test("the validators import nothing and need no eval, and those of requests stay below 100,000 characters", () => {
  for (const path of ["validators/requests.js", "validators/responses.js"]) {
    expect(files.get(path)).not.toMatch(/\brequire\(|\bimport\b|\beval\(|new Function/);
  }
  expect(files.get("validators/requests.js")?.length).toBeLessThan(100_000);
});
