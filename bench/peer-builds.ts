import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BuildFigures, measureBuild } from "./measure-build.ts";
import { writePeerPages } from "./write-peer-pages.ts";

interface PeerBuild {
  /** The name of its folder in `PEERS_SRC`, where it is installed. */
  readonly name: string;
  /** The folder of its pages, relative to its own. */
  readonly pages: string;
  readonly script: readonly string[];
}

/** How to build each peer, according to its documentation. */
const PEER_BUILDS: readonly PeerBuild[] = [
  {
    name: "docusaurus",
    pages: "docs",
    script: ["node_modules/@docusaurus/core/bin/docusaurus.mjs", "build"],
  },
  {
    name: "starlight",
    pages: "src/content/docs/docs",
    script: ["node_modules/astro/bin/astro.mjs", "build"],
  },
  {
    name: "vitepress",
    pages: "src/docs",
    script: ["node_modules/vitepress/bin/vitepress.js", "build", "src"],
  },
];

/** The peers installed in `PEERS_SRC`: all, or those that `PEERS` names. */
export function peersIn(folder: string, named: string | undefined): readonly string[] {
  const wanted = named?.split(",") ?? PEER_BUILDS.map(({ name }) => name);
  return wanted.filter((name) => existsSync(join(folder, name, "node_modules")));
}

/** Measures how a peer builds pages like ours, in a copy of its folder. */
export function measurePeer(folder: string, peer: string, count: number): BuildFigures {
  const known = PEER_BUILDS.find(({ name }) => name === peer);
  if (!known) throw new Error(`Unknown peer ${peer}: add it to bench/peer-builds.ts.`);
  const source = resolve(folder, peer);
  const copy = mkdtempSync(join(tmpdir(), `${peer}-`));
  try {
    const isInstalled = (path: string) => path === join(source, "node_modules");
    cpSync(source, copy, { recursive: true, filter: (path) => !isInstalled(path) });
    symlinkSync(join(source, "node_modules"), join(copy, "node_modules"));
    writePeerPages(join(copy, known.pages), count);
    return measureBuild({ script: known.script, folder: copy });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
