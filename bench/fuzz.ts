/** `npm run bench:fuzz`: thousands of wrong requests; COUNT and SEED change how many and which. */
import { createFuzzer, type FuzzReport, fuzz } from "../sandbox/src/testing/fuzz.ts";

const COUNT = Number(process.env.COUNT ?? 10_000);
const SEED = Number(process.env.SEED ?? 20_270_104);
const SHOWN = 20;

const started = performance.now();
const fuzzer = await createFuzzer();
const report = await fuzz(fuzzer, SEED, COUNT);
const seconds = (performance.now() - started) / 1000;

console.log(`${COUNT} requests with one thing changed, seed ${SEED}, in ${seconds.toFixed(1)} s\n`);
for (const line of table(report)) console.log(line);
console.log(`\n${report.failures.length} answers were not as they have to be`);
for (const { case: fuzzed, problems } of report.failures.slice(0, SHOWN)) {
  console.log(`\n${fuzzed.operation}: ${fuzzed.change}`);
  for (const problem of problems) console.log(`  ${problem}`);
}
process.exitCode = report.failures.length === 0 ? 0 : 1;

function table({ counts }: FuzzReport): readonly string[] {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const statuses = [...new Set(rows.flatMap(([, ofOne]) => [...ofOne.keys()]))].sort();
  const sums = new Map(
    statuses.map((status) => [
      status,
      rows.reduce((sum, [, ofOne]) => sum + (ofOne.get(status) ?? 0), 0),
    ]),
  );
  const line = (name: string, ofOne: ReadonlyMap<number, number>) => {
    return `| ${[name, ...statuses.map((status) => ofOne.get(status) ?? 0)].join(" | ")} |`;
  };
  return [
    `| ${["operation", ...statuses].join(" | ")} |`,
    `| ${["---", ...statuses.map(() => "--:")].join(" | ")} |`,
    ...rows.map(([operation, ofOne]) => line(operation, ofOne)),
    line("all", sums),
  ];
}
