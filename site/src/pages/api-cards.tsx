import type { ReactElement } from "react";
import type { ReferenceId } from "../../site.config.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import { referencePath } from "../base/paths.ts";
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
  /** In display order. */
  readonly ids: readonly ReferenceId[];
  /** In an article, headings are sections, so titles are paragraphs; drawings are small. */
  readonly isInArticle?: boolean;
  readonly context: PageContext;
}

/** A card for each API, which links to its guide and its reference. */
export function ApiCards({ ids, isInArticle = false, context }: Props): ReactElement {
  const Title = isInArticle ? "p" : "h3";
  const { texts, localizeHref } = context;
  return (
    <ol className="api-cards">
      {ids.map((id) => (
        <li key={id} className="api-card">
          <ApiDrawing id={id} isSmall={isInArticle} />
          <Title className="api-card-title">
            <a href={localizeHref(CARDS[id].docs)}>{texts.shell.apis[id]}</a>
          </Title>
          <p className="api-card-text">{texts.home.cards[CARDS[id].text]}</p>
          <p className="api-card-reference">
            <a href={localizeHref(referencePath(id))}>{texts.references[id]}</a>
          </p>
        </li>
      ))}
    </ol>
  );
}
