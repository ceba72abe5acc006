import { expect, test } from "vitest";
import { createProgressReport } from "./progress-report.ts";

function report() {
  const lines: string[] = [];
  let time = 0;
  const clock = () => {
    time += 500;
    return time;
  };
  return { lines, ...createProgressReport({ print: (line) => lines.push(line), now: clock }) };
}

const broken = { file: "a.md", line: 3, message: "Broken." };

test("prints a line for each step, with its time and note", () => {
  const { lines, done } = report();
  expect(done("Render the pages", [], "2 pages")).toBe(true);
  expect(lines).toEqual(["✓ Render the pages           0.50 s 2 pages"]);
});

test("prints the time of each step and the total at the end", () => {
  const { lines, done, finish } = report();
  done("Read the pages", []);
  done("Render the pages", []);
  finish();
  expect(lines).toEqual([
    "✓ Read the pages             0.50 s",
    "✓ Render the pages           0.50 s",
    "Built in 2.50 s.",
  ]);
});

test("a problem that two languages share is listed once", () => {
  const { lines, done } = report();
  expect(done("Render the pages", [broken, { ...broken, line: 4 }, broken])).toBe(false);
  expect(lines).toEqual([
    "✗ Render the pages: 2 problems",
    "  a.md:3  Broken.",
    "  a.md:4  Broken.",
  ]);
});

test("uses the singular for one problem", () => {
  const { lines, done } = report();
  done("Render the pages", [broken]);
  expect(lines[0]).toBe("✗ Render the pages: 1 problem");
});
