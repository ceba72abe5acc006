import type { ReactElement } from "react";
import type { Airport } from "../../../sandbox/src/data/model.ts";
import { AirwaysChart } from "../art/airways-chart.tsx";
import { referencePath } from "../base/paths.ts";
import type { PageContext } from "./page-context.ts";

export interface HomeHeroProps {
  readonly context: PageContext;
  /** The airports that the chart shows as lights. */
  readonly airports: readonly Airport[];
  /** What the build proved, in display order; empty if nothing was proved. */
  readonly facts: readonly HomeFact[];
}

export interface HomeFact {
  readonly label: string;
  readonly count: number;
}

/** The lead sentence and the promise, with a chart of the places that the suite knows. */
export function HomeHero({ context, airports, facts }: HomeHeroProps): ReactElement {
  const { config, lang, texts, localizeHref } = context;
  const { home } = texts;
  const inWords = new Intl.NumberFormat(lang);
  return (
    <div className="hero">
      <div className="hero-text">
        <h1>{home.title}</h1>
        <p className="hero-lead">{home.lead}</p>
        <p className="hero-actions">
          <a className="button button-primary" href={localizeHref("/docs#make-your-first-call")}>
            {home.start}
          </a>
          <a className="button" href={localizeHref(referencePath(config.references[0]))}>
            {home.reference}
          </a>
        </p>
      </div>
      <AirwaysChart airports={airports} label={home.chart} />
      <div className="hero-text hero-promise">
        <p>
          <strong>{home.promise}</strong> {home.promiseText}
        </p>
        <ul className="hero-facts">
          {facts.map(({ label, count }) => (
            <li key={label}>
              <strong>{inWords.format(count)}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
