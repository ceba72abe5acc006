import type { ReactElement, ReactNode } from "react";
import type { ReferenceId } from "../../site.config.ts";
import { categoryPath } from "../base/paths.ts";
import { ApiCards } from "./api-cards.tsx";
import { HomeFlow } from "./home-flow.tsx";
import { HomeHero, type HomeHeroProps } from "./home-hero.tsx";
import type { PageContext } from "./page-context.ts";

interface Props {
  readonly context: PageContext;
}

/** The ids of the home page's sections. */
export const HOME_IDS = ["suite", "flow", "starts"] as const;

/** The APIs in the order in which a traveller's search uses them. */
const JOURNEY: readonly ReferenceId[] = [
  "culture",
  "geo",
  "flights-indicative",
  "flights-live-pricing",
];

export function HomePage({ context, ...hero }: HomeHeroProps): ReactElement {
  return (
    <>
      <HomeHero context={context} {...hero} />
      <HomeFlow context={context} />
      <Suite context={context} />
      <Starts context={context} />
    </>
  );
}

function Suite({ context }: Props) {
  const { texts } = context;
  return (
    <Section id="suite" title={texts.home.suite} lead={texts.home.suiteLead}>
      <ApiCards ids={JOURNEY} context={context} />
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
