import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rewritePage } from "../verify/programs/rewrite-outputs.ts";
import type { Proofs } from "./proofs/prove.ts";
import type { SiteSources } from "./read-sources.ts";

/** Writes the output of programs into the pages that show it. @returns the files that changed */
export function rewriteSamples(
  root: string,
  { content }: Pick<SiteSources, "content">,
  { programs }: Pick<Proofs, "programs">,
): readonly string[] {
  return content.pages.flatMap(({ file, text }) => {
    const own = programs.ran.filter((one) => one.file.page === file);
    const written = rewritePage(file, text, own);
    if (written === text) return [];
    writeFileSync(join(root, file), written);
    return [file];
  });
}
