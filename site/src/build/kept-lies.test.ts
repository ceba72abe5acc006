import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formatProblem } from "../../../contract/src/problems/problem.ts";
import { createTellLie, type Lie } from "./testing/tell-lie.ts";

interface ClassedLie extends Lie {
  /** "order-and-process" */
  readonly class?: string;
}

const besides = (name: string) => join(import.meta.dirname, "testing", name);
const read = (name: string): readonly ClassedLie[] => parse(readFileSync(besides(name), "utf8"));
/** The sentences of the sandbox's sources are held by its own tests: `sandbox/src/testing/decisions/`. */
const lies = [...read("kept-lies.yaml"), ...read("lies-tune.yaml")].filter(
  ({ file }) => !file.startsWith("sandbox/"),
);
const mistakes = read("mistakes.yaml");
const tell = await createTellLie();

/** A change of any of these messages, or of what is refused, is to be seen in the diff. */
test("what writers are told is what was recorded, and each mistake is refused", async () => {
  const told: string[] = [];
  const passed = new Set<ClassedLie>();
  for (const lie of [...lies, ...mistakes]) {
    const problems = await tell(lie);
    told.push(`# ${lie.file}: ${lie.to.split("\n")[0]}`, ...problems.map(formatProblem));
    if (problems.length === 0) passed.add(lie);
  }
  expect(mistakes.filter((mistake) => passed.has(mistake))).toEqual([]);
  const classes = [...new Set(lies.map((lie) => lie.class ?? "kept"))];
  const rates = classes.map((name) => {
    const own = lies.filter((lie) => (lie.class ?? "kept") === name);
    return `${name}: ${own.filter((lie) => !passed.has(lie)).length} of ${own.length} lies are refused`;
  });
  await expect([...rates, ...told].join("\n")).toMatchFileSnapshot("./testing/told-to-writers.txt");
});

test("an edit that does not find its place is told", async () => {
  const [lie] = lies;
  if (!lie) throw new Error("There are no lies.");
  await expect(tell({ ...lie, from: "Nobody wrote this." })).rejects.toThrow(/does not say once/);
});
