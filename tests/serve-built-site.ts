import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { ANY_PORT, listen } from "../sandbox/src/node/http/listen.ts";
import { openSite } from "../site/src/serve/serve-site.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Origin of the built site, without a trailing slash: "http://localhost:41234". */
    readonly baseUrl: string;
  }
}

/** Serves the built site once for all browser tests, on a free port. */
export default async function serveBuiltSite(project: TestProject) {
  const built = fileURLToPath(new URL("../site/dist/manifest.json", import.meta.url));
  if (!existsSync(built)) await build();
  const site = await openSite();
  const { url, close } = await listen(site.listener, ANY_PORT);
  project.provide("baseUrl", url);
  return async () => {
    await close();
    site.close();
  };
}

/** Builds the site. The builder is imported only here, because usually a built site exists. */
async function build(): Promise<void> {
  const { buildSite } = await import("../site/src/build/build-site.ts");
  if (!(await buildSite())) throw new Error("The site does not build.");
}
