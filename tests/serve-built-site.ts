import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { ANY_PORT, listen } from "../sandbox/src/node/http/listen.ts";
import { BUILD } from "../scripts/build-command.mjs";
import { openSite } from "../site/src/serve/serve-site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the built site, without a trailing slash: "http://localhost:41234". */
    readonly baseUrl: string;
  }
}

/** Serves the built site once for all browser tests, on a free port. */
export default async function serveBuiltSite(project: TestProject) {
  if (!existsSync(`${root}site/dist/manifest.json`)) build();
  const site = await openSite();
  const { url, close } = await listen(site.listener, ANY_PORT);
  project.provide("baseUrl", url);
  return async () => {
    await close();
    site.close();
  };
}

/**
 * Builds the site in a process of its own, as `npm run build` does: in this one, `NODE_ENV` may be
 * "test", which bundles React's build for development.
 */
function build(): void {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, BUILD, { cwd: root, env, stdio: "inherit" });
  if (status !== 0) throw new Error("The site does not build.");
}
