import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { createEditChecker, type Lie } from "./testing/create-edit-checker.ts";
import { changedIn, parseRecord, printRecord } from "./testing/told-record.ts";

interface ClassedLie extends Lie {
  /** "order-and-process" */
  readonly class?: string;
}

const besides = (name: string) => join(import.meta.dirname, "testing", name);
const read = (name: string): readonly ClassedLie[] => parse(readFileSync(besides(name), "utf8"));
/**
 * The sentences of the sandbox's sources are held by its own tests: `sandbox/src/testing/decisions/`.
 * What is wrong in a translation is listed, and refused nowhere.
 */
const lies = [...read("kept-lies.yaml"), ...read("lies-tune.yaml")].filter(
  ({ file }) => !file.startsWith("sandbox/") && !file.startsWith("site/content/es/"),
);
const mistakes = read("mistakes.yaml");
const RECORD = besides("told-to-writers.txt");
const { tell, tellTogether } = await createEditChecker();

/**
 * A check that is weakened, or a message that changes, is to be seen in the diff:
 * `RECORD=1 npx vitest run --project unit site/src/build/kept-lies.test.ts` writes what is told now.
 * A writer who rewords a sentence takes its lies away, and has nothing to do: what is left is told.
 */
test("problems reported to writers match the record, and each mistake is rejected", async () => {
  const told = new Map<string, readonly string[]>();
  const rates = new Map<string, { refused: number; told: number; lost: number }>();
  for (const edit of [...lies, ...mistakes]) {
    const problems = await tell(edit);
    const name = isMistake(edit) ? "mistakes" : (edit.class ?? "kept");
    const rate = rates.get(name) ?? { refused: 0, told: 0, lost: 0 };
    rates.set(name, rate);
    if (problems === undefined) {
      rate.lost++;
      continue;
    }
    rate.told++;
    if (problems.length > 0) rate.refused++;
    told.set(nameOf(edit, told), problems.map(withoutPlace));
  }
  const recorded = parseRecord(readFileSync(RECORD, "utf8"));
  if (process.env.RECORD) writeFileSync(RECORD, printRecord(new Map([...recorded, ...told])));
  else expect(changedIn(recorded, told)).toEqual([]);

  const lines = [...rates].map(([name, rate]) => {
    return `${name}: ${rate.refused} of ${rate.told} refused${rate.lost ? `, ${rate.lost} without their sentence` : ""}`;
  });
  console.info(lines.join("\n"));
  const ofMistakes = rates.get("mistakes");
  expect(ofMistakes?.refused).toBe(ofMistakes?.told);
  // Fewer would hold too little: give the lost ones a new sentence of the same class.
  expect(told.size).toBeGreaterThan((lies.length + mistakes.length) / 2);
});

/** Those of a file at once, which takes a third of the time: each problem names its sentence. */
test("accepts every honest edit", async () => {
  const edits = read("honest-edits.yaml");
  const refused: string[] = [];
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const problems = await tellTogether(edits.filter((edit) => edit.file === file));
    refused.push(...problems.map(formatProblem));
  }
  expect(refused).toEqual([]);
});

test("returns undefined for an edit whose text is not found", async () => {
  const [lie] = lies;
  if (!lie) throw new Error("There are no lies.");
  expect(await tell({ ...lie, from: "Nobody wrote this." })).toBeUndefined();
});

function isMistake(edit: ClassedLie): boolean {
  return mistakes.includes(edit);
}

/** "site/content/docs/intro.md: Two calls."; the second of two with the same words has a number. */
function nameOf({ file, to }: Lie, told: ReadonlyMap<string, unknown>): string {
  const name = `${file}: ${to.split("\n")[0]}`.trim();
  const same = [...told.keys()].filter((one) => one.replace(/ \(\d+\)$/, "") === name).length;
  return same === 0 ? name : `${name} (${same + 1})`;
}

/** Lines move: those of the page, and those of a statement that is contradicted. */
function withoutPlace(problem: Parameters<typeof formatProblem>[0]): string {
  return formatProblem(problem)
    .replace(/^\S+ {2}/, "")
    .replaceAll(/(?<=\.ts):\d+/g, "");
}
