import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";

/** A number that texts may claim. */
export interface KnownNumber {
  /** With its unit in the singular: "60 minute", "6 %", "1 to 50". */
  readonly number: string;
  /** Who says so; or `sandbox`, the name of the sandbox's own value. */
  readonly source?: string;
  readonly sandbox?: string;
  /** Files that may claim it, below `site/content/` or the repository. */
  readonly in: readonly string[];
}

const FILE = "site/numbers.yaml";

export function readNumbers(): readonly KnownNumber[] {
  const path = fileURLToPath(new URL("../../numbers.yaml", import.meta.url));
  return parse(readFileSync(path, "utf8")) as readonly KnownNumber[];
}

/** Entries without a source, and those that are not what the sandbox does. */
export function checkNumberList(numbers: readonly KnownNumber[]): readonly Problem[] {
  return numbers.flatMap(({ number, source, sandbox }) => {
    if (sandbox === undefined) {
      return source ? [] : [problem({ file: FILE }, `"${number}" has no source.`)];
    }
    const limits: Readonly<Record<string, number>> = LIMITS;
    const value = limits[sandbox] ?? SANDBOX_KEYS[sandbox]?.callsPerMinute;
    if (value === undefined) {
      return [problem({ file: FILE }, `The sandbox has no limit and no key "${sandbox}".`)];
    }
    const claimed = number.match(/\d+(?= \D*$)|\d+$/)?.[0];
    if (claimed === String(value)) return [];
    return [problem({ file: FILE }, `"${number}" is ${value} in the sandbox: ${sandbox}.`)];
  });
}
