import { Fragment, type ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { Link } from "../content/page-model.ts";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  /** The id of what is explained. */
  readonly anchor: string;
  readonly context: ReferenceContext;
}

/** How many links stand open. */
const OPEN = 2;

/** The pages that speak of an operation, on a line of its own. Nothing where none does. */
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

/** The same where many stand one below the other: how many pages there are, with the links inside. */
export function ExplainedFold({ anchor, context }: Props): ReactElement | null {
  const links = context.mentionsAt(anchor);
  if (links.length === 0) return null;
  const { explainedIn, explainedOn } = context.texts;
  const pages = links.length === 1 ? explainedOn.one : explainedOn.other;
  return (
    <details className="explained explained-fold">
      <summary>
        {explainedIn} {fill(pages, { count: links.length })}
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
