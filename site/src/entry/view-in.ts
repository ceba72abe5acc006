import { type DocsVersion, type Locale, site } from "../../site.config.ts";
import { zoneOf } from "../base/zone-of.ts";
import type { PageView } from "../browser/frame-follower.ts";
import type { Hrefs } from "../content/page-model.ts";
import { shellRootId } from "../frame/shell/shell-data.ts";

/** What the document's own frame shows of its page, read from the links in the navbar. */
export function viewIn(document: Document, path: string): PageView {
  return {
    path,
    lang: zoneOf(site, path).lang,
    languages: hrefsIn<Locale>(document, "lang"),
    versions: hrefsIn<DocsVersion>(document, "version"),
  };
}

function hrefsIn<Id extends string>(document: Document, kind: "lang" | "version"): Hrefs<Id> {
  const links = document.querySelectorAll<HTMLElement>(
    `#${shellRootId} [data-alternate^="${kind}:"]`,
  );
  const idOf = ({ dataset }: HTMLElement) => dataset.alternate?.slice(kind.length + 1);
  const hrefs = Array.from(links, (link) => [idOf(link), link.getAttribute("href") ?? ""]);
  return Object.fromEntries(hrefs) as Record<Id, string>;
}
