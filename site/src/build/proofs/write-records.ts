import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { commandsOf } from "../../verify/programs/commands-of.ts";
import {
  type RecordedResults,
  recordName,
  recordResult,
} from "../../verify/programs/recorded-results.ts";
import type { ProvedPrograms } from "./prove-programs.ts";

const FILE = fileURLToPath(new URL("../../../recorded-results.json", import.meta.url));

export function readRecords(): RecordedResults {
  return JSON.parse(readFileSync(FILE, "utf8")) as RecordedResults;
}

/** Records every program that some machines cannot run. @returns whether the file changed */
export function writeRecords(programs: Pick<ProvedPrograms, "ran" | "recorded">): boolean {
  const text = `${JSON.stringify(recordsOf(programs), null, 2)}\n`;
  if (text === readFileSync(FILE, "utf8")) return false;
  writeFileSync(FILE, text);
  return true;
}

/** Programs that this machine cannot run keep their valid records. */
function recordsOf({ ran, recorded }: Pick<ProvedPrograms, "ran" | "recorded">): RecordedResults {
  const entries = [...ran, ...recorded]
    .filter(({ program }) => commandsOf(program).length > 0)
    .map((one) => [recordName(one.file), recordResult(one, one)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
