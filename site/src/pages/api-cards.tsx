import type { ReactElement } from "react";
import type { ReferenceId } from "../../site.config.ts";
import { referencePath } from "../address/reference-path.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import type { PageContext } from "./page-context.ts";

const CARDS: Readonly<
  Record<
    ReferenceId,
    { readonly text: "culture" | "geo" | "indicative" | "live"; readonly docs: string }
  >
> = {
  culture: { text: "culture", docs: "/docs/culture/overview" },
  geo: { text: "geo", docs: "/docs/geo/overview" },
  "flights-indicative": { text: "indicative", docs: "/docs/flights-indicative-prices/overview" },
  "flights-live-pricing": { text: "live", docs: "/docs/flights-live-prices/overview" },
};

interface Props {
  /** In their order. */
  readonly ids: readonly ReferenceId[];
  /** Whether their titles are headings: in an article those are sections. */
  readonly titles: "h3" | "p";
  readonly context: PageContext;
}

/** A card for each API: what it is for, its guide and its reference. */
export function ApiCards({ ids, titles: Title, context }: Props): ReactElement {
  const { texts, localizeHref } = context;
  return (
    <ol className="api-cards">
      {ids.map((id) => (
        <li key={id} className="api-card">
          <ApiDrawing id={id} />
          <Title className="api-card-title">{texts.shell.apis[id]}</Title>
          <p className="api-card-text">{texts.home.cards[CARDS[id].text]}</p>
          <p className="api-card-links">
            <a href={localizeHref(CARDS[id].docs)}>
              {texts.home.cardDocs}
              <span className="visually-hidden"> {texts.shell.apis[id]}</span>
            </a>
            <a href={localizeHref(referencePath(id))}>
              {texts.home.cardReference}
              <span className="visually-hidden"> {texts.shell.apis[id]}</span>
            </a>
          </p>
        </li>
      ))}
    </ol>
  );
}
