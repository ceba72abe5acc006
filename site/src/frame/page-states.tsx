import type { ReactElement } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { pageStatesId, type StateName } from "../browser/page-states.ts";

interface Props {
  /** The target of the link until it is known which page did not load. */
  readonly homeHref: string;
  readonly texts: ShellTexts;
}

/**
 * Templates of what stands beside or in place of a page, in every document: a page that did not
 * load must not need a request to say so. `../browser/page-states.ts` clones and fills them.
 */
export function PageStates({ homeHref, texts }: Props): ReactElement {
  return (
    <template id={pageStatesId}>
      <div {...part("bar")} className="progress" role="progressbar" aria-label={texts.loading} />
      <div {...part("spinner")} className="spinner" role="status">
        <span className="visually-hidden">{texts.loading}</span>
      </div>
      <main {...part("failed")} tabIndex={-1}>
        <div className="trouble" role="alert">
          <h1>{withName(texts.loadFailed)}</h1>
          <p data-slot="offline">{texts.offline}</p>
          <p className="trouble-message" data-slot="message" />
          <WaysOut label={texts.retry} texts={texts} homeHref={homeHref} />
        </div>
      </main>
      <main {...part("crashed")} tabIndex={-1}>
        <div className="trouble" role="alert">
          <h1>{texts.crashed}</h1>
          <p data-slot="name" />
          <p className="trouble-message" data-slot="message" />
          <WaysOut label={texts.tryAgain} texts={texts} homeHref={homeHref} />
        </div>
      </main>
    </template>
  );
}

function WaysOut({ label, texts, homeHref }: Props & { readonly label: string }) {
  return (
    <p className="trouble-actions">
      <button type="button" className="button button-primary">
        {label}
      </button>
      <a data-slot="whole" href={homeHref}>
        {texts.wholePage}
      </a>
    </p>
  );
}

/** "{name} did not load", with a slot for the name. */
function withName(text: string): ReactElement {
  const [before, after] = text.split("{name}");
  return (
    <>
      {before}
      <span data-slot="name" />
      {after}
    </>
  );
}

function part(name: StateName) {
  return { "data-state": name };
}
