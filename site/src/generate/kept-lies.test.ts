import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { createTellLie, type Lie } from "./testing/tell-lie.ts";

const besides = (name: string) => join(import.meta.dirname, "testing", name);
const lies: readonly Lie[] = parse(readFileSync(besides("kept-lies.yaml"), "utf8"));
const tell = await createTellLie();

/** A change of any of these messages, or of what is refused, is to be seen in the diff. */
test("what writers are told is what was recorded, and each mistake is refused", async () => {
  const mistakes: readonly Lie[] = parse(readFileSync(besides("mistakes.yaml"), "utf8"));
  const told: string[] = [];
  const passed: string[] = [];
  for (const lie of [...lies, ...mistakes]) {
    const problems = await tell(lie);
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
