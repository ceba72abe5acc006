import type { ReactElement } from "react";
import { fill, type Texts } from "../../i18n/texts.ts";
import type { CategorySlug } from "../../sidebar.ts";
import { type Locale, site } from "../../site.config.ts";
import { localePath } from "../address/paths.ts";
import { LogoMark } from "../art/logo.tsx";
import { categoryPath } from "../plan/tree.ts";

interface Props {
  readonly lang: Locale;
  readonly texts: Texts;
}

const API_CATEGORIES: readonly CategorySlug[] = [
  "flights-live-prices-api",
  "flights-indicative-prices-api",
  "autosuggest-api",
  "culture-api",
  "geo-api",
];

export function Footer({ lang, texts }: Props): ReactElement {
  const archived = site.versions.find((version) => version.archived);
  const more = [
    { path: site.affiliatesPath, label: texts.footer.affiliates },
    ...(archived ? [{ path: archived.prefix, label: texts.footer.oldDocs }] : []),
  ];
  return (
    <footer className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <a className="brand" href={localePath(lang, "/")}>
            <LogoMark />
            {site.brand}
          </a>
          <p>{fill(texts.footer.note, { version: site.apiVersion })}</p>
          <p>{fill(texts.footer.copyright, { brand: site.brand })}</p>
        </div>
        <FooterLinks
          lang={lang}
          title={texts.footer.learn}
          links={[
            { path: site.startPath, label: texts.footer.start },
            { path: site.changeLogPath, label: texts.footer.changeLog },
          ]}
        />
        <FooterLinks
          lang={lang}
          title={texts.footer.apis}
          links={API_CATEGORIES.map((slug) => ({
            path: categoryPath(slug),
            label: texts.categories[slug].label,
          }))}
        />
        <FooterLinks lang={lang} title={texts.footer.more} links={more} />
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  readonly lang: Locale;
  readonly title: string;
  readonly links: readonly { readonly path: string; readonly label: string }[];
}

function FooterLinks({ lang, title, links }: FooterLinksProps) {
  return (
    <nav className="footer-links" aria-label={title}>
      <p className="footer-title">{title}</p>
      <ul>
        {links.map(({ path, label }) => (
          <li key={path}>
            <a href={localePath(lang, path)}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
