/** Tests that run in a folder that has never seen this repository. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../serving/start-server.ts";
import { createEmptyFolder, type EmptyFolder } from "./empty-folder.ts";
import { findNode, NODE_VERSIONS } from "./node-versions.ts";
import { type ServedPage, servedPage } from "./served-page.ts";

export interface ServedSite {
  readonly url: () => string;
  readonly page: (path: string) => Promise<ServedPage>;
}

/** Starts one server for all tests of a file. */
export function serveSite(): ServedSite {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => {
    server?.child.kill("SIGTERM");
  });
  const url = () => {
    if (!server) throw new Error("The server is not running yet.");
    return server.url;
  };
  return { url, page: (path) => servedPage(url(), path) };
}

/** A test that runs in an empty folder, once with each installed version of Node. */
export function testOnEachNode(
  title: string,
  run: (folder: EmptyFolder, version: number) => Promise<void>,
): void {
  describe.each(NODE_VERSIONS)("Node %i", (version) => {
    const { name, folder: node } = findNode(version);
    test(title, async ({ skip }) => {
      if (node === undefined) return skip(`${name} is not installed`);
      const folder = await createEmptyFolder(node);
      try {
        await run(folder, version);
      } finally {
        folder.remove();
      }
    });
  });
}

/** Pastes the page's line that installs the package. */
export async function install(folder: EmptyFolder, page: ServedPage): Promise<void> {
  const { exitCode, output } = await folder.paste(page.command("npm install"));
  expect(exitCode, output).toBe(0);
}
