import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

interface Folder {
  readonly folder: string;
  /** Files that are about a subject rather than one thing, and why. */
  readonly exceptions: Readonly<Record<string, string>>;
}

const FOLDERS: readonly Folder[] = [
  {
    folder: "sandbox/src",
    exceptions: {
      "http/errors.ts": "the catalogue: one function for each error",
      "testing/decisions/observed.ts": "what the witnesses call",
      "scenarios/number-words.ts": "numbers as words, of two kinds",
      "data/model.ts": "the shapes of the reference data",
      "engine/base/calendar.ts": "a handful of functions about days",
      "engine/base/great-circle.ts": "a handful of functions about distance",
      "engine/base/local-time.ts": "a handful of functions about wall clocks",
      "engine/base/money.ts": "a handful of functions about amounts",
      "engine/base/random.ts": "a handful of functions about seeds",
      "engine/world/network/country-facts.ts":
        "lists of countries: territories, communities, skies",
      "engine/world/result-sellers.ts": "carriers, alliances and agents of an answer",
      "engine/testing/known-routes.ts": "two lists of routes: the busiest, and others",
      "engine/testing/plain.ts": "one function for each part of a trip",
      "engine/testing/queries.ts": "a live and an indicative one",
      "node/pool/search-thread.ts": "runs in a thread of its own: it has nobody to export to",
      "testing/any-search.ts": "a live and an indicative one",
      "testing/searches.ts": "a live and an indicative one",
    },
  },
  {
    folder: "site/src",
    exceptions: {
      "base/paths.ts": "one function for each kind of path",
      "base/sandbox-anchors.ts": "one function for the id of each kind of row",
      "art/icons.tsx": "one component for each icon",
      "browser/navigation-api.ts": "the part of the browser's Navigation API in use",
      "browser/early-clicks.ts": "what may be clicked early, how it is marked, and its replay",
      "browser/frame-marks.ts": "a handful of functions about links of the static frame",
      "base/dates/fixed-year.ts": "a handful of functions about months",
      "console/engine/messages.ts": "what a page and its sandbox send each other",
      "console/engine/plain-http.ts": "requests and responses as plain data, there and back",
      "console/engine/sandbox-worker.ts": "runs in a thread of its own: it has nobody to export to",
      "entry/entry.ts": "runs, and exports nothing",
      "entry/reload-when-edited.ts": "a script of a document: it has nobody to export to",
      "publish/publish-thread.ts": "runs in a thread of its own: it has nobody to export to",
      "reference/client-exports/client-exports.ts":
        "what the client exports, and where each stands",
      "samples/generator.ts": "SampleGenerator: what the file of a language exports",
      "samples/literal-styles.ts": "one function for each notation",
      "samples/literal.ts": "printLiteral, and the style it prints in",
      "search/dialog/search-states.tsx": "one component for what stands in place of the list",
      "search/index/holders.ts": "prints the records that hold a term, and reads them",
      "search/index/index-lines.ts": "prints an index, and reads a line of it",
      "search/index/terms.ts": "prints the terms of an index, and reads them",
      "search/query/mark-terms.ts": "a handful of functions about marked words",
      "search/query/name-scores.ts": "scoreNames, and what a score is",
      "search/records/page-records.ts": "the records of written pages and of categories",
      "search/records/record.ts": "SearchRecord and its kinds",
      "search/testing/small-index.ts": "a small index and the records in it",
      "search/worker/messages.ts": "what a page and its search send each other",
      "search/worker/worker.ts": "runs in a thread of its own: it has nobody to export to",
      "verify/translations/spanish-words.ts": "words of Spanish and what each translates",
    },
  },
];

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file),
  );
}

/** namesOf("live/sorting-options.ts") → what the file may export to deserve its name. */
function namesOf(file: string): readonly string[] {
  const words = (file.split("/").at(-1) ?? "").replace(/\.tsx?$/, "").split("-");
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  const constant = words.join("_").toUpperCase();
  return [camel, pascal, constant, `create${pascal}`, `start${pascal}`, `${camel}Of`];
}

function exportsOf(folder: string, file: string): readonly string[] {
  const text = readFileSync(join(root, folder, file), "utf8");
  const pattern = /^export (?:default )?(?:async )?(?:function|const|class|interface|type) (\w+)/gm;
  return Array.from(text.matchAll(pattern), (match) => match[1] ?? "");
}

test.each(FOLDERS)("a file of $folder is named after its export", ({ folder, exceptions }) => {
  const files = filesOf(folder);
  const misnamed = files.filter((file) => {
    const names = exportsOf(folder, file);
    return !namesOf(file).some((name) => names.includes(name));
  });
  expect(files.length).toBeGreaterThan(100);
  expect(misnamed.sort()).toEqual(Object.keys(exceptions).sort());
});

/** In a README of its own, or as a line of the one above: "`testing/`". */
function isDescribed(folder: string): boolean {
  const above = join(root, dirname(folder), "README.md");
  if (existsSync(join(root, folder, "README.md"))) return true;
  return existsSync(above) && readFileSync(above, "utf8").includes(`\`${basename(folder)}/\``);
}

test.each(FOLDERS)("every folder of $folder has a description", ({ folder }) => {
  const folders = new Set(filesOf(folder).map((file) => join(folder, dirname(file))));
  expect([...folders].filter((name) => !isDescribed(name))).toEqual([]);
});

/** The commands are listed in the README of the repository. */
const COMMANDS = ["scripts", ".ci"];

test("every folder at the top has a README, except those of commands", () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.git|\.cache|node_modules)$/.test(entry.name))
    .map(({ name }) => name);
  const without = folders.filter((name) => !existsSync(join(root, name, "README.md")));
  expect(without.sort()).toEqual(COMMANDS.sort());
});
