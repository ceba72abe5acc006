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
 * One problem for all generated files that are older than their sources. Generating takes seconds,
 * so sources that `npm run generate` used last, or that were found fresh before, are not tried
 * again.
 * @param sources hash of the sources
 * @param generated hash of the sources when `npm run generate` last ran
 * @param listStale returns paths in the repository; null if the generating tools are not installed
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
    const text = 'The sources of generated files have changed: run "npm run generate".';
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

/** The generating tools, which a build alone does not need. */
const TOOLS = ["openapi-typescript", "@redocly/openapi-core"];

async function listStaleInProcess(): Promise<readonly string[]> {
  const command = ["--import", "tsx", "packaging/list-stale.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT });
  return stdout.split("\n").filter(Boolean);
}
