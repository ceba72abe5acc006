import type { ReactElement } from "react";
import type { Texts } from "../../i18n/texts.ts";
import type { Link } from "../content/page-model.ts";

interface Props {
  readonly previous?: Link | undefined;
  readonly next?: Link | undefined;
  readonly texts: Texts;
}

export function Pager({ previous, next, texts }: Props): ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={texts.page.pager}>
      {previous && (
        <a className="pager-previous" href={previous.href} rel="prev">
          <span className="pager-direction">{texts.page.previous}</span>
          <span className="pager-label">{previous.label}</span>
        </a>
      )}
      {next && (
        <a className="pager-next" href={next.href} rel="next">
          <span className="pager-direction">{texts.page.next}</span>
          <span className="pager-label">{next.label}</span>
        </a>
      )}
    </nav>
  );
}
