import type { ReactElement, ReactNode } from "react";
import type { ReferenceId } from "../../site.config.ts";
import { categoryPath } from "../address/category-path.ts";
import { referencePath } from "../address/reference-path.ts";
import { ApiDrawing } from "../art/api-drawing.tsx";
import { HomeFlow } from "./home-flow.tsx";
import { HomeHero } from "./home-hero.tsx";
import type { PageContext } from "./page-context.ts";

interface Props {
  readonly context: PageContext;
}

/** Ids of its sections. */
export const HOME_IDS = ["suite", "flow", "starts"] as const;

export function HomePage({ context }: Props): ReactElement {
  return (
    <>
      <HomeHero context={context} />
      <Suite context={context} />
      <HomeFlow context={context} />
      <Starts context={context} />
    </>
  );
}

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

function Suite({ context }: Props) {
  const { texts, localizeHref } = context;
  return (
    <Section id="suite" title={texts.home.suite} lead={texts.home.suiteLead}>
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
    </Section>
  );
}

function Starts({ context }: Props) {
  const { config, texts, localizeHref } = context;
  const starts = [
    { text: "intro", path: config.startPath },
    { text: "authentication", path: "/docs/getting-started/authentication" },
    { text: "quickStart", path: "/docs/flights-live-prices/quick-start" },
    { text: "migration", path: categoryPath(config.versions[0], "migration-guide") },
  ] as const;
  return (
    <Section id="starts" title={texts.home.startTitle}>
      <ul className="next-list">
        {starts.map(({ text, path }) => {
          const [label, description] = texts.home.startItems[text];
          return (
            <li key={text}>
              <a href={localizeHref(path)}>{label}</a>
              <span>{description}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section className={`home-section home-${id}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="home-lead">{lead}</p>}
      {children}
    </section>
  );
}
