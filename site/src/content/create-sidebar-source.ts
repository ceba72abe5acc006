import type { Contract, Operation } from "../../../contract/src/model.ts";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { Locale, SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { referencePath } from "../base/paths.ts";
import { API_SIDEBAR, docsSidebar } from "../base/zone-of.ts";
import type { TreeNode } from "./create-tree.ts";
import { labelOf } from "./label-of.ts";
import type { Link, SidebarModel, SidebarNode } from "./page-model.ts";
import type { Plan } from "./plan-pages.ts";
import type { PlannedPage } from "./planned-page.ts";
import { pruneSidebar } from "./prune-sidebar.ts";

/** The sidebar of a page, or nothing for pages without one. */
export type SidebarSource = (page: PlannedPage, lang: Locale) => SidebarModel | undefined;

interface SidebarParts {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly contract: Contract;
  readonly plan: Plan;
  /** The parts of an operation that a reader can jump to. */
  readonly partsOf: (operation: Operation, lang: Locale) => readonly OperationPartLink[];
}

export interface OperationPartLink {
  readonly id: string;
  readonly text: string;
}

/** Builds each tree once for each language; pages share it. */
export function createSidebarSource(parts: SidebarParts): SidebarSource {
  const built = new Map<string, readonly SidebarNode[]>();
  const once = (key: string, build: () => readonly SidebarNode[]) => {
    const nodes = built.get(key) ?? build();
    built.set(key, nodes);
    return nodes;
  };
  return (page, lang) => {
    if (page.kind === "reference") {
      return { id: API_SIDEBAR, items: once(`api ${lang}`, () => apiNodes(parts, lang)) };
    }
    if (page.kind !== "docs" && page.kind !== "category") return undefined;
    const nodes = once(`${page.version} ${lang}`, () => docsNodes(parts, page.version, lang));
    const current = localizeHref(page.path, prefixOf(parts.config, lang));
    return { id: docsSidebar(page.version), items: pruneSidebar(nodes, current) };
  };
}

function docsNodes(
  { config, catalogues, plan }: SidebarParts,
  version: PlannedPage["version"],
  lang: Locale,
): readonly SidebarNode[] {
  const prefix = prefixOf(config, lang);
  const texts = catalogues(lang);
  const show = (node: TreeNode): SidebarNode => {
    const link: Link = {
      href: localizeHref(node.path, prefix),
      label: labelOf(plan, node, lang, texts),
    };
    if (node.kind === "page") return { kind: "link", ...link };
    return { kind: "group", ...link, items: node.nodes.map(show) };
  };
  return plan.trees.get(version)?.nodes.map(show) ?? [];
}

function apiNodes(
  { config, catalogues, contract, partsOf }: SidebarParts,
  lang: Locale,
): readonly SidebarNode[] {
  const [{ code: contractLang }] = config.locales;
  return config.references.map((id) => {
    const href = localizeHref(referencePath(id), prefixOf(config, lang));
    const specification = contract.specifications.find((candidate) => candidate.id === id);
    const operations = specification?.operations ?? [];
    return {
      kind: "group",
      href,
      label: catalogues(lang).shell.apis[id],
      items: operations.map((operation) => ({
        kind: "link",
        href: `${href}#${operation.id}`,
        label: operation.summary,
        ...(lang !== contractLang && { lang: contractLang }),
        method: operation.method,
        parts: partsOf(operation, lang).map(({ id, text }) => ({
          href: `${href}#${id}`,
          label: text,
        })),
      })),
    };
  });
}
