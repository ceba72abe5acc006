import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { Texts } from "../../i18n/texts.ts";
import { sidebars } from "../../sidebar.ts";
import type { SiteConfig } from "../../site.config.ts";
import { LogoMark } from "../art/logo-mark.tsx";
import { localizeHref, prefixOf } from "../base/localize-href.ts";
import { categoryPath } from "../base/paths.ts";
import type { Link, PageModel } from "../content/page-model.ts";
import { footerId } from "./shell/shell-data.ts";

interface Props {
  readonly config: SiteConfig;
  readonly lang: PageModel["lang"];
  readonly texts: Texts;
}

export function Footer({ config, lang, texts }: Props): ReactElement {
  return (
    <footer id={footerId} className="footer">
      <div className="footer-inner">
        <div className="footer-brand">
          <a className="brand" href={localizeHref("/", prefixOf(config, lang))}>
            <LogoMark />
            {config.brand}
          </a>
          <p>{fill(texts.footer.note, { version: config.apiVersion })}</p>
          <p>{fill(texts.footer.copyright, { brand: config.brand })}</p>
        </div>
        {footerColumns({ config, lang, texts }).map(({ title, links }) => (
          <nav key={title} className="footer-links" aria-label={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

interface FooterColumn {
  readonly title: string;
  readonly links: readonly Link[];
}

export function footerColumns({ config, lang, texts }: Props): readonly FooterColumn[] {
  const { footer, categories } = texts;
  const link = (path: string, label: string): Link => ({
    href: localizeHref(path, prefixOf(config, lang)),
    label,
  });
  const archived = config.versions.filter((version) => version.archived);
  const [current] = config.versions;
  return [
    {
      title: footer.learn,
      links: [link(config.startPath, footer.start), link(config.changeLogPath, footer.changeLog)],
    },
    {
      title: footer.apis,
      links: sidebars[current.id].flatMap((item) =>
        item.kind === "category" && item.slug.endsWith("-api")
          ? [link(categoryPath(current, item.slug), categories[item.slug].label)]
          : [],
      ),
    },
    {
      title: footer.more,
      links: [
        link(config.affiliatesPath, footer.affiliates),
        ...archived.map(({ id, prefix }) => link(prefix, fill(footer.oldDocs, { version: id }))),
      ],
    },
  ];
}
