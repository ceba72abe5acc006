/** `npm run bench:search` compares our search with those of peers with the same pages. */
import { loadavg } from "node:os";
import { keepResult } from "./keep-result.ts";
import { hasSearch, measureSearch, type SearchFigures } from "./measure-search.ts";
import { openSites } from "./sites.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const PAGE = "/docs/getting-started/create-and-poll/";
const today = new Date().toISOString().slice(0, 10);
const [load = 0] = loadavg();
const sites = (await openSites(process.env.PEERS_DIR)).filter(({ name }) => hasSearch(name));
const figures = new Map<string, SearchFigures[]>(sites.map(({ name }) => [name, []]));
for (let run = 1; run <= RUNS; run += 1) {
  console.log(`Run ${run} of ${RUNS} …`);
  for (const { name, url } of sites) {
    figures.get(name)?.push(await measureSearch(name, url + PAGE));
  }
}
for (const { close } of sites) await close();

const ROWS: readonly (readonly [string, (figure: SearchFigures) => readonly number[]])[] = [
  ["first key to results, nothing loaded before, ms", ({ cold }) => [cold]],
  ["first key to results, all there, ms", ({ warm }) => [warm]],
  ["each further key, ms", ({ keys }) => keys],
];
const names = sites.map(({ name }) => name);
const table = [
  `# Search, measured on ${today}`,
  "",
  `Load ${load.toFixed(1)} at the start; median and worst of ${RUNS} runs, sites in turn within each; 1.6 Mbps, 150 ms, CPU throttled to a quarter, except in workers. Again: \`PEERS_DIR=… RUNS=${RUNS} npm run bench:search\`.`,
  "",
  `| figure | ${sites.map(({ name, generator }) => generator || name).join(" | ")} |`,
  `| --- | ${names.map(() => "---").join(" | ")} |`,
  ...ROWS.map(([label, valuesOf]) => {
    const cells = names.map((name) => cell((figures.get(name) ?? []).flatMap(valuesOf)));
    return `| ${label} | ${cells.join(" | ")} |`;
  }),
  "",
].join("\n");
keepResult(`${today}-search`, table);
process.exit(0);

/** cell([3, 1, 9]) → "3 (9)": the median and the worst. */
function cell(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  const worst = sorted.at(-1);
  if (middle === undefined || worst === undefined) return "none";
  return `${middle.toFixed(0)} (${worst.toFixed(0)})`;
}
