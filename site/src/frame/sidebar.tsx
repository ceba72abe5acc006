import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { Texts } from "../../i18n/texts.ts";
import { CaretIcon, CloseIcon } from "../art/icons.tsx";
import type { Link, SidebarGroup, SidebarNode } from "../content/page-model.ts";
import { holds } from "../content/prune-sidebar.ts";
import { MobileNavigation, type SidebarProps } from "./mobile-navigation.tsx";

/**
 * The tree of pages: a column where there is room, a popover on small screens. Static: after a
 * navigation the client only moves the marks (`../browser/frame-marks.ts`).
 */
export function Sidebar({ config, model, texts }: SidebarProps): ReactElement {
  const { path, sidebar } = model;
  return (
    <nav id="sidebar" className="sidebar" popover="auto" aria-label={texts.page.sidebar}>
      <button
        type="button"
        className="sidebar-close icon-button"
        popoverTarget="sidebar"
        popoverTargetAction="hide"
        aria-label={texts.shell.closeMenu}
      >
        <CloseIcon />
      </button>
      <MobileNavigation config={config} model={model} texts={texts} />
      {sidebar && <Nodes items={sidebar.items} path={path} texts={texts} />}
    </nav>
  );
}

interface NodesProps {
  readonly items: readonly SidebarNode[];
  readonly path: string;
  readonly texts: Texts;
}

function Nodes({ items, path, texts }: NodesProps): ReactElement {
  return (
    <ul className="sidebar-list">
      {items.map((item) => (
        <li key={item.href} className={item.kind === "group" ? "sidebar-group" : undefined}>
          <a
            href={item.href}
            lang={item.kind === "link" ? item.lang : undefined}
            aria-current={item.href === path ? "page" : undefined}
          >
            {item.kind === "link" && item.method && <Method name={item.method} />}
            {item.label}
          </a>
          {item.kind === "group" && <Group group={item} path={path} texts={texts} />}
          {item.kind === "link" && item.parts && <Parts parts={item.parts} />}
        </li>
      ))}
    </ul>
  );
}

/** Links to parts of the page above; `../browser/toc-highlight.ts` marks the one being read. */
function Parts({ parts }: { readonly parts: readonly Link[] }) {
  return (
    <ul className="sidebar-list">
      {parts.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

/** The caret stands beside the category's link, not around it: each does one thing. */
function Group({
  group,
  path,
  texts,
}: { readonly group: SidebarGroup } & Omit<NodesProps, "items">) {
  return (
    <details open={holds(group, path)}>
      <summary>
        <span className="visually-hidden">{fill(texts.page.pagesIn, { label: group.label })}</span>
        <CaretIcon />
      </summary>
      <Nodes items={group.items} path={path} texts={texts} />
    </details>
  );
}

function Method({ name }: { readonly name: "get" | "post" }) {
  return <span className={`method method-${name} method-small`}>{name.toUpperCase()}</span>;
}
