import { repeatedItems } from "../../../contract/src/base/repeated-items.ts";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { SidebarItem } from "../../sidebar.ts";
import type { DocsVersion, Locale, SiteConfig } from "../../site.config.ts";
import { NOT_FOUND_PATH, referencePath } from "../base/paths.ts";
import { readAllTitles } from "./all-titles.ts";
import { checkReplacements } from "./check-replacements.ts";
import { createTree, type Tree } from "./create-tree.ts";
import type { PageSource, PlannedPage } from "./planned-page.ts";
import type { ContentFile, TitlesFile } from "./read-content.ts";
import { type ReadFrontmatter, readFrontmatter } from "./read-frontmatter.ts";
import { readTitles } from "./read-titles.ts";

export interface Plan {
  /** Every page once, in the order of the tree; each is built in every locale. */
  readonly pages: readonly PlannedPage[];
  readonly byPath: ReadonlyMap<string, PlannedPage>;
  readonly trees: ReadonlyMap<DocsVersion, Tree>;
  readonly problems: readonly Problem[];
}

export interface FileReaders {
  readonly frontmatterOf: typeof readFileFrontmatter;
  readonly titlesIn: typeof readTitles;
}

/** The sidebar of each version; `site/sidebar.ts` has one for every version there is. */
export type Sidebars = Readonly<Partial<Record<DocsVersion, readonly SidebarItem[]>>>;

/**
 * Joins the tree with the files: a page without a route, or a route without a page, is a problem.
 * @param readers readers of single files, which may cache what they have read
 */
export function planPages(
  config: SiteConfig,
  sidebars: Sidebars,
  files: readonly ContentFile[],
  titlesFiles: readonly TitlesFile[] = [],
  { frontmatterOf, titlesIn }: FileReaders = {
    frontmatterOf: readFileFrontmatter,
    titlesIn: readTitles,
  },
): Plan {
  const titles = readAllTitles(config, titlesFiles, titlesIn);
  const byRoute = new Map(files.map((file) => [file.route, file]));
  const problems: Problem[] = [...titles.problems];
  const trees = new Map(
    config.versions.map((version) => [version.id, createTree(version, sidebars[version.id] ?? [])]),
  );
  const docs = [...trees].flatMap(([version, tree]) =>
    tree.all.map((node): PlannedPage => {
      const { path } = node;
      if (node.kind === "category") return { kind: "category", version, path, category: node };
      const written = readTranslations(config, path, byRoute, frontmatterOf, problems);
      if (!written.has(config.locales[0].code)) problems.push(missingFile(path, byRoute));
      return { kind: "docs", version, path, written, titles: titles.of(path) };
    }),
  );
  problems.push(
    ...filesWithoutRoute(config, docs, files),
    ...duplicatePaths(docs),
    ...checkReplacements(config, docs),
  );
  const version = config.versions[0].id;
  const references = config.references.map((id): PlannedPage => {
    const path = referencePath(id);
    return { kind: "reference", version, path, reference: id, titles: titles.of(path) };
  });
  const pages: readonly PlannedPage[] = [
    { kind: "home", version, path: "/" },
    ...docs,
    ...references,
    { kind: "not-found", version, path: NOT_FOUND_PATH },
  ];
  return {
    pages,
    byPath: new Map(pages.map((page) => [page.path, page])),
    trees,
    problems,
  };
}

export function readFileFrontmatter({ file, text }: ContentFile): ReadFrontmatter {
  return readFrontmatter(file, text);
}

function readTranslations(
  config: SiteConfig,
  path: string,
  byRoute: ReadonlyMap<string, ContentFile>,
  frontmatterOf: (file: ContentFile) => ReadFrontmatter,
  problems: Problem[],
): Map<Locale, PageSource> {
  const written = config.locales.flatMap(({ code, prefix }) => {
    const source = byRoute.get(prefix + path);
    if (!source) return [];
    const read = frontmatterOf(source);
    problems.push(...read.problems);
    if (code === config.locales[0].code) problems.push(...originalOfNothing(source, read));
    return [[code, { source, frontmatter: read.frontmatter, lines: read.lines }] as const];
  });
  return new Map(written);
}

function originalOfNothing(
  { file }: ContentFile,
  { frontmatter, lines }: ReadFrontmatter,
): Problem[] {
  if (!frontmatter.original) return [];
  const message = "This page is no translation, so it has no original: remove the line.";
  return [problem({ file, line: lines.get("original") }, message)];
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
  const plannedRoutes = new Set(
    config.locales.flatMap(({ prefix }) => paths.map((path) => prefix + path)),
  );
  const routes = new Set(files.map(({ route }) => route));
  // Suggests only pages without a file, and of the same language: the first segment is "docs" or a
  // language's prefix.
  const folderOf = (route: string) => route.split("/")[1];
  const withoutFile = (route: string) =>
    [...plannedRoutes].filter((path) => !routes.has(path) && folderOf(path) === folderOf(route));
  return files
    .filter(({ route }) => !plannedRoutes.has(route))
    .map(({ file, route }) => {
      const message = `This page is not in the tree: add ${route} to ${TREE.file}.`;
      return problem({ file }, message, nearestName(route, withoutFile(route)));
    });
}

function duplicatePaths(pages: readonly PlannedPage[]): Problem[] {
  const paths = repeatedItems(pages.map((page) => page.path));
  return paths.map((path) => problem(TREE, `The tree has ${path} twice.`));
}
