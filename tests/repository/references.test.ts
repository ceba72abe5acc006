import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readdirSync(root, { withFileTypes: true })
  .filter(({ name }) => !/^(?:\.git|\.cache|node_modules)$/.test(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(root, entry.name), { recursive: true, encoding: "utf8" })
          .filter((name) => !/(?:^|\/)(?:node_modules|dist|rebuild)\//.test(name))
          .map((name) => `${entry.name}/${name}`)
      : [entry.name],
  );

/** What readers save, not files of the repository. */
const OF_READERS = new Set(["find-place.ts"]);

/** "name.ts", "name.yaml" or "../folder/name.ts" in back quotes, in comments and engineers' Markdown. */
const REFERENCE = /`((?:[\w@.-]+\/)*[\w.-]+\.(?:tsx?|css|yaml))`/g;

const isRead = (file: string) =>
  /\.(?:tsx?|mjs|css|md)$/.test(file) && !/^site\/content\/|generated\/|__snapshots__/.test(file);

interface Reference {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

function referencesIn(file: string): readonly Reference[] {
  const isComment = (line: string) => file.endsWith(".md") || /^\s*(?:\/\/|\/?\*)/.test(line);
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  return lines.flatMap((text, index) =>
    isComment(text)
      ? Array.from(text.matchAll(REFERENCE), ([, name = ""]) => ({ file, line: index + 1, name }))
      : [],
  );
}

/** By its path from here or from the root, else by the end of its path; in a README's own folder if bare. */
function isThere({ file, name }: Reference): boolean {
  const here = dirname(file);
  const paths = [normalize(join(here, name)), name];
  if (files.some((one) => paths.includes(one))) return true;
  if (name.startsWith("..")) return false;
  const isOwn = file.endsWith("README.md") && !name.includes("/") && here !== ".";
  const among = isOwn ? files.filter((one) => one.startsWith(`${here}/`)) : files;
  return among.some((one) => one.endsWith(`/${name}`));
}

test("each file named in a comment or a README exists", () => {
  const references = files.filter(isRead).flatMap(referencesIn);
  expect(references.length).toBeGreaterThan(100);
  const lost = references.filter((one) => !OF_READERS.has(one.name) && !isThere(one));
  expect(lost.map(({ file, line, name }) => `${file}:${line}  ${name}`)).toEqual([]);
});
