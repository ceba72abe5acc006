import type { ReactElement } from "react";
import { LostWaypoint } from "../art/lost-waypoint.tsx";
import { referencePath } from "../base/paths.ts";
import { namesPath } from "../frame/shell/search-ids.ts";
import type { PageContext } from "./page-context.ts";

/** The page for unknown addresses, with links out. */
export function NotFoundPage({ context }: { readonly context: PageContext }): ReactElement {
  const { config, texts, localizeHref } = context;
  const links = [
    { path: "/", label: texts.page.home },
    { path: config.startPath, label: texts.home.startItems.intro[0] },
    ...config.references.map((id) => ({ path: referencePath(id), label: texts.shell.apis[id] })),
  ];
  return (
    <div className="not-found">
      <LostWaypoint label={texts.notFound.drawing} here={texts.notFound.here} />
      <h1>{texts.notFound.title}</h1>
      <p className="hero-lead">{texts.notFound.lead}</p>
      <p className="hero-actions">
        <button type="button" className="button button-primary" data-search-open="">
          {texts.shell.search}
        </button>
        <a className="button" href={localizeHref(namesPath)}>
          {texts.shell.allNames}
        </a>
      </p>
      <nav aria-label={texts.notFound.linksLabel}>
        <ul className="next-list">
          {links.map(({ path, label }) => (
            <li key={path}>
              <a href={localizeHref(path)}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
