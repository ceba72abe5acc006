import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../sandbox/src", import.meta.url));

/** Files that are about a subject rather than one thing, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "errors.ts": "the catalogue: one function for each error",
  "data/model.ts": "the shapes of the reference data",
  "engine/base/calendar.ts": "a handful of functions about days",
  "engine/base/great-circle.ts": "a handful of functions about distance",
  "engine/base/local-time.ts": "a handful of functions about wall clocks",
  "engine/base/money.ts": "a handful of functions about amounts",
  "engine/base/random.ts": "a handful of functions about seeds",
  "engine/world/network.ts": "buildNetwork: a network is nothing but its routes",
  "engine/world/result-sellers.ts": "carriers, alliances and agents of an answer",
  "engine/testing/queries.ts": "a live and an indicative one",
  "testing/any-search.ts": "a live and an indicative one",
  "testing/searches.ts": "a live and an indicative one",
};

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);

/** namesOf("live/sorting-options.ts") → what the file may export to deserve its name. */
function namesOf(file: string): readonly string[] {
  const words = (file.split("/").at(-1) ?? "").replace(".ts", "").split("-");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return [camel, pascal, words.join("_").toUpperCase(), `create${pascal}`, `${camel}Of`];
}

function exportsOf(file: string): readonly string[] {
  const text = readFileSync(join(folder, file), "utf8");
  const pattern = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? "");
}

test("a file of the sandbox has the name of what it exports", () => {
  const misnamed = files.filter((file) => {
    const names = exportsOf(file);
    return !namesOf(file).some((name) => names.includes(name));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(misnamed.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test("every folder of the sandbox says what belongs in it", () => {
  const folders = new Set(files.map((file) => dirname(file)));
  const silent = [...folders].filter((name) => !existsSync(join(folder, name, "README.md")));
  expect(silent).toEqual([]);
});
