import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createCorpusProject } from "./corpus-project.ts";
import { pause } from "./open-throttled.ts";

/** A dev server that shows pages while they are written. */
export interface DevServer {
  readonly name: string;
  readonly pages: number;
  /** The address of the page that is edited. */
  readonly url: string;
  readonly file: string;
  readonly close: () => Promise<void>;
}

const EDITED = "docs/getting-started/rate-limits";
const TIMEOUT_MS = 120_000;

/** Starts `npm run dev` in a copy of the project. */
export async function openOurs(count: number): Promise<DevServer> {
  const { folder, remove } = await createCorpusProject(count);
  const port = 4610;
  const stop = await start(["scripts/dev.mjs"], folder, port);
  return {
    name: "ours",
    pages: readdirSync(join(folder, "site/content/docs"), {
      recursive: true,
      encoding: "utf8",
    }).filter((name) => name.endsWith(".md")).length,
    url: `http://localhost:${port}/${EDITED}`,
    file: join(folder, `site/content/${EDITED}.md`),
    close: async () => {
      await stop();
      await remove();
    },
  };
}

/**
 * VitePress with copies of its pages, until it has `count` pages.
 * @param sources its project: `src/` and `node_modules/`
 */
export async function openVitePress(sources: string, count: number): Promise<DevServer> {
  const folder = await mkdtemp(join(tmpdir(), "peer-"));
  cpSync(join(sources, "src"), join(folder, "src"), {
    recursive: true,
    filter: (path) => !/\.vitepress\/(cache|dist)/.test(path),
  });
  symlinkSync(join(sources, "node_modules"), join(folder, "node_modules"));
  const docs = join(folder, "src/docs");
  const own = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".md"),
  );
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => {
    const original = own[index % own.length] ?? "";
    return { original, name: original.replace(/\.md$/, `/copy-${index}.md`) };
  });
  for (const { original, name } of copies) {
    mkdirSync(dirname(join(docs, name)), { recursive: true });
    cpSync(join(docs, original), join(docs, name));
  }
  const config = join(folder, "src/.vitepress/config.mjs");
  const items = copies.map(({ name }) => ({ text: name, link: `/docs/${name.slice(0, -3)}` }));
  const group = JSON.stringify({ text: "Copies", items });
  writeFileSync(config, readFileSync(config, "utf8").replace("sidebar:[", `sidebar:[${group},`));
  const port = 4611;
  const program = "node_modules/vitepress/bin/vitepress.js";
  const stop = await start([program, "dev", "src", "--port", String(port)], folder, port);
  const { version } = JSON.parse(
    readFileSync(join(sources, "node_modules/vitepress/package.json"), "utf8"),
  ) as { readonly version: string };
  return {
    name: `VitePress v${version}`,
    pages: own.length + copies.length,
    url: `http://localhost:${port}/${EDITED}`,
    file: join(folder, `src/${EDITED}.md`),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a server; resolves once it serves the page, with the function that stops it. */
async function start(
  parameters: readonly string[],
  cwd: string,
  port: number,
): Promise<() => Promise<void>> {
  const server = spawn("node", parameters, {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const latest = performance.now() + TIMEOUT_MS;
  for (;;) {
    const response = await fetch(`http://localhost:${port}/${EDITED}`).catch(() => undefined);
    if (response?.ok) break;
    if (response && response.status >= 500) throw new Error(await response.text());
    if (server.exitCode !== null || performance.now() > latest) {
      throw new Error(`${parameters.join(" ")} does not show ${EDITED}.`);
    }
    await pause(200);
  }
  return async () => {
    server.kill();
    await ended;
  };
}
