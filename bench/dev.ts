/**
 * `npm run bench:dev` measures how long a writer waits between a save and the page that shows it.
 * `PEER` is the project of a VitePress site, measured in the same run.
 */
import { cpus, loadavg } from "node:os";
import { type DevServer, openOurs, openVitePress } from "./dev-servers.ts";
import { keepResult } from "./keep-result.ts";
import { type MeasuredSave, measureSaves } from "./measure-saves.ts";

const PAGES = Number(process.env.PAGES ?? 1000);
const RUNS = Number(process.env.RUNS ?? 10);
const { PEER } = process.env;

const today = new Date().toISOString().slice(0, 10);
const load = loadavg()[0]?.toFixed(1);

const columns = [
  await measure(openOurs(PAGES)),
  await measure(openOurs(0)),
  ...(PEER ? [await measure(openVitePress(PEER, PAGES))] : []),
];

interface Column {
  readonly head: string;
  readonly saves: readonly MeasuredSave[];
}

async function measure(opening: Promise<DevServer>): Promise<Column> {
  const server = await opening;
  try {
    const head = `${server.name}, ${server.pages} pages`;
    console.log(`Saving a page: ${head} …`);
    return { head, saves: await measureSaves(server, RUNS) };
  } finally {
    await server.close();
  }
}

type Figure = (save: MeasuredSave) => number | undefined;

const stages: readonly (readonly [string, Figure])[] = [
  ["**save to screen**", ({ whole }) => whole],
  ["until the browser asks", ({ notified }) => notified],
  ["answer", ({ answered }) => answered],
  ...["read", "render"].map(
    (name) =>
      [
        `of it, to ${name}`,
        ({ served }: MeasuredSave) => served.find((part) => part.name === name)?.duration,
      ] as const,
  ),
  ["into the document", ({ placed }) => placed],
  ["onto the screen", ({ painted }) => painted],
];

const edits = [...new Set(columns.flatMap(({ saves }) => saves.map(({ edit }) => edit)))];

const table = [
  `# From a save to the screen, measured on ${today}`,
  "",
  `Node ${process.versions.node}, ${cpus().length} cores, load ${load} at the start; milliseconds, median (and worst) of ${RUNS} saves. Again: \`PEER=… RUNS=${RUNS} PAGES=${PAGES} npm run bench:dev\`.`,
  "",
  row("stage", ({ head }) => head),
  row("---", () => "---"),
  ...stages.map(([name, figure]) => row(name, ({ saves }) => medianAndWorst(saves.map(figure)))),
  ...edits.map((edit) =>
    row(`save to screen, ${edit}`, ({ saves }) =>
      medianAndWorst(saves.filter((save) => save.edit === edit).map(({ whole }) => whole)),
    ),
  ),
  "",
].join("\n");

keepResult(`${today}-dev`, table);

function row(name: string, cell: (column: Column) => string): string {
  return `| ${[name, ...columns.map(cell)].join(" | ")} |`;
}

function medianAndWorst(values: readonly (number | undefined)[]): string {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (median === undefined || worst === undefined) return "–";
  return `${median.toFixed(0)} (${worst.toFixed(0)})`;
}
