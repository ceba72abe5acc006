import type { ReactElement } from "react";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { referencePath } from "../address/reference-path.ts";
import { AirwaysChart } from "../art/airways-chart.tsx";
import type { PageContext } from "./page-context.ts";

/** What a build holds every page against. */
export interface HomeFigures {
  /** Fields, values, operations and schemas of the contract. */
  readonly names: number;
  /** Names of V1.0, each with what became of it. */
  readonly retired: number;
  /** Pages in all languages. */
  readonly pages: number;
}

interface Props {
  readonly context: PageContext;
  readonly figures: HomeFigures;
}

/** What the suite is, in a sentence, and what is promised, on a chart of the places it knows. */
export function HomeHero({ context, figures }: Props): ReactElement {
  const { config, lang, texts, localizeHref, contract } = context;
  const { home } = texts;
  const published = contract.specifications.filter((specification) => specification.published);
  const operations = published.flatMap((specification) => specification.operations);
  const inWords = new Intl.NumberFormat(lang);
  const facts = [
    [operations.length, home.factOperations],
    [figures.names, home.factNames],
    [figures.retired, home.factRetired],
    [figures.pages, home.factPages],
  ] as const;
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
      <AirwaysChart airports={loadReferenceData().airports} label={home.chart} />
      <div className="hero-text hero-promise">
        <p>
          <strong>{home.promise}</strong> {home.promiseText}
        </p>
        <ul className="hero-facts">
          {facts.map(([value, label]) => (
            <li key={label}>
              <strong>{inWords.format(value)}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
