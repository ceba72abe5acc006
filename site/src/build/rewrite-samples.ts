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
    const pageResults = programs.ran.filter((one) => one.file.page === file);
    const rewritten = rewritePage(file, text, pageResults);
    if (rewritten === text) return [];
    writeFileSync(join(root, file), rewritten);
    return [file];
  });
}
