import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { differences, hasTools, isNewEnough, type Lock } from "../../scripts/install.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as Lock;

const wanted: Lock = {
  packages: {
    "": { version: "1.0.0" },
    contract: { version: "0.0.0" },
    "node_modules/vite": { version: "8.3.8", integrity: "sha512-a" },
    "node_modules/esbuild-for-another-machine": { version: "1.0.0", optional: true },
  },
};

test.each([
  ["20.19.0", true],
  ["20.20.1", true],
  ["20.18.9", false],
  ["22.0.0", true],
  ["18.20.4", false],
])("Node %s is new enough: %s", (node, isNew) => {
  expect(isNewEnough(node)).toBe(isNew);
  expect(read("package.json")).toMatchObject({ engines: { node: ">=20.19" } });
});

test("a plain npm ci counts as installed", () => {
  expect(differences(read("package-lock.json"), read("node_modules/.package-lock.json"))).toEqual(
    [],
  );
});

test("an empty installation lacks everything except packages for another platform", () => {
  expect(differences(wanted, { packages: {} })).toEqual(["node_modules/vite"]);
});

test("a package that a workspace has for itself needs to be installed, too", () => {
  const lock: Lock = {
    packages: { ...wanted.packages, "site/node_modules/vite": { version: "7.0.0" } },
  };
  expect(differences(lock, wanted)).toEqual(["site/node_modules/vite"]);
  expect(differences(lock, lock)).toEqual([]);
});

test("another version of a workspace package needs no installation", () => {
  const installed: Lock = { packages: { ...wanted.packages, contract: { version: "0.0.1" } } };
  expect(differences(wanted, installed)).toEqual([]);
});

test("detects whether the development tools are installed", () => {
  const lock: Lock = {
    packages: { ...wanted.packages, "node_modules/biome": { version: "2.5.15", dev: true } },
  };
  expect(hasTools(lock, wanted)).toBe(false);
  expect(hasTools(lock, lock)).toBe(true);
});

test("development packages may be missing where a site is served", () => {
  const lock: Lock = { packages: { "node_modules/biome": { version: "2.5.15", dev: true } } };
  expect(differences(lock, { packages: {} }, false)).toEqual([]);
  expect(differences(lock, { packages: {} })).toEqual(["node_modules/biome"]);
});

test.each([
  ["another version", { version: "8.3.7", integrity: "sha512-a" }],
  ["other bytes of the same version", { version: "8.3.8", integrity: "sha512-b" }],
])("%s of a package differs", (_, vite) => {
  const installed: Lock = { packages: { ...wanted.packages, "node_modules/vite": vite } };
  expect(differences(wanted, installed)).toEqual(["node_modules/vite"]);
});

test("ignores an extra installed package", () => {
  const installed: Lock = { packages: { ...wanted.packages, "node_modules/more": {} } };
  expect(differences(wanted, installed)).toEqual([]);
});

const WORKSPACES = ["client", "contract", "mcp", "packaging", "sandbox", "site"];

/** Packages that the sources of a workspace import at run time: "ioredis", "@shikijs/core". */
const importsOf = (file: string) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(
      /^(?:import (?!type\b)[^"]*?from|\} from|import|export [^"]*?from) "((?:@[\w-]+\/)?[\w-]+)[^"]*"/gm,
    ),
    ([, name = ""]) => name,
  );

/** What `npm run generate` runs is no part of a build, but for what a build takes from it. */
const GENERATES = /^contract\/src\/generate\/(?!compile-schema)/;

test("sources that build and serve import no development package", () => {
  const { packages } = read("package-lock.json");
  const imported = WORKSPACES.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
      .map((file) => `${name}/${file}`)
      .filter((file) => /\.(ts|tsx)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
      .filter((file) => !/node_modules|dist\/|\/testing\//.test(file) && !GENERATES.test(file))
      .flatMap((file) => importsOf(join(root, file))),
  );
  expect(imported).toContain("@shikijs/core");
  expect(imported.filter((name) => packages[`node_modules/${name}`]?.dev)).toEqual([]);
});

test("a build imports only compile-schema.ts from the generator", () => {
  const taken = ["site", "mcp", "sandbox", "client"].flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
      .flatMap((file) =>
        Array.from(
          readFileSync(join(root, name, file), "utf8").matchAll(
            /contract\/(src\/generate\/[^"]+)/g,
          ),
          ([, module]) => module,
        ),
      ),
  );
  expect(new Set(taken)).toEqual(new Set(["src/generate/compile-schema.ts"]));
});
