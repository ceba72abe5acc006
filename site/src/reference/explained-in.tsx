import { Fragment, type ReactElement } from "react";
import { fill, fillCount } from "../../i18n/fill.ts";
import type { Link } from "../content/page-model.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** The id of the explained element. */
  readonly anchor: string;
  readonly context: ReferenceContext;
}

/** The number of links that are always visible. */
const OPEN = 2;

/** The pages that mention an operation, on their own line. Renders nothing without any. */
export function ExplainedIn({ anchor, context }: Props): ReactElement | null {
  const links = context.mentionsAt(anchor);
  if (links.length === 0) return null;
  const { explainedIn, moreExplained } = context.texts;
  const hidden = links.slice(OPEN);
  return (
    <div className="explained">
      {explainedIn} <Links links={links.slice(0, OPEN)} context={context} />
      {hidden.length > 0 ? (
        <>
          {", "}
          <details className="explained-more">
            <summary>{fill(moreExplained, { count: hidden.length })}</summary>{" "}
            <Links links={hidden} context={context} />
          </details>
        </>
      ) : null}
    </div>
  );
}

/** The same for long lists: a fold with the number of pages, and the links inside. */
export function ExplainedFold({ anchor, context }: Props): ReactElement | null {
  const links = context.mentionsAt(anchor);
  if (links.length === 0) return null;
  const { explainedIn, explainedOn } = context.texts;
  return (
    <details className="explained explained-fold">
      <summary>
        {explainedIn} {fillCount(explainedOn, links.length)}
      </summary>{" "}
      <Links links={links} context={context} />
    </details>
  );
}

interface LinksProps {
  readonly links: readonly Link[];
  readonly context: ReferenceContext;
}

function Links({ links, context }: LinksProps): ReactElement {
  return (
    <>
      {links.map(({ href, label, lang }, index) => (
        <Fragment key={href}>
          {index === 0 ? null : ", "}
          <a href={context.localizeHref(href)} lang={lang}>
            {label}
          </a>
        </Fragment>
      ))}
    </>
  );
}
