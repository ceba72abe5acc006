import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { createTellLie, type Lie } from "./testing/tell-lie.ts";

interface KeptLie extends Lie {
  /** What the problem has to name. */
  readonly nearest?: string;
}

const besides = (name: string) => join(import.meta.dirname, "testing", name);
const lies: readonly KeptLie[] = parse(readFileSync(besides("kept-lies.yaml"), "utf8"));
const tell = await createTellLie();

test("each kept lie is refused in its file, with the nearest right thing", async () => {
  const passed: string[] = [];
  for (const { nearest, ...lie } of lies) {
    const problems = await tell(lie);
    const own = problems.filter(({ file, line }) => file === lie.file && line !== undefined);
    const isNamed = nearest === undefined || own.some((problem) => problem.nearest === nearest);
    if (own.length > 0 && isNamed) continue;
    passed.push(`${lie.file}: ${lie.to} → ${problems.map(formatProblem).join("; ")}`);
  }
  expect(lies.length).toBeGreaterThan(60);
  expect(passed).toEqual([]);
});

/** A change of any of these messages, or of what is refused, is to be seen in the diff. */
test("what writers are told without the list of sentences is what was recorded", async () => {
  const tellWitnesses = await createTellLie(false);
  const mistakes: readonly Lie[] = parse(readFileSync(besides("mistakes.yaml"), "utf8"));
  const told: string[] = [];
  const passed: string[] = [];
  for (const lie of [...lies, ...mistakes]) {
    const problems = await tellWitnesses(lie);
    const name = `${lie.file}: ${lie.to.split("\n")[0]}`;
    told.push(`# ${name}`, ...problems.map(formatProblem));
    if (problems.length === 0) passed.push(name);
  }
  expect(passed.filter((name) => mistakes.some(({ to }) => name.endsWith(to)))).toEqual([]);
  const rate = `${lies.length - passed.length} of ${lies.length} lies are refused`;
  await expect([rate, ...told].join("\n")).toMatchFileSnapshot("./testing/told-to-writers.txt");
});

test("an edit that does not find its place is told", async () => {
  const [lie] = lies;
  if (!lie) throw new Error("There are no lies.");
  await expect(tell({ ...lie, from: "Nobody wrote this." })).rejects.toThrow(/does not say once/);
});
