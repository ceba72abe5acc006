import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { referencePath } from "../base/paths.ts";
import type { Alternate, PageModel } from "../content/page-model.ts";

export interface SidebarProps {
  readonly config: SiteConfig;
  readonly model: PageModel;
  readonly texts: Texts;
}

/** What the navbar has no room for on a small screen: shown inside the sidebar's popover. */
export function MobileNavigation({ config, model, texts }: SidebarProps): ReactElement {
  const prefix = prefixOf(config, model.lang);
  return (
    <div className="mobile-navigation">
      <ul className="mobile-links">
        <li>
          <a href={localizeHref(config.versions[0].prefix, prefix)}>{texts.shell.docs}</a>
        </li>
      </ul>
      <p className="mobile-title">{texts.shell.apiReference}</p>
      <ul className="mobile-links">
        {config.references.map((id) => (
          <li key={id}>
            <a href={localizeHref(referencePath(id), prefix)}>{texts.shell.apis[id]}</a>
          </li>
        ))}
      </ul>
      <Alternates title={texts.shell.language} alternates={model.languages} kind="lang" />
      <Alternates title={texts.shell.version} alternates={model.versions} kind="version" />
    </div>
  );
}

interface AlternatesProps {
  readonly title: string;
  readonly alternates: readonly Alternate<string>[];
  readonly kind: "lang" | "version";
}

function Alternates({ title, alternates, kind }: AlternatesProps) {
  return (
    <>
      <p className="mobile-title">{title}</p>
      <ul className="mobile-links mobile-alternates">
        {alternates.map((alternate) => (
          <li key={alternate.id}>
            <a
              href={alternate.href}
              lang={kind === "lang" ? alternate.id : undefined}
              hrefLang={kind === "lang" ? alternate.id : undefined}
              aria-current={alternate.current ? "true" : undefined}
              data-alternate={`${kind}:${alternate.id}`}
            >
              {alternate.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
