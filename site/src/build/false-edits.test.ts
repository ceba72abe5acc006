import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatProblem, type Problem } from "../../../contract/src/problems/problem.ts";
import { createEditChecker, type Edit } from "./testing/create-edit-checker.ts";
import { listChanges, parseRecord, printRecord } from "./testing/problem-record.ts";

interface ClassedEdit extends Edit {
  /** "order-and-process" */
  readonly class?: string;
}

const pathOf = (name: string) => join(import.meta.dirname, "testing", name);
const read = (name: string): readonly ClassedEdit[] => parse(readFileSync(pathOf(name), "utf8"));
/**
 * The sandbox tests the sentences of its sources itself: `sandbox/src/testing/decisions/`. Problems
 * of translations are listed, and reject nothing.
 */
const falseEdits = [...read("false-edits.yaml"), ...read("false-edits.tuning.yaml")].filter(
  ({ file }) => !file.startsWith("sandbox/") && !file.startsWith("site/content/es/"),
);
const mistakes = read("mistakes.yaml");
const RECORD = pathOf("reported-problems.txt");
const COMMAND = "RECORD=1 npx vitest run --project unit site/src/build/false-edits.test.ts";
const ADVICE = `what writers are told has changed; to record it, run \`${COMMAND}\`, then read the diff of reported-problems.txt`;
const { check, checkTogether } = await createEditChecker();

/**
 * A weakened check or a changed message must show in the diff: `COMMAND` records the problems that
 * are reported now. An edit whose sentence a writer has reworded is skipped.
 */
test("problems reported to writers match the record, and each mistake is rejected", async () => {
  const reported = new Map<string, readonly string[]>();
  const rates = new Map<string, { rejected: number; checked: number; skipped: number }>();
  for (const edit of [...falseEdits, ...mistakes]) {
    const problems = await check(edit);
    const name = isMistake(edit) ? "mistakes" : (edit.class ?? "unclassed");
    const rate = rates.get(name) ?? { rejected: 0, checked: 0, skipped: 0 };
    rates.set(name, rate);
    if (problems === undefined) {
      rate.skipped++;
      continue;
    }
    rate.checked++;
    if (problems.length > 0) rate.rejected++;
    reported.set(nameOf(edit, reported), problems.map(printWithoutLines));
  }
  const recorded = parseRecord(readFileSync(RECORD, "utf8"));
  if (process.env.RECORD) writeFileSync(RECORD, printRecord(new Map([...recorded, ...reported])));
  else expect(listChanges(recorded, reported), ADVICE).toEqual([]);

  const lines = [...rates].map(([name, { rejected, checked, skipped }]) => {
    const note = skipped ? `, ${skipped} skipped because their sentence has changed` : "";
    return `${name}: ${rejected} of ${checked} rejected${note}`;
  });
  console.info(lines.join("\n"));
  const rateOfMistakes = rates.get("mistakes");
  expect(rateOfMistakes?.rejected).toBe(rateOfMistakes?.checked);
  // Fewer would test too little: give the skipped ones a new sentence of the same class.
  expect(reported.size).toBeGreaterThan((falseEdits.length + mistakes.length) / 2);
});

/** Those of a file at once, which takes a third of the time: each problem names its sentence. */
test("accepts every true edit", async () => {
  const edits = read("true-edits.yaml");
  const rejections: string[] = [];
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const problems = await checkTogether(edits.filter((edit) => edit.file === file));
    rejections.push(...problems.map(formatProblem));
  }
  expect(rejections, "edits that are true are refused: narrow the check or the statement").toEqual(
    [],
  );
});

test("returns undefined for an edit whose text is not found", async () => {
  const [edit] = falseEdits;
  if (!edit) throw new Error("There are no false edits.");
  expect(await check({ ...edit, from: "Nobody wrote this." })).toBeUndefined();
});

function isMistake(edit: ClassedEdit): boolean {
  return mistakes.includes(edit);
}

/** "site/content/docs/intro.md: Two calls."; the second of two with the same words has a number. */
function nameOf({ file, to }: Edit, reported: ReadonlyMap<string, unknown>): string {
  const name = `${file}: ${to.split("\n")[0]}`.trim();
  const same = [...reported.keys()].filter((one) => one.replace(/ \(\d+\)$/, "") === name).length;
  return same === 0 ? name : `${name} (${same + 1})`;
}

/** Lines move: those of the page, and those of a statement that is contradicted. */
function printWithoutLines(problem: Problem): string {
  return formatProblem(problem)
    .replace(/^\S+ {2}/, "")
    .replaceAll(/(?<=\.ts):\d+/g, "");
}
