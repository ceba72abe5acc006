import { expect, test } from "vitest";
import { parsePs, parseStat, readProcessTable, treeBelow } from "./process-tree.ts";

test("a tree is a process with all its descendants, and no other", () => {
  const table = [
    { pid: 7, parent: 5, processorMs: 4, isRunnable: false },
    { pid: 5, parent: 2, processorMs: 3, isRunnable: false },
    { pid: 2, parent: 1, processorMs: 2, isRunnable: false },
    { pid: 3, parent: 1, processorMs: 9, isRunnable: true },
  ];
  expect(treeBelow(2, table)).toEqual({ pids: [2, 5, 7], processorMs: 9, isRunnable: false });
  expect(treeBelow(1, table)).toMatchObject({ processorMs: 18, isRunnable: true });
  expect(treeBelow(8, table)).toEqual({ pids: [8], processorMs: 0, isRunnable: false });
});

test("parses a name with brackets and spaces", () => {
  const fields = "S 12 40 40 0 -1 4194304 1 0 0 0 250 30 7 3 20 0 1 0 99 0 0";
  const row = { pid: 40, parent: 12, processorMs: 2900, isRunnable: false };
  expect(parseStat(`40 (node) ${fields}`)).toEqual(row);
  expect(parseStat(`40 (a) b (c d) ${fields}`)).toEqual(row);
});

test("parses hours, days and hundredths of ps", () => {
  expect(parsePs("   1     0 Ss 1-02:03:04\n 501     1 R+   1:02.50\n")).toEqual([
    { pid: 1, parent: 0, processorMs: (86_400 + 7384) * 1000, isRunnable: false },
    { pid: 501, parent: 1, processorMs: 62_500, isRunnable: true },
  ]);
});

test("this process is in its own table, below its parent, with its processor time", () => {
  const { pids, processorMs } = treeBelow(process.pid, readProcessTable());
  expect(pids).toContain(process.pid);
  expect(processorMs).toBeGreaterThan(0);
  expect(treeBelow(process.ppid, readProcessTable()).pids).toContain(process.pid);
});
