import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { site } from "../../site.config.ts";
import { localePath } from "../address/paths.ts";
import type { Alternate, PageModel } from "../plan/page-model.ts";

interface Props {
  readonly model: PageModel;
  readonly texts: Texts;
}

/** What the navbar has no room for on a small screen: shown inside the sidebar's popover. */
export function MobileNavigation({ model, texts }: Props): ReactElement {
  const { lang } = model;
  return (
    <div className="mobile-navigation">
      <ul className="mobile-links">
        <li>
          <a href={localePath(lang, "/docs")}>{texts.shell.docs}</a>
        </li>
      </ul>
      <p className="mobile-title">{texts.shell.apiReference}</p>
      <ul className="mobile-links">
        {site.references.map(({ id, path }) => (
          <li key={id}>
            <a href={localePath(lang, path)}>{texts.shell.apis[id]}</a>
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
