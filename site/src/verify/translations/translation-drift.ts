import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { PageSource } from "../../content/planned-page.ts";
import { compareSections, type SectionDifference } from "./compare-sections.ts";
import { driftedSections } from "./drifted-sections.ts";
import { sectionVersions } from "./section-versions.ts";
import { type PageSection, sectionsOf } from "./sections-of.ts";
import { strangeWords } from "./strange-words.ts";

/** A hand-written page with its tree. */
export interface TranslatedPage extends Pick<PageSource, "source" | "frontmatter" | "lines"> {
  readonly tree: Root;
}

/** How a translation differs from its original. */
export interface Drift {
  /** Anchors of sections that differ from their original; "" is the beginning. */
  readonly anchors: readonly string[];
  /** What to update or to fix. None of it stops a build. */
  readonly problems: readonly Problem[];
}

/** Finds sections whose original has changed since they were translated, or that differ from it. */
export function translationDrift(own: TranslatedPage, original: TranslatedPage): Drift {
  const recorded = own.frontmatter.original;
  const versions = sectionVersions(original.frontmatter, original.tree);
  const changed = recorded
    ? driftedSections(recorded, versions)
    : versions.map(({ section }) => section);
  const isChanged = (anchor: string) => changed.includes(sectionName(anchor));
  const differences = compareSections(own.tree, original.tree);
  const anchors = versions.flatMap(({ anchor, section }) =>
    anchor !== undefined && changed.includes(section) ? [anchor] : [],
  );
  // A section that the original no longer has is already reported as changed.
  const knownAnchors = new Set(versions.map(({ anchor }) => anchor));
  const isOwn = ({ anchor }: { readonly anchor: string }) =>
    !isChanged(anchor) && (changed.length === 0 || knownAnchors.has(anchor));
  const originals = new Map(sectionsOf(original.tree).map((one) => [one.anchor, one]));
  return {
    anchors: [...new Set([...anchors, ...differences.map(({ anchor }) => anchor)])],
    problems: [
      ...(changed.length > 0 ? [changedOriginal(own, original, changed)] : []),
      ...differences.filter(isOwn).map((difference) => changedTranslation(own, difference)),
      ...sectionsOf(own.tree)
        .filter(isOwn)
        .flatMap((section) => otherWords(own, section, originals.get(section.anchor))),
    ],
  };
}

/** Reports words that only one side of a section has. */
function otherWords(
  { source: { file } }: TranslatedPage,
  section: PageSection,
  original: PageSection | undefined,
): readonly Problem[] {
  const { anchor, line } = section;
  if (!original) return [];
  return strangeWords(section, original).map(({ word, missing, side }) => {
    const [says, lacks] =
      side === "translation" ? ["translation", "original"] : ["original", "translation"];
    const message = `The ${says} of ${sectionName(anchor)} says "${word}", and its ${lacks} has no "${missing}" there: make them agree, or add the word to site/src/verify/translations/spanish-words.ts.`;
    return problem({ file, line }, message);
  });
}

function changedOriginal(
  own: TranslatedPage,
  original: TranslatedPage,
  changed: readonly string[],
) {
  const { file } = own.source;
  const renew = `npm run translations -- --renew ${original.source.route}`;
  const line = own.lines.get("original") ?? 1;
  const what = own.frontmatter.original
    ? `has changed since it was translated: ${changed.join(", ")}`
    : "is translated here, in a version that is not recorded";
  const message = `${original.source.file} ${what}. Follow it here, then run \`${renew}\`.`;
  return problem({ file, line }, message);
}

function changedTranslation(
  { source: { file } }: TranslatedPage,
  { anchor, line, own, original }: SectionDifference,
): Problem {
  const parts = [
    ...(own.length > 0 ? [`it has ${list(own)}`] : []),
    ...(original.length > 0 ? [`the original has ${list(original)}`] : []),
  ];
  const message = `The translation of ${sectionName(anchor)} differs from the original: ${parts.join(", and ")}.`;
  return problem({ file, line }, message);
}

function sectionName(anchor: string): string {
  return anchor === "" ? "the beginning" : `"${anchor}"`;
}

/** Maximum items in a message, enough to recognise a section. */
const MAX_LISTED = 4;

function list(items: readonly string[]): string {
  const shown = [...new Set(items)].slice(0, MAX_LISTED);
  return shown.map((item) => `"${item}"`).join(", ");
}
