import { site } from "../../site.config.ts";
import { zoneOf } from "../base/zone-of.ts";
import type { PageView } from "../browser/frame-follower.ts";
import type { Alternate } from "../content/page-model.ts";
import { shellRootId } from "../frame/shell/shell-data.ts";

/** What the document's own frame shows of its page: the links to it stand in the navbar. */
export function viewIn(document: Document, path: string): PageView {
  return {
    path,
    lang: zoneOf(site, path).lang,
    languages: alternatesIn(
      document,
      "lang",
      site.locales.map(({ code }) => code),
    ),
    versions: alternatesIn(
      document,
      "version",
      site.versions.map(({ id }) => id),
    ),
  };
}

function alternatesIn<Id extends string>(
  document: Document,
  kind: "lang" | "version",
  ids: readonly Id[],
): readonly Alternate<Id>[] {
  return ids.flatMap((id) => {
    const link = document.querySelector(`#${shellRootId} [data-alternate="${kind}:${id}"]`);
    if (!link) return [];
    const current = link.hasAttribute("aria-current");
    const href = link.getAttribute("href") ?? "";
    return [{ id, href, label: link.textContent ?? "", current, samePage: true }];
  });
}
