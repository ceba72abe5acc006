import type { ReactNode } from "react";
import { fill } from "../../../i18n/fill.ts";
import type { Texts } from "../../../i18n/texts.ts";
import type { Notice, PageModel } from "../../content/page-model.ts";
import type { MarkdownHref } from "./markdown-href.ts";
import { markdownOf } from "./markdown-of.ts";

/**
 * The Markdown version of a page.
 * @param shown the article, the same tree that its HTML is printed from
 */
export function printMarkdownPage(
  model: PageModel,
  shown: ReactNode,
  toHref: MarkdownHref,
  texts: Texts,
): string {
  const article = markdownOf(shown, toHref);
  // The home page contains its title and description.
  if (model.kind === "home") return article;
  const { kind, title, description, notices } = model;
  // A reference begins with its description.
  const lead = kind === "reference" ? [] : [description];
  const quotes = [...lead, ...notices.map((one) => printNotice(one, toHref, texts))];
  return [`# ${title}`, ...quotes.map((line) => `> ${line}`), article].join("\n\n");
}

/** The note of a Markdown page about the languages of its request samples. */
export function sampleLanguages({ page }: Texts) {
  return (language: string, others: readonly string[]): string =>
    fill(page.twinLanguages, { language, others: others.join(", ") });
}

function printNotice(notice: Notice, toHref: MarkdownHref, { page }: Texts): string {
  if (notice.kind !== "archived") {
    return `${noticeText(notice, page)} [${page.untranslatedLink}](${toHref(notice.originalHref)})`;
  }
  const { version, current, currentHref } = notice;
  const link = fill(page.archivedLink, { current });
  return `${fill(page.archived, { version })} [${link}](${toHref(currentHref)})`;
}

type TranslationNotice = Exclude<Notice, { readonly kind: "archived" }>;

function noticeText(notice: TranslationNotice, page: Texts["page"]): string {
  if (notice.kind === "untranslated") return page.untranslated;
  if (notice.kind === "contract-words") return page.contractWords;
  const sections = notice.sections.map(({ href, label }) => ` [${label}](${href}).`);
  return page.drifted + sections.join("");
}
