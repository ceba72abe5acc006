import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { markdownPath, referencePath } from "../base/paths.ts";
import type { BuildAssets, Link, PageModel, SidebarNode } from "../content/page-model.ts";
import { FAVICON, OPENSEARCH } from "./document-head.tsx";
import { footerColumns } from "./footer.tsx";
import { isAnnounced } from "./shell/announcement-bar.tsx";
import { namesPath } from "./shell/search-ids.ts";

interface Frame {
  readonly config: SiteConfig;
  readonly assets: BuildAssets;
  readonly texts: Texts;
}

/** Everything that the frame of a page links to. */
export function frameLinks({ config, assets, texts }: Frame, model: PageModel): readonly string[] {
  const { lang, languages, versions, sidebar, breadcrumbs, previous, next, notices } = model;
  const paths = [
    config.versions[0].prefix,
    ...(isAnnounced(config, model.path) ? [config.announcement.path] : []),
    namesPath,
    ...config.references.map(referencePath),
  ];
  const links: readonly Link[] = [
    ...languages,
    ...versions,
    ...breadcrumbs,
    ...(previous ? [previous] : []),
    ...(next ? [next] : []),
    ...linksIn(sidebar?.items ?? []),
    ...footerColumns({ config, lang, texts }).flatMap((column) => column.links),
  ];
  const hrefs = [
    assets.stylesheet,
    FAVICON,
    OPENSEARCH,
    model.homeHref,
    ...(model.kind === "not-found" ? [] : [markdownPath(model.path)]),
    ...paths.map((path) => localizeHref(path, prefixOf(config, lang))),
    ...links.map(({ href }) => href),
    ...notices.map((notice) =>
      notice.kind !== "archived" ? notice.originalHref : notice.currentHref,
    ),
  ];
  return [...new Set(hrefs)];
}

function linksIn(nodes: readonly SidebarNode[]): readonly Link[] {
  return nodes.flatMap((node) =>
    node.kind === "link" ? [node, ...(node.parts ?? [])] : [node, ...linksIn(node.items)],
  );
}
