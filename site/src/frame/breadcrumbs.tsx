import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import type { PageModel } from "../content/page-model.ts";

/** The way to this page, from home. */
export function Breadcrumbs({
  model,
  texts,
}: {
  readonly model: PageModel;
  readonly texts: Texts;
}): ReactElement {
  return (
    <nav className="breadcrumbs" aria-label={texts.page.breadcrumbs}>
      <ol>
        <li>
          <a href={model.homeHref}>{texts.page.home}</a>
        </li>
        {model.breadcrumbs.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <span
            aria-current="page"
            lang={model.titleLang === model.lang ? undefined : model.titleLang}
          >
            {model.label}
          </span>
        </li>
      </ol>
    </nav>
  );
}
