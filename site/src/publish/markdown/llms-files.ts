import { addTo } from "../../../../contract/src/base/group-by.ts";
import type { Specification } from "../../../../contract/src/model.ts";
import type { SiteConfig } from "../../../site.config.ts";
import { markdownPath, specificationPath } from "../../base/paths.ts";
import type { PageModel } from "../../content/page-model.ts";
import { llmsParts } from "./llms-parts.ts";

/** A page and its Markdown version, without the HTML, which a build does not keep. */
export interface MarkdownPage {
  readonly model: MarkdownPageModel;
  readonly text: string;
}

export type MarkdownPageModel = Pick<
  PageModel,
  "kind" | "lang" | "path" | "title" | "description" | "breadcrumbs" | "notices"
>;

interface LlmsFile {
  readonly name: string;
  readonly body: string;
}

const FULL = "llms-full.txt";

const HOW =
  "Every page is Markdown at its path with `.md`, or for `Accept: text/markdown`. Links in it are " +
  "paths of this origin. Names such as " +
  "`LiveQuery.adults` are anchors of the API references. The sandbox responds to every documented " +
  "call on this origin, with the header `x-api-key: sandbox-key`.";

const GUIDES_ONLY = ": what the guides say of this call, and no more; it has no reference";

const START = "Start";
const REFERENCE = "API reference";

/**
 * The index of all Markdown pages as llmstxt.org specifies, and all current pages in one file. Each link has
 * a size, so that a program knows how much it is about to read.
 * @param origin the origin of the site
 * @param specifications the downloads, including those without a reference
 * @param all pages in the order of the tree; the files hold those in the default language
 */
export function llmsFiles(
  { brand, locales }: SiteConfig,
  origin: string,
  specifications: readonly Pick<Specification, "id" | "version" | "published">[],
  all: readonly MarkdownPage[],
): readonly LlmsFile[] {
  const [{ code: lang }, ...others] = locales;
  const pages = all.filter(({ model }) => model.lang === lang);
  const current = pages.filter(({ model }) => !isArchived(model));
  const printSource = (page: MarkdownPage) => `Source: ${origin}${pathOf(page)}\n\n${page.text}`;
  const whole = joinTexts(brand, current.map(printSource));
  const parts = llmsParts(
    current.map((page) => ({ path: page.model.path, text: printSource(page) })),
    (title, texts) => joinTexts(`${brand}: ${title}`, texts),
  );
  const line = (page: MarkdownPage) => printEntry(origin, page);
  const index = [
    `# ${brand}`,
    `> ${pages[0]?.model.description ?? ""}`,
    HOW,
    ...groupBySection(current).map(([title, group]) =>
      [`## ${title}`, "", ...group.map(line)].join("\n"),
    ),
    [
      "## OpenAPI",
      "",
      ...specifications.map(
        ({ id, version, published }) =>
          `- [${id} ${version}](${origin}${specificationPath(id, "json")})${published ? "" : GUIDES_ONLY}`,
      ),
    ].join("\n"),
    [
      "## Optional",
      "",
      `- [All current pages in one file](${origin}/${FULL}) (${formatSize(whole)})`,
      ...parts.map(
        ({ name, title, body }) =>
          `- [Of these: ${title}](${origin}/${name}) (${formatSize(body)})`,
      ),
      ...others.map(({ label, prefix }) => `- [${label}](${origin}${markdownPath(prefix)})`),
      ...pages.filter(({ model }) => isArchived(model)).map(line),
    ].join("\n"),
  ];
  return [
    { name: "llms.txt", body: `${index.join("\n\n")}\n` },
    { name: FULL, body: whole },
    ...parts.map(({ name, body }) => ({ name, body })),
  ];
}

function joinTexts(title: string, texts: readonly string[]): string {
  return `# ${title}\n\n${texts.join("\n---\n\n")}`;
}

function isArchived({ notices }: MarkdownPageModel): boolean {
  return notices.some(({ kind }) => kind === "archived");
}

/** Groups pages by outermost category or section; pages without one come first, references last. */
function groupBySection(pages: readonly MarkdownPage[]): [string, MarkdownPage[]][] {
  const outermost = pages.flatMap(({ model }) => model.breadcrumbs.slice(0, 1));
  const labels = new Map(outermost.map(({ href, label }) => [href, label]));
  const sections = new Map<string, MarkdownPage[]>();
  for (const page of pages) {
    const { kind, path, breadcrumbs } = page.model;
    if (kind === "category") continue;
    const outside = kind === "reference" ? REFERENCE : START;
    const title = labels.get(breadcrumbs[0]?.href ?? path) ?? outside;
    addTo(sections, title, page);
  }
  return [...sections];
}

function printEntry(origin: string, page: MarkdownPage): string {
  const { title, description } = page.model;
  return `- [${title}](${origin}${pathOf(page)}): ${description} (${formatSize(page.text)})`;
}

function pathOf({ model }: MarkdownPage): string {
  return markdownPath(model.path);
}

function formatSize(text: string): string {
  return `${Math.ceil(Buffer.byteLength(text) / 1024)} KB`;
}
