import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import {
  GENERATED_HASH_FILE,
  hashGeneratedSources,
  readGeneratedHash,
} from "../../../packaging/generated-sources.ts";
import { ROOT } from "../../../packaging/packages.ts";
import { CACHE, createBuildCache } from "./cache/build-cache.ts";

/**
 * Generated files that are older than their sources: one problem for all. To generate takes
 * seconds, so sources are not tried again that `npm run generate` left, or that were found to be
 * fresh.
 * @param sources their hash
 * @param generated their hash when `npm run generate` last ran
 * @param listStale paths of the repository; null without the tools that generate
 */
export async function checkGenerated(
  cache: string = CACHE,
  sources = hashGeneratedSources(),
  generated = readGeneratedHash(),
  listStale = TOOLS.every((tool) => existsSync(join(ROOT, "node_modules", tool)))
    ? listStaleInProcess
    : null,
): Promise<readonly Problem[]> {
  const { recall, keep, save } = createBuildCache<"fresh">(join(cache, "generated.json"));
  if (sources === generated || recall(sources) === "fresh") return [];
  if (!listStale) {
    const text = 'The sources of generated files changed since: run "npm run generate".';
    return [problem({ file: GENERATED_HASH_FILE }, text)];
  }
  const [file, ...others] = await listStale();
  if (file !== undefined) {
    const rest = others.length === 0 ? "" : `, and so is ${others.join(", ")}`;
    return [problem({ file }, `This file is out of date${rest}: run "npm run generate".`)];
  }
  keep(sources, "fresh");
  save();
  return [];
}

/** What a build alone does not install. */
const TOOLS = ["openapi-typescript", "@redocly/openapi-core"];

async function listStaleInProcess(): Promise<readonly string[]> {
  const command = ["--import", "tsx", "packaging/list-stale.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout.split("\n").filter(Boolean);
}
