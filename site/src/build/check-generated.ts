import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { ROOT } from "../../../packaging/packages.ts";
import { hashFolders } from "../base/hash-folders.ts";
import { CACHE, createBuildCache } from "./cache/build-cache.ts";

/** Everything that decides what is generated, and what was. */
const SOURCES = ["contract", "client/src", "packaging", "package-lock.json"];

/**
 * Generated files that are older than their sources: one problem for all. To generate takes
 * seconds, so sources that were found to be fresh are not tried again.
 * @param sources their hash
 * @param listStale paths of the repository
 */
export async function checkGenerated(
  cache: string = CACHE,
  sources = hashFolders(ROOT, SOURCES),
  listStale: () => Promise<readonly string[]> = listStaleInProcess,
): Promise<readonly Problem[]> {
  const { recall, keep, save } = createBuildCache<"fresh">(join(cache, "generated.json"));
  if (recall(sources) === "fresh") return [];
  const [file, ...others] = await listStale();
  if (file !== undefined) {
    const rest = others.length === 0 ? "" : `, nor is ${others.join(", ")}`;
    return [problem({ file }, `Not what its sources generate${rest}: run "npm run generate".`)];
  }
  keep(sources, "fresh");
  save();
  return [];
}

async function listStaleInProcess(): Promise<readonly string[]> {
  const command = ["--import", "tsx", "packaging/list-stale.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout.split("\n").filter(Boolean);
}
