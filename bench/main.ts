import { cpus } from "node:os";
import { keepResult } from "./keep-result.ts";
import { measureBuild } from "./measure-build.ts";
import { measurePages } from "./measure-pages.ts";
import { pagesTable } from "./pages-table.ts";
import { PEERS } from "./peers.ts";

const RUNS = Number(process.env.RUNS ?? 5);

const today = new Date().toISOString().slice(0, 10);
const say = (line: string) => console.log(line);

say("Building the site …");
const build = measureBuild("scripts/build.mjs");
say("Building 1,000 pages …");
const corpus = measureBuild("bench/build-corpus.mjs");

const pages = await measurePages(process.env.PEERS_DIR, RUNS, say);

const table = [
  `# Measured on ${today}`,
  "",
  `Node ${process.versions.node}, ${cpus().length} cores, median of ${RUNS}; 1.6 Mbps, 150 ms, processor slowed 4 times.`,
  "",
  pagesTable(pages),
  "",
  "| figure | ours | peers on another day |",
  "| --- | --- | --- |",
  row("build of the site, s", build.seconds, PEERS.build75.seconds),
  row("build of the site, MB", build.megabytes, PEERS.build75.megabytes),
  row("build of 1,000 pages, s", corpus.seconds, PEERS.build1000.seconds),
  row("build of 1,000 pages, MB", corpus.megabytes, PEERS.build1000.megabytes),
  "",
].join("\n");

keepResult(today, table);

function row(name: string, ours: number, peer: number | string): string {
  const digits = ours < 10 && !Number.isInteger(ours) ? 2 : 0;
  return `| ${name} | ${ours.toFixed(digits)} | ${peer} |`;
}
