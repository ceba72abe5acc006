import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { SidebarCategory, SidebarItem } from "../../sidebar.ts";
import type { DocsVersion, Locale, ReferenceId, SiteConfig } from "../../site.config.ts";
import type { ContentFile } from "./read-content.ts";
import { type Frontmatter, readFrontmatter } from "./read-frontmatter.ts";
import { categoryPath, flatten } from "./tree.ts";

/** A page of the tree, before it is rendered in any locale. */
export type PlannedPage = { readonly version: DocsVersion } & (
  | { readonly kind: "docs"; readonly path: string; readonly written: ReadonlyMap<Locale, Written> }
  | { readonly kind: "category"; readonly path: string; readonly category: SidebarCategory }
  | { readonly kind: "reference"; readonly path: string; readonly reference: ReferenceId }
  | { readonly kind: "home" | "not-found"; readonly path: string }
);

/** A Markdown page in one language. */
export interface Written {
  readonly source: ContentFile;
  readonly frontmatter: Frontmatter;
}

export interface Plan {
  /** Every page once, in the order of the tree; each is built in every locale. */
  readonly pages: readonly PlannedPage[];
  readonly problems: readonly Problem[];
}

export type Sidebars = Readonly<Record<DocsVersion, readonly SidebarItem[]>>;

/** Joins the tree with the files: a page without a route, or a route without a page, is a problem. */
export function planPages(
  config: SiteConfig,
  sidebars: Sidebars,
  files: readonly ContentFile[],
): Plan {
  const byRoute = new Map(files.map((file) => [file.route, file]));
  const problems: Problem[] = [];
  const docs = config.versions.flatMap(({ id }) =>
    flatten(sidebars[id]).map((item): PlannedPage => {
      if (item.kind === "category") {
        return { kind: "category", version: id, path: categoryPath(item.slug), category: item };
      }
      const written = readTranslations(config, item.path, byRoute, problems);
      if (!written.has(config.locales[0].code)) problems.push(missingFile(item.path, byRoute));
      return { kind: "docs", version: id, path: item.path, written };
    }),
  );
  problems.push(
    ...filesWithoutRoute(config, docs, files),
    ...duplicatePaths(docs),
    ...missingReplacements(config, docs),
  );
  const version = config.versions[0].id;
  const references = config.references.map(
    ({ id, path }): PlannedPage => ({ kind: "reference", version, path, reference: id }),
  );
  return {
    pages: [
      { kind: "home", version, path: "/" },
      ...docs,
      ...references,
      { kind: "not-found", version, path: "/404" },
    ],
    problems,
  };
}

function readTranslations(
  config: SiteConfig,
  path: string,
  byRoute: ReadonlyMap<string, ContentFile>,
  problems: Problem[],
): Map<Locale, Written> {
  const written = config.locales.flatMap(({ code, prefix }) => {
    const source = byRoute.get(prefix + path);
    if (!source) return [];
    const read = readFrontmatter(source.file, source.text);
    problems.push(...read.problems);
    return [[code, { source, frontmatter: read.frontmatter }] as const];
  });
  return new Map(written);
}

const TREE = { file: "site/sidebar.ts" };

function missingFile(path: string, byRoute: ReadonlyMap<string, ContentFile>): Problem {
  const message = `The tree has ${path}, and there is no site/content${path}.md.`;
  return problem(TREE, message, nearestName(path, byRoute.keys()));
}

function filesWithoutRoute(
  config: SiteConfig,
  pages: readonly PlannedPage[],
  files: readonly ContentFile[],
): Problem[] {
  const paths = pages.map(({ path }) => path);
  const known = new Set(config.locales.flatMap(({ prefix }) => paths.map((path) => prefix + path)));
  return files
    .filter(({ route }) => !known.has(route))
    .map(({ file, route }) => {
      const message = `This page has no place in ${TREE.file}: ${route} is not in the tree.`;
      return problem({ file }, message, nearestName(route, known));
    });
}

function duplicatePaths(pages: readonly PlannedPage[]): Problem[] {
  const paths = pages.map(({ path }) => path);
  const twice = new Set(paths.filter((path, index) => paths.indexOf(path) !== index));
  return [...twice].map((path) => problem(TREE, `The tree has ${path} twice.`));
}

/** An archived page names the current page that took its place, and no other page does. */
function missingReplacements(config: SiteConfig, pages: readonly PlannedPage[]): Problem[] {
  const current = pages.filter(({ version }) => version === config.versions[0].id);
  const paths = current.map(({ path }) => path);
  return pages.flatMap((page) => {
    if (page.kind !== "docs") return [];
    const isArchived = page.version !== config.versions[0].id;
    return [...page.written.values()].flatMap(({ source: { file }, frontmatter }) => {
      const { replacedBy } = frontmatter;
      if (!isArchived) {
        const message = "Only a page of an archived version has replacedBy.";
        return replacedBy === undefined ? [] : [problem({ file, line: 1 }, message)];
      }
      if (replacedBy === undefined) {
        const message = "An archived page needs replacedBy in its frontmatter.";
        return [problem({ file, line: 1 }, message)];
      }
      if (paths.includes(replacedBy)) return [];
      const message = `replacedBy leads nowhere: there is no current page ${replacedBy}.`;
      return [problem({ file, line: 1 }, message, nearestName(replacedBy, paths))];
    });
  });
}
