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

const path = join(import.meta.dirname, "testing/kept-lies.yaml");
const lies: readonly KeptLie[] = parse(readFileSync(path, "utf8"));
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

test("an edit that does not find its place is told", async () => {
  const [lie] = lies;
  if (!lie) throw new Error("There are no lies.");
  await expect(tell({ ...lie, from: "Nobody wrote this." })).rejects.toThrow(/does not say once/);
});
