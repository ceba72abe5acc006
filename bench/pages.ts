/** `npm run bench:pages` compares our pages with those of peers. */
import { cpus, loadavg } from "node:os";
import { keepResult } from "./keep-result.ts";
import { measurePages } from "./measure-pages.ts";
import { pagesTable } from "./pages-table.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const today = new Date().toISOString().slice(0, 10);
const [load = 0] = loadavg();
const pages = await measurePages(process.env.PEERS_DIR, RUNS, (line) => console.log(line));
const table = [
  `# Pages, measured on ${today}`,
  "",
  `Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)} at the start; ${RUNS} runs, sites in turn within each; 1.6 Mbps, 150 ms, processor slowed 4 times. Again: \`PEERS_DIR=… RUNS=${RUNS} npm run bench:pages\`.`,
  "",
  pagesTable(pages),
  "",
].join("\n");
keepResult(`${today}-pages`, table);
process.exit(0);
