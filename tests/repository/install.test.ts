import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { differences, type Lock } from "../../scripts/install.mjs";

const read = (name: string) =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), "utf8"),
  ) as Lock;

const wanted: Lock = {
  packages: {
    "": { version: "1.0.0" },
    contract: { version: "0.0.0" },
    "node_modules/vite": { version: "8.3.8", integrity: "sha512-a" },
    "node_modules/esbuild-for-another-machine": { version: "1.0.0", optional: true },
  },
};

test("a plain npm ci counts as installed", () => {
  expect(differences(read("package-lock.json"), read("node_modules/.package-lock.json"))).toEqual(
    [],
  );
});

test("nothing installed differs in everything but what is for another platform", () => {
  expect(differences(wanted, { packages: {} })).toEqual(["contract", "node_modules/vite"]);
});

test.each([
  ["another version", { version: "8.3.7", integrity: "sha512-a" }],
  ["other bytes of the same version", { version: "8.3.8", integrity: "sha512-b" }],
])("%s of a package differs", (_, vite) => {
  const installed: Lock = { packages: { ...wanted.packages, "node_modules/vite": vite } };
  expect(differences(wanted, installed)).toEqual(["node_modules/vite"]);
});

test("a package more than wanted is no difference", () => {
  const installed: Lock = { packages: { ...wanted.packages, "node_modules/more": {} } };
  expect(differences(wanted, installed)).toEqual([]);
});
