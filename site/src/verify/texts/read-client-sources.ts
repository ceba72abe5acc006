import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEFAULTS } from "../../../../client/src/defaults.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { type ClientSource, checkDocComments } from "./check-doc-comments.ts";

const FOLDER = "client/src";

/** The client's sources, without their tests. */
export function readClientSources(): readonly ClientSource[] {
  const folder = fileURLToPath(new URL(`../../../../${FOLDER}/`, import.meta.url));
  const names = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return names.map((name) => ({
    file: `${FOLDER}/${name}`,
    text: readFileSync(`${folder}${name}`, "utf8"),
  }));
}

/** Finds mistakes in the client's docstrings. */
export function checkClient(): readonly Problem[] {
  return readClientSources().flatMap((source) => checkDocComments(source, DEFAULTS));
}
