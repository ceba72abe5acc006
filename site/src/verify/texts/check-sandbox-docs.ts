import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { type ClientSource, checkDocComments } from "./check-doc-comments.ts";

const PACKAGE = "sandbox/package/index.ts";
const OPTIONS = ["sandbox/package/sandbox-options.ts", "sandbox/src/sandbox-options.ts"];

/** Finds mistakes in the docstrings that users of the sandbox's package see in their editor. */
export function checkSandboxDocs(): readonly Problem[] {
  return readSandboxSources().flatMap((source) => checkDocComments(source, {}));
}

/** The package's own sources, those whose types it exports, and the options behind its own. */
export function readSandboxSources(): readonly ClientSource[] {
  const exported = read(PACKAGE).matchAll(/from "\.\.\/(src\/[^"]+)"/g);
  const files = Array.from(exported, ([, file = ""]) => `sandbox/${file}`);
  return [PACKAGE, ...OPTIONS, ...files].map((file) => ({ file, text: read(file) }));
}

function read(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), "utf8");
}
