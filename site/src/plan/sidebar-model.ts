import type { Contract } from "../../../contract/src/model.ts";
import { textsOf } from "../../i18n/texts.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref } from "../address/localize-href.ts";
import { labelOf, prefixOf } from "./create-page-model.ts";
import type { SidebarModel, SidebarNode } from "./page-model.ts";
import type { Plan, PlannedPage, Sidebars } from "./plan-pages.ts";
import { pruneSidebar } from "./prune-sidebar.ts";
import { sidebarNodes } from "./tree.ts";

/** The sidebar of a page, or nothing for pages without one. */
export type SidebarSource = (page: PlannedPage, lang: Locale) => SidebarModel | undefined;

/** Builds each tree once for each language; pages share it. */
export function createSidebarSource(
  config: SiteConfig,
  sidebars: Sidebars,
  plan: Plan,
  contract: Contract,
): SidebarSource {
  const built = new Map<string, readonly SidebarNode[]>();
  const once = (key: string, build: () => readonly SidebarNode[]) => {
    const nodes = built.get(key) ?? build();
    built.set(key, nodes);
    return nodes;
  };
  return (page, lang) => {
    const prefix = prefixOf(config, lang);
    if (page.kind === "reference") {
      return { id: "api", items: once(`api ${lang}`, () => apiNodes(config, contract, lang)) };
    }
    if (page.kind !== "docs" && page.kind !== "category") return undefined;
    const naming = {
      href: (path: string) => localizeHref(path, prefix),
      label: (item: Parameters<typeof labelOf>[1]) => labelOf(plan, item, lang, textsOf(lang)),
    };
    const nodes = once(`${page.version} ${lang}`, () =>
      sidebarNodes(sidebars[page.version], naming),
    );
    return { id: `docs-${page.version}`, items: pruneSidebar(nodes, naming.href(page.path)) };
  };
}

function apiNodes(config: SiteConfig, contract: Contract, lang: Locale): readonly SidebarNode[] {
  const prefix = prefixOf(config, lang);
  return config.references.map(({ id, path }) => {
    const href = localizeHref(path, prefix);
    const specification = contract.specifications.find((candidate) => candidate.id === id);
    const operations = specification?.operations ?? [];
    return {
      kind: "group",
      href,
      label: textsOf(lang).shell.apis[id],
      items: operations.map((operation) => ({
        kind: "link",
        href: `${href}#${operation.id}`,
        label: operation.summary,
        method: operation.method,
      })),
    };
  });
}
