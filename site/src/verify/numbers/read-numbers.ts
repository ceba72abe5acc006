import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";

/** A number that texts may claim. */
export interface KnownNumber {
  /** With its unit in the singular: "60 minute", "6 %", "1 to 50". */
  readonly number: string;
  /** Who states it. */
  readonly source?: string;
  /** Any text with one of these words may claim it: "emissions|footprint". */
  readonly about?: string;
  /** Files that may claim it, below `site/content/` or the repository. */
  readonly in: readonly string[];
}

const FILE = "site/numbers.yaml";

export function readNumbers(): readonly KnownNumber[] {
  const path = fileURLToPath(new URL("../../../numbers.yaml", import.meta.url));
  return parse(readFileSync(path, "utf8")) as readonly KnownNumber[];
}

/** Finds entries without a source. */
export function checkNumberList(numbers: readonly KnownNumber[]): readonly Problem[] {
  return numbers
    .filter(({ source }) => !source)
    .map(({ number }) => problem({ file: FILE }, `"${number}" has no source.`));
}
