import type { ReactElement } from "react";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { referencePath } from "../address/reference-path.ts";
import { AirwaysChart } from "../art/airways-chart.tsx";
import type { PageContext } from "./page-context.ts";

/** What the suite is, in a sentence, on a chart of the places it knows. */
export function HomeHero({ context }: { readonly context: PageContext }): ReactElement {
  const { config, texts, localizeHref, contract } = context;
  const published = contract.specifications.filter((specification) => specification.published);
  const operations = published.flatMap((specification) => specification.operations);
  return (
    <div className="hero">
      <AirwaysChart airports={loadReferenceData().airports} label={texts.home.chart} />
      <div className="hero-text">
        <h1>{texts.home.title}</h1>
        <p className="hero-lead">{texts.home.lead}</p>
        <p className="hero-actions">
          <a className="button button-primary" href={localizeHref(config.startPath)}>
            {texts.home.start}
          </a>
          <a className="button" href={localizeHref(referencePath(config.references[0]))}>
            {texts.home.reference}
          </a>
        </p>
        <ul className="hero-facts">
          <Fact value={operations.length} label={texts.home.factOperations} />
          <Fact value={published.length} label={texts.home.factSpecifications} />
          <Fact value={config.apiVersion} label={texts.home.factVersion} />
        </ul>
      </div>
    </div>
  );
}

function Fact({ value, label }: { readonly value: string | number; readonly label: string }) {
  return (
    <li>
      <strong>{value}</strong> {label}
    </li>
  );
}
