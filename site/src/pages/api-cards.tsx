import type { ReactElement } from "react";
import type { ReferenceId } from "../../site.config.ts";
import { referencePath } from "../address/reference-path.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import type { PageContext } from "./page-context.ts";

/** In the order in which a traveller's search uses them. */
const journey: readonly {
  readonly id: ReferenceId;
  readonly text: "culture" | "geo" | "indicative" | "live";
  readonly docs: string;
}[] = [
  { id: "culture", text: "culture", docs: "/docs/culture/overview" },
  { id: "geo", text: "geo", docs: "/docs/geo/overview" },
  {
    id: "flights-indicative",
    text: "indicative",
    docs: "/docs/flights-indicative-prices/overview",
  },
  { id: "flights-live-pricing", text: "live", docs: "/docs/flights-live-prices/overview" },
];

/** A card for each API: what it is for, its guide and its reference. */
export function ApiCards({ context }: { readonly context: PageContext }): ReactElement {
  const { texts, localizeHref } = context;
  return (
    <ol className="api-cards">
      {journey.map(({ id, text, docs }) => (
        <li key={id} className="api-card">
          <ApiDrawing id={id} />
          <h3>{texts.shell.apis[id]}</h3>
          <p>{texts.home.cards[text]}</p>
          <p className="api-card-links">
            <a href={localizeHref(docs)}>
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
