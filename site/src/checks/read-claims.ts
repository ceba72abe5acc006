import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";

/** A sentence that a file may say. */
export interface KnownClaim {
  /** "site/content/docs/intro.md" */
  readonly file: string;
  readonly source: string;
  readonly sentence: string;
}

export const CLAIMS_FILE = "site/claims.yaml";

/** Who can say so: see the head of the list. */
const SOURCES = ["contract", "V1.0", "sandbox", "advice", "beside", "standard", "open", "words"];

export function readClaims(): readonly KnownClaim[] {
  const path = fileURLToPath(new URL("../../claims.yaml", import.meta.url));
  const files: Record<string, Record<string, readonly string[]>> = parse(
    readFileSync(path, "utf8"),
  );
  return Object.entries(files).flatMap(([file, sources]) =>
    Object.entries(sources).flatMap(([source, sentences]) =>
      sentences.map((sentence) => ({ file: shownFile(file), source, sentence })),
    ),
  );
}

/** Entries whose source is none. */
export function checkClaimList(claims: readonly KnownClaim[]): readonly Problem[] {
  return claims
    .filter(({ source }) => !SOURCES.includes(source))
    .map(({ source, sentence }) => {
      const message = `"${source}" is no source: "${sentence}"`;
      return problem({ file: CLAIMS_FILE }, message, nearestName(source, SOURCES));
    });
}

/** Pages and figures are listed below `site/content/`. */
function shownFile(file: string): string {
  return /^(docs|figures)\//.test(file) ? `site/content/${file}` : file;
}
