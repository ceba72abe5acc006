import { type ReactElement, useSyncExternalStore } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { site } from "../../site.config.ts";
import { localePath, zoneOf } from "../address/paths.ts";
import { MenuIcon } from "../art/icons.tsx";
import { LogoMark } from "../art/logo.tsx";
import type { PreferencesStore } from "../browser/preferences.ts";
import type { Store } from "../browser/store.ts";
import { ColourMode } from "./colour-mode.tsx";
import { AlternatesMenu, Menu } from "./menu.tsx";
import type { ShellData } from "./shell-data.ts";

interface NavbarProps {
  readonly page: ShellData["page"];
  readonly texts: ShellTexts;
  readonly preferences: PreferencesStore;
  readonly spoken: Store<string>;
  readonly isSystemDark: () => boolean;
}

export function Navbar(props: NavbarProps): ReactElement {
  const { page, texts, preferences, spoken, isSystemDark } = props;
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
      <a className="brand" href={localePath(page.lang, "/")}>
        <LogoMark />
        {site.brand}
      </a>
      <nav className="navbar-links" aria-label={texts.primary}>
        <DocsLink page={page} texts={texts} preferences={preferences} />
        <ReferenceMenu page={page} texts={texts} />
      </nav>
      <div className="navbar-tools">
        <AlternatesMenu hint={texts.version} kind="version" alternates={page.versions} />
        <AlternatesMenu hint={texts.language} kind="lang" alternates={page.languages} />
        <ColourMode
          texts={texts}
          preferences={preferences}
          spoken={spoken}
          isSystemDark={isSystemDark}
        />
      </div>
    </header>
  );
}

/** Leads to the version that the reader chose last. */
function DocsLink({
  page,
  texts,
  preferences,
}: Pick<NavbarProps, "page" | "texts" | "preferences">) {
  const chosen = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get().docsVersion,
    () => undefined,
  );
  const version = site.versions.find(({ id }) => id === chosen) ?? site.versions[0];
  const isHere = zoneOf(page.path).sidebar.startsWith("docs-");
  return (
    <a href={localePath(page.lang, version.prefix)} aria-current={isHere ? "true" : undefined}>
      {texts.docs}
    </a>
  );
}

function ReferenceMenu({ page, texts }: Pick<NavbarProps, "page" | "texts">) {
  const links = site.references.map(({ id, path }) => ({
    id,
    label: texts.apis[id],
    href: localePath(page.lang, path),
  }));
  return (
    <Menu label={texts.apiReference} isHere={zoneOf(page.path).sidebar === "api"}>
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
