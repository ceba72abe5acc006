import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";

/** A sentence that a file may say, and who says so. */
export interface KnownClaim {
  readonly source: string;
  readonly sentence: string;
}

/** By file of the list: "docs/intro.txt". */
export type ClaimLists = ReadonlyMap<string, readonly KnownClaim[]>;

export const CLAIMS_FOLDER = "site/claims";

/** Who says what a translation says. */
const ORIGINAL = "original";

/** Who can say so: `site/claims/README.md` has what each means. */
export const CLAIM_SOURCES: readonly string[] = [
  "contract",
  "V1.0",
  "sandbox",
  "project",
  "advice",
  "beside",
  "standard",
  "open",
  ORIGINAL,
  "words",
  "unread",
];
const OWN_SOURCES = CLAIM_SOURCES.filter((source) => source !== ORIGINAL);

/** The list that a file's claims are in: "site/content/docs/intro.md" → "docs/intro.txt" */
export function claimListOf(file: string): string {
  return file.replace(/^site\/(?:content\/)?/, "").replace(/\.\w+$/, ".txt");
}

/** Whether the file of a list is a translation: "es/docs/intro.txt", "figures/price-es.txt". */
export function isTranslated(list: string, languages: readonly string[]): boolean {
  return languages.some(
    (code) =>
      list.startsWith(`${code}/`) ||
      list.endsWith(`-${code}.txt`) ||
      list === `i18n/catalogues/${code}.txt`,
  );
}

export function readClaims(): ClaimLists {
  const folder = fileURLToPath(new URL("../../claims", import.meta.url));
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    names
      .filter((name) => name.endsWith(".txt"))
      .map((name) => [name, parseClaims(readFileSync(join(folder, name), "utf8"))]),
  );
}

/** A claim is a line, and who says so is its first word. */
export function parseClaims(list: string): readonly KnownClaim[] {
  return list.split("\n").flatMap((line) => {
    const [, source = "", sentence] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
    return sentence === undefined ? [] : [{ source, sentence }];
  });
}

export function printClaims(claims: readonly KnownClaim[]): string {
  return claims.map(({ source, sentence }) => `${source.padEnd(9)} ${sentence}\n`).join("");
}

/**
 * Lists of files that are not there, and entries whose source is none of theirs.
 * @param languages that files are translated into
 */
export function checkClaimLists(
  lists: ClaimLists,
  files: Iterable<string>,
  languages: readonly string[],
): readonly Problem[] {
  const owners = new Set([...files].map(claimListOf));
  return [...lists].flatMap(([list, claims]) => {
    const file = `${CLAIMS_FOLDER}/${list}`;
    const unowned = owners.has(list)
      ? []
      : [
          problem(
            { file },
            "This lists what a file says that is not there.",
            nearestName(list, owners),
          ),
        ];
    const sources = isTranslated(list, languages) ? [ORIGINAL] : OWN_SOURCES;
    const unknown = claims.flatMap(({ source }, index) => {
      if (sources.includes(source)) return [];
      const message = `"${source}" is no source of what stands here.`;
      return [problem({ file, line: index + 1 }, message, nearestName(source, sources))];
    });
    return [...unowned, ...unknown];
  });
}
