import { formatProblem, type Problem } from "../../../contract/src/problems/problem.ts";
import type { SiteConfig } from "../../site.config.ts";
import { escapeHtml } from "../base/escape-html.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { createMemo, type Memo } from "../base/memo.ts";
import { once } from "../base/once.ts";
import {
  editedPath,
  frameDataPath,
  markdownPath,
  pageDataPath,
  withoutSlash,
} from "../base/paths.ts";
import { zoneOf } from "../base/zone-of.ts";
import { assemble, type Site, type SitePage } from "../build/assemble.ts";
import { readCaches } from "../build/cache/read-caches.ts";
import { CONTRACT, readSources, type SiteSources } from "../build/read-sources.ts";
import { staticFiles } from "../build/static-files.ts";
import { frameId } from "../content/frame-id.ts";
import type { BuildAssets, EditedPage, FrameData, PageModel } from "../content/page-model.ts";
import type { Content } from "../content/read-content.ts";
import { printFrame } from "../frame/print-frame.tsx";
import { type Printing, printPage, printPageData } from "../frame/print-page.tsx";
import { inlineHeadScript } from "../publish/inline-head-script.ts";
import { markdownFiles, removeLanguage } from "../publish/markdown/markdown-files.ts";
import { createMarkdownHref, type MarkdownHref } from "../publish/markdown/markdown-href.ts";
import { printMarkdownPage, sampleLanguages } from "../publish/markdown/print-markdown-page.ts";
import { INDEX_FOLDER } from "../search/index/index-path.ts";
import { type SearchFiles, searchFiles } from "../search/search-files.ts";
import { contentTypeOf } from "./content-type.ts";

export interface DevAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly problems: readonly string[];
}

export interface DevSite {
  readonly answer: (pathname: string) => Promise<DevAnswer>;
}

function sourceAssets(config: SiteConfig, { latest }: Memo): BuildAssets {
  return {
    buildId: "development",
    script: "/src/entry/entry.ts",
    stylesheet: "/src/styles/main.css?direct",
    headScript: latest(inlineHeadScript, config, "/src/styles/face/face.woff2"),
    socialImage: "/social.png",
  };
}

const VITE_CLIENT = '<script type="module" src="/@vite/client"></script></head>';
const MENDED = '<script type="module" src="/src/entry/reload-when-edited.ts"></script>';
const HTML = "text/html;charset=utf-8";

/**
 * The whole site from its sources, with pages rendered on request.
 * @param overrides sources that replace the repository's own
 * @param memo memoised results for earlier versions of the sources
 * @param content the repository's own texts, if they have already been read
 */
export async function createSourceSite(
  overrides: Partial<SiteSources> = {},
  memo: Memo = createMemo(),
  content?: Content,
): Promise<DevSite> {
  const sources = readSources(content ? { ...overrides, content } : overrides, CONTRACT, memo);
  const isOwn = !overrides.contract && !overrides.migrations;
  const caches = memo.latest(readCaches, sources.sources.config, isOwn);
  const assembled = await assemble({ overrides, memo, read: sources, caches });
  const { site } = assembled;
  const problems = assembled.problems();
  // If the contract or the plan is unsound, no page can be rendered.
  if (problems.length > 0) return { answer: async () => problemDocument(lines(problems)) };
  const assets = sourceAssets(site.config, memo);
  const show = (page: SitePage) => renderSource(site, page);
  const printing = { ...site, assets };
  const frameOf = (model: PageModel) =>
    memo.perText(frameAround)(aroundArticle(model), model, printing);
  const files = once(
    () => new Map(staticFiles(site, assets).map(({ name, body }) => [`/${name}`, body])),
  );
  const pagesAt = (address: (path: string) => string) =>
    once(() => new Map(addressesOf(site, address)));
  const data = pagesAt(pageDataPath);
  const edited = pagesAt(editedPath);
  const frames = pagesAt((path) => framePathOf(site.config, path));
  const documents = pagesAt(withoutSlash);
  const markdownPages = pagesAt(markdownPath);
  const toHref = once(() => createMarkdownHref(documents().keys()));
  const lost = site.pages.find(({ page }) => page.kind === "not-found");
  let search: SearchFiles | undefined;
  return {
    answer: async (pathname) => {
      if (pathname.startsWith(INDEX_FOLDER)) {
        search ??= searchFiles(site);
        const index = search.files.find(({ name }) => pathname === `/${name}`);
        const problems = lines(search.problems);
        if (index)
          return { status: 200, type: contentTypeOf(pathname), body: index.body, problems };
      }
      const again = edited().get(pathname);
      if (again) {
        const { model, problems } = show(again);
        const page = printPageData(printing, model);
        return jsonAnswer({ page, frame: frameOf(model) } satisfies EditedPage, problems);
      }
      const framed = frames().get(pathname);
      if (framed) return jsonAnswer(printFrame(printing, site.render(framed).model));
      const navigation = data().get(pathname);
      if (navigation) return dataAnswer(show(navigation), printing);
      const model = markdownPages().get(removeLanguage(pathname));
      if (model) return markdownAnswer(site, toHref(), model, pathname);
      const page = documents().get(withoutSlash(pathname));
      if (page) return documentAnswer(200, show(page), printing);
      const file = files().get(pathname);
      if (file !== undefined) {
        return { status: 200, type: contentTypeOf(pathname), body: file, problems: [] };
      }
      if (!lost) throw new Error("The plan has no not-found page.");
      return documentAnswer(404, show(lost), printing);
    },
  };
}

function framePathOf(config: SiteConfig, path: string): string {
  const { lang, sidebar } = zoneOf(config, path);
  return frameDataPath(frameId(lang, sidebar));
}

function addressesOf(
  { config, pages }: Site,
  address: (path: string) => string,
): (readonly [string, SitePage])[] {
  return pages
    .filter(({ page }) => page.kind !== "not-found")
    .map((one) => [address(localizeHref(one.page.path, prefixOf(config, one.lang))), one]);
}

/** Everything in a model that a frame can show, as a memo key. */
function aroundArticle({ contentHtml, toc, ...around }: PageModel): string {
  return JSON.stringify(around);
}

function frameAround(_around: string, model: PageModel, printing: Printing): FrameData {
  return printFrame(printing, model);
}

interface SourcePage {
  readonly model: PageModel;
  readonly problems: readonly string[];
}

/** Renders a page; its problems, if any, replace its article. */
function renderSource({ render }: Site, page: SitePage): SourcePage {
  const { model, ...rendered } = render(page);
  const problems = lines(rendered.problems);
  if (problems.length === 0) return { model, problems };
  return { model: { ...model, contentHtml: problemList(problems) }, problems };
}

function dataAnswer({ model, problems }: SourcePage, printing: Printing): DevAnswer {
  return jsonAnswer(printPageData(printing, model), problems);
}

function jsonAnswer(data: unknown, problems: readonly string[] = []): DevAnswer {
  return { status: 200, type: "application/json", body: JSON.stringify(data), problems };
}

function markdownAnswer(
  { render, catalogues }: Site,
  toHref: MarkdownHref,
  page: SitePage,
  pathname: string,
): DevAnswer {
  const { model, shown, ...rendered } = render(page);
  const problems = lines(rendered.problems);
  const texts = catalogues(page.lang);
  const markdown = printMarkdownPage(model, shown, toHref, texts);
  const files = markdownFiles(removeLanguage(pathname), markdown, sampleLanguages(texts));
  const file = files.find(({ path }) => path === pathname) ?? files[0];
  const body = problems.join("\n") || file.text;
  return { status: 200, type: "text/markdown;charset=utf-8", body, problems };
}

function documentAnswer(
  status: number,
  { model, problems }: SourcePage,
  printing: Printing,
): DevAnswer {
  const { document } = printPage(printing, model);
  const body = document.replace("</head>", () => VITE_CLIENT);
  return { status, type: HTML, body, problems };
}

/** A document without a frame, because the frame depends on the faulty sources. */
function problemDocument(problems: readonly string[]): DevAnswer {
  const head = `<!doctype html><html lang="en"><head><title>Problems</title>${MENDED}${VITE_CLIENT}`;
  return { status: 500, type: HTML, body: `${head}<body>${problemList(problems)}`, problems };
}

function problemList(problems: readonly string[]): string {
  return `<pre role="alert">${escapeHtml(problems.join("\n"))}</pre>`;
}

function lines(problems: readonly Problem[]): readonly string[] {
  return [...new Set(problems.map(formatProblem))];
}
