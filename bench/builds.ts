/**
 * `npm run bench:builds` measures how long builds take: ours and, if `PEERS_SRC` names a folder
 * with installed peers, theirs with `PEER_PAGES` pages like ours.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { BUILD } from "../scripts/build-command.mjs";
import { createCorpusProject } from "./corpus-project.ts";
import { keepResult } from "./keep-result.ts";
import { type BuildFigures, measureBuild } from "./measure-build.ts";
import { measurePeer, peersIn } from "./peer-builds.ts";

const { PEERS_SRC, PEERS } = process.env;
const sizes = (process.env.PAGES ?? "1000,5000").split(",").map(Number);
const peerSize = Number(process.env.PEER_PAGES ?? 1000);
const today = new Date().toISOString().slice(0, 10);

const [load = 0] = loadavg();
const rows: string[] = [];
const add = (name: string, { seconds, processorSeconds, megabytes }: BuildFigures) => {
  const row = `| ${name} | ${seconds.toFixed(1)} | ${processorSeconds.toFixed(1)} | ${megabytes.toFixed(0)} |`;
  console.log(row);
  rows.push(row);
};

add("this site, as the last build left it", measureBuild({ script: BUILD }));
add("this site, nothing changed since", measureBuild({ script: BUILD }));
for (const pages of sizes) {
  const folder = mkdtempSync(join(tmpdir(), "corpus-"));
  const settings = { PAGES: String(pages), FOLDER: folder };
  const corpus = { script: ["bench/build-corpus.mjs"], settings };
  try {
    add(`${pages} pages, nothing kept`, measureBuild(corpus));
    add(`${pages} pages, built again`, measureBuild(corpus));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const [projectSize = 1000] = sizes;
const project = await createCorpusProject(projectSize);
try {
  const { folder } = project;
  add(
    `${projectSize} pages in a project of two languages`,
    measureBuild({ script: BUILD, folder }),
  );
  add(
    `${projectSize} pages in a project, nothing changed`,
    measureBuild({ script: BUILD, folder }),
  );
} finally {
  await project.remove();
}
for (const peer of PEERS_SRC ? peersIn(PEERS_SRC, PEERS) : []) {
  add(`${peerSize} pages with ${peer}`, measurePeer(PEERS_SRC ?? "", peer, peerSize));
}

keepResult(
  `${today}-builds`,
  `# Builds, measured on ${today}

Written by \`npm run bench:builds\`. Node ${process.versions.node}, ${cpus().length} cores, load ${load.toFixed(1)} at the start: where others work on the machine, the processor's time is the one to compare. Pages are those of the docs with copies, in one language. Ours are built with all checks, a Markdown twin, an index for search and two compressed bodies for each; those of a peer are the twins of ours, without links.

| build | seconds | of a processor | MB |
| --- | --- | --- | --- |
${rows.join("\n")}
`,
);
