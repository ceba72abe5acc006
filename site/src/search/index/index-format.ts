import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const WORDS = new URL("../words/", import.meta.url);
const SHAPE = [
  "./indexed-text.ts",
  "./prose-index.ts",
  "./holders.ts",
  "./terms.ts",
  "./index-file.ts",
  "./index-lines.ts",
  "../records/record.ts",
];

/**
 * The format of an index, part of its name: a hash of the code that splits text into terms and
 * defines the index's fields and shape. An index that a worker would misread has another name.
 */
export function indexFormat(): string {
  const words = readdirSync(WORDS)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort();
  const files = [
    ...words.map((name) => new URL(name, WORDS)),
    ...SHAPE.map((name) => new URL(name, import.meta.url)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 8);
}
