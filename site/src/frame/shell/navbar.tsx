import type { ReactElement } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import { MenuIcon } from "../../art/icons.tsx";
import { LogoMark } from "../../art/logo-mark.tsx";
import { localizeHref, prefixOf } from "../../base/localize-href.ts";
import { referencePath } from "../../base/paths.ts";
import { API_SIDEBAR, versionOf, zoneOf } from "../../base/zone-of.ts";
import type { PageView } from "../../browser/frame-follower.ts";
import { ColourMode } from "./colour-mode.tsx";
import { AlternatesMenu, Menu } from "./menu.tsx";
import { SearchButton } from "./search-button.tsx";
import type { ShellConfig } from "./shell-config.ts";

interface NavbarProps {
  readonly config: ShellConfig;
  readonly page: PageView;
  readonly texts: ShellTexts;
}

export function Navbar({ config, page, texts }: NavbarProps): ReactElement {
  return (
    <header className="navbar">
      <button
        type="button"
        className="icon-button menu-button"
        popoverTarget="sidebar"
        aria-label={texts.menu}
      >
        <MenuIcon />
      </button>
      <a className="brand" href={localizeHref("/", prefixOf(config, page.lang))}>
        <LogoMark />
        {config.brand}
      </a>
      <nav className="navbar-links" aria-label={texts.primary}>
        <DocsLink config={config} page={page} texts={texts} />
        <ReferenceMenu config={config} page={page} texts={texts} />
      </nav>
      <div className="navbar-tools">
        <SearchButton config={config} lang={page.lang} texts={texts} />
        <AlternatesMenu hint={texts.version} kind="version" alternates={versionsOf(config, page)} />
        <AlternatesMenu hint={texts.language} kind="lang" alternates={languagesOf(config, page)} />
        <ColourMode texts={texts} />
      </div>
    </header>
  );
}

function languagesOf({ locales }: ShellConfig, { lang, languages }: PageView) {
  return locales.map(({ code, label }) => {
    return { id: code, label, href: languages[code], current: code === lang };
  });
}

function versionsOf(config: ShellConfig, { path, versions }: PageView) {
  const shown = versionOf(config, zoneOf(config, path).sidebar);
  return config.versions.map(({ id }) => {
    return { id, label: id, href: versions[id], current: id === shown };
  });
}

/** The script points it at the version that the reader chose last, below the locale's prefix. */
function DocsLink({ config, page, texts }: NavbarProps) {
  const { sidebar } = zoneOf(config, page.path);
  const isHere = sidebar !== "" && sidebar !== API_SIDEBAR;
  const prefix = prefixOf(config, page.lang);
  const href = localizeHref(config.versions[0].prefix, prefix);
  return (
    <a href={href} aria-current={isHere ? "true" : undefined} data-docs={prefix}>
      {texts.docs}
    </a>
  );
}

function ReferenceMenu({ config, page, texts }: NavbarProps) {
  const links = config.references.map((id) => ({
    id,
    label: texts.apis[id],
    href: localizeHref(referencePath(id), prefixOf(config, page.lang)),
  }));
  return (
    <Menu label={texts.apiReference} isHere={zoneOf(config, page.path).sidebar === API_SIDEBAR}>
      {links.map(({ id, label, href }) => (
        <li key={id}>
          <a href={href} aria-current={href === page.path ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </Menu>
  );
}
