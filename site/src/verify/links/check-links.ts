import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { withoutSlash } from "../../base/paths.ts";
import type { PageContents } from "../../content/page-contents.ts";

/** What link checks need of one page in one locale. */
export interface LinkedPage extends PageContents {
  /** "/docs/intro" */
  readonly path: string;
  /** The source file of the page, for messages. */
  readonly file: string;
  /** Links of the frame around it. */
  readonly frame: readonly string[];
  /** Path of the original; a link to a section that the translation lacks leads to its top. */
  readonly original?: string;
}

/** Valid targets of links. */
interface Targets {
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Translation → original. */
  readonly originals: ReadonlyMap<string, string>;
  /** "/openapi/geo.json" */
  readonly files: ReadonlySet<string>;
}

/** The source file of the frame's links. */
const FRAME = "site/site.config.ts";

/**
 * Finds broken links and anchors, and duplicate ids of a page. A link is reported once, even if
 * several pages show it: a page stands in for its missing translations, and every page has the
 * frame's links.
 * @param reserved ids of the frame
 * @param files other valid paths: "/openapi/geo.json"
 */
export function checkLinks(
  pages: readonly LinkedPage[],
  reserved: readonly string[],
  files: ReadonlySet<string>,
): readonly Problem[] {
  const ids = new Map(
    pages.map(({ path, anchors }) => [withoutSlash(path), new Set(anchors.map(({ id }) => id))]),
  );
  const originals = new Map(
    pages.flatMap(({ path, original }) =>
      original === undefined ? [] : [[withoutSlash(path), withoutSlash(original)] as const],
    ),
  );
  const targets = { ids, originals, files };
  return [
    ...pages.flatMap((page) => duplicateIds(page, reserved)),
    ...brokenLinks(pages, targets),
    ...brokenFrame(pages, targets),
  ];
}

function duplicateIds({ anchors, file }: LinkedPage, reserved: readonly string[]): Problem[] {
  const seen = new Set(reserved);
  return anchors.flatMap(({ id, line }) => {
    if (seen.has(id))
      return [problem({ file, line }, `The id "${id}" occurs twice on this page: rename one.`)];
    seen.add(id);
    return [];
  });
}

/** Deduplicates by `written`: a page that stands in for its translation has a prefix in `href`. */
function brokenLinks(pages: readonly LinkedPage[], targets: Targets): readonly Problem[] {
  const first = new Map<string, Problem>();
  for (const { path, file, links, original } of pages) {
    for (const { href, written = href, line } of links) {
      const key = `${file}:${line} ${written}`;
      // An outdated translation may link to a section that its original no longer has.
      const comparedHref = original === undefined ? href : href.replace(/#.*/, "");
      if (first.has(key) || resolves(comparedHref, path, targets)) continue;
      const [message, nearest] = whyBroken(href, path, targets);
      first.set(key, problem({ file, line }, message, nearest));
    }
  }
  return [...first.values()];
}

function brokenFrame(pages: readonly LinkedPage[], targets: Targets): readonly Problem[] {
  const broken = new Map<string, number>();
  for (const { path, frame } of pages) {
    for (const href of frame) {
      if (resolves(href, path, targets)) continue;
      broken.set(href, (broken.get(href) ?? 0) + 1);
    }
  }
  return [...broken].map(([href, count]) => {
    const [message, nearest] = whyBroken(href, "/", targets);
    const where = `It is outside the article of ${count === 1 ? "1 page" : `${count} pages`}.`;
    return problem({ file: FRAME }, `${message} ${where}`, nearest);
  });
}

function resolves(href: string, from: string, { ids, originals, files }: Targets): boolean {
  if (/^(https?:|mailto:|data:)/.test(href)) return true;
  const { path, anchor } = split(href, from);
  if (files.has(path)) return true;
  const known = ids.get(withoutSlash(path));
  if (known === undefined || anchor === "" || known.has(anchor)) return known !== undefined;
  return ids.get(originals.get(withoutSlash(path)) ?? "")?.has(anchor) ?? false;
}

function whyBroken(href: string, from: string, { ids, files }: Targets) {
  const { path, anchor } = split(href, from);
  const known = ids.get(withoutSlash(path));
  if (known) {
    return [`Broken anchor: ${path} has no "#${anchor}".`, nearestName(anchor, known)] as const;
  }
  const nearest = nearestName(path, [...ids.keys(), ...files]);
  return [`Broken link: there is no page ${path}.`, nearest] as const;
}

function split(href: string, from: string): { path: string; anchor: string } {
  const [address = "", anchor = ""] = href.split("#", 2);
  const path = address.split("?", 1)[0] || from;
  return { path, anchor: decode(anchor) };
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
