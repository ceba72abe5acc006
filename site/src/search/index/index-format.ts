import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const WORDS = new URL("../words/", import.meta.url);
const SHAPE = ["./index-options.ts", "./index-file.ts", "./index-lines.ts", "../records/record.ts"];

/**
 * The format of an index, for its name: a hash of what cuts text into terms, of the index's fields
 * and shape, and of the library's version. An index that a worker would misread has another name.
 */
export function indexFormat(): string {
  const words = readdirSync(WORDS)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  const files = [
    ...words.map((name) => new URL(name, WORDS)),
    ...SHAPE.map((name) => new URL(name, import.meta.url)),
  ];
  const hash = createHash("sha256").update(libraryVersion());
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}

function libraryVersion(): string {
  const entry = createRequire(import.meta.url).resolve("minisearch");
  const folder = entry.slice(0, entry.indexOf("minisearch/") + "minisearch/".length);
  const { version } = JSON.parse(readFileSync(`${folder}package.json`, "utf8")) as {
    readonly version: string;
  };
  return version;
}
