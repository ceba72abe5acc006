import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import { ANY_PORT, listen } from "../sandbox/src/node/listen.ts";
import { openSite } from "../site/src/serve/serve-site.ts";
import { measureBuild } from "./measure-build.ts";
import { type LoadFigures, measureLoad } from "./measure-load.ts";
import { measureNavigation } from "./measure-navigation.ts";
import { PEERS } from "./peers.ts";

const RUNS = Number(process.env.RUNS ?? 5);
const DOCS_PAGE = "/docs/getting-started/create-and-poll";
const REFERENCE = "/api/flights-live-pricing/";
const LAST_RESPONSE = { text: "An unexpected error response.", count: 2 };

const today = new Date().toISOString().slice(0, 10);
const say = (line: string) => console.log(line);

say("Building the site …");
const build = measureBuild("scripts/build.mjs");
say("Building 1,000 pages …");
const corpus = measureBuild("bench/build-corpus.mjs");

const site = await openSite();
const { url, close } = await listen(site.listener, ANY_PORT);
const docs = await repeat(`Loading ${DOCS_PAGE}`, () => measureLoad(url + DOCS_PAGE));
const home = await repeat("Loading /docs", () => measureLoad(`${url}/docs`));
const reference = await repeat(`Loading ${REFERENCE}`, () =>
  measureLoad(url + REFERENCE, LAST_RESPONSE),
);
const navigation = await repeat("Navigating", () =>
  measureNavigation(
    url,
    DOCS_PAGE,
    "/docs/getting-started/authentication",
    "/docs/getting-started/rate-limits",
  ),
);
await close();
site.close();

const table = [
  `# Measured on ${today}`,
  "",
  `Node ${process.versions.node}, ${cpus().length} cores, median of ${RUNS}; 1.6 Mbps, 150 ms, processor slowed 4 times.`,
  "",
  "| figure | ours | best peer |",
  "| --- | --- | --- |",
  ...loadRows(`docs page ${DOCS_PAGE}`, docs, PEERS.docs),
  ...loadRows("docs home /docs", home, PEERS.docs),
  ...loadRows(`reference ${REFERENCE}`, reference, PEERS.reference),
  row(
    "reference, last response readable, ms",
    median(reference, "readable"),
    PEERS.reference.readable,
  ),
  row("navigation without hover, ms", median(navigation, "noHover"), PEERS.navigation.noHover),
  row("navigation after hover, ms", median(navigation, "hover"), PEERS.navigation.hover),
  row("a navigation transfers, KB", median(navigation, "bytes") / 1024, "–"),
  row("build of the site, s", build.seconds, PEERS.build75.seconds),
  row("build of the site, MB", build.megabytes, PEERS.build75.megabytes),
  row("build of 1,000 pages, s", corpus.seconds, PEERS.build1000.seconds),
  row("build of 1,000 pages, MB", corpus.megabytes, PEERS.build1000.megabytes),
  "",
].join("\n");

const folder = fileURLToPath(new URL("results/", import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}${today}.md`, table);
say(table);

function loadRows(
  name: string,
  runs: readonly LoadFigures[],
  peer: Readonly<Record<"fcp" | "lcp" | "blocking" | "kilobytes", number>>,
): string[] {
  return [
    row(`${name}: first paint, ms`, median(runs, "fcp"), peer.fcp),
    row(`${name}: largest paint, ms`, median(runs, "lcp"), peer.lcp),
    row(`${name}: blocking, ms`, median(runs, "blocking"), peer.blocking),
    row(`${name}: layout shift`, median(runs, "cls"), "–"),
    row(`${name}: KB in all`, median(runs, "bytes") / 1024, peer.kilobytes),
    row(`${name}: KB of script`, median(runs, "scriptBytes") / 1024, "–"),
    row(`${name}: requests`, median(runs, "requests"), "–"),
    row(`${name}: heap, MB`, median(runs, "heapBytes") / 1_048_576, "–"),
  ];
}

function row(name: string, ours: number, peer: number | string): string {
  const digits = ours < 10 && !Number.isInteger(ours) ? 2 : 0;
  return `| ${name} | ${ours.toFixed(digits)} | ${peer} |`;
}

async function repeat<T>(name: string, measure: () => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    say(`${name} (${run} of ${RUNS}) …`);
    results.push(await measure());
  }
  return results;
}

function median<T>(runs: readonly T[], figure: keyof T): number {
  const values = runs.map((run) => Number(run[figure])).sort((a, b) => a - b);
  return values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
