import type { RootContent } from "mdast";
import { renderToStaticMarkup } from "react-dom/server";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { localizeHref } from "../base/localize-href.ts";
import { feedPath, PLACEHOLDER_ORIGIN } from "../base/paths.ts";
import type { PageSource } from "../content/planned-page.ts";
import { outlineOf } from "../markdown/outline-of.ts";
import { renderMarkdown } from "../markdown/render-markdown.tsx";
import { atomXml, type FeedEntry } from "../publish/atom-xml.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { type PageSection, sectionsOf } from "../verify/translations/sections-of.ts";
import type { Site } from "./assemble.ts";

interface ChangeLogFeeds {
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
}

/**
 * The change log as a feed in every language, with an entry for each section that lists changes.
 * The dates of API changes are not published, so an entry has the date of its writing,
 * `::written{on="…"}`.
 */
export function changeLogFeeds(site: Site): ChangeLogFeeds {
  const { config, plan } = site;
  const page = plan.pages.find(({ path }) => path === config.changeLogPath);
  if (page?.kind !== "docs") return { files: [], problems: [] };
  const made = config.locales.map(({ code, prefix }) => {
    const written = page.written.get(code) ?? page.written.get(config.locales[0].code);
    if (!written) return { files: [], problems: [] };
    const { entries, problems } = readEntries(site, written, prefix);
    const { title, subtitle } = site.catalogues(code).changeLogFeed;
    const body = atomXml({
      lang: page.written.has(code) ? code : config.locales[0].code,
      title: `${config.brand} · ${title}`,
      subtitle,
      author: config.brand,
      self: PLACEHOLDER_ORIGIN + feedPath(prefix),
      page: PLACEHOLDER_ORIGIN + localizeHref(page.path, prefix),
      entries,
    });
    return { files: [{ name: feedPath(prefix).slice(1), body }], problems };
  });
  return {
    files: made.flatMap(({ files }) => files),
    // An original that stands in for its translation would report its problems twice.
    problems: [...new Map(made.flatMap(({ problems }) => problems).map(withLocationKey)).values()],
  };
}

function withLocationKey(one: Problem): readonly [string, Problem] {
  return [`${one.file}:${one.line}`, one];
}

function readEntries({ config, parse }: Site, { source }: PageSource, prefix: string) {
  const problems: Problem[] = [];
  const entries: FeedEntry[] = [];
  let version = "";
  for (const section of sectionsOf(parse(source.text))) {
    if (section.depth === 2) version = section.title;
    if (!section.nodes.some(({ type }) => type === "list")) continue;
    const written = section.nodes.flatMap(writtenOn)[0];
    if (written === undefined) {
      const message = `"${section.title}" lists changes without a date: add ::written{on="…"}.`;
      problems.push(problem({ file: source.file, line: section.line }, message));
      continue;
    }
    entries.push({
      title: `${version} · ${section.title}`,
      url: `${PLACEHOLDER_ORIGIN}${localizeHref(config.changeLogPath, prefix)}#${section.anchor}`,
      written,
      html: renderSection(section, prefix),
    });
  }
  return { entries, problems };
}

function writtenOn(node: RootContent): readonly string[] {
  if (node.type !== "leafDirective" || node.name !== "written") return [];
  return [node.attributes?.on ?? ""];
}

/** Links are absolute, because feed readers show entries elsewhere. */
function renderSection({ title, nodes }: PageSection, prefix: string): string {
  const tree = { type: "root" as const, children: [...nodes] };
  const content = renderMarkdown(tree, outlineOf(tree, title), {
    texts: { linkToSection: "", details: "", next: "", admonitions: {} },
    localizeHref: (href) => new URL(localizeHref(href, prefix), PLACEHOLDER_ORIGIN).href,
    code: ({ value }) => value,
    shown: new Map(),
    named: new Map(),
  });
  return renderToStaticMarkup(content).trim();
}
