import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import type { Airport } from "../../../sandbox/src/data/model.ts";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import type { Plan } from "../content/plan-pages.ts";
import type { Content } from "../content/read-content.ts";
import type { Highlight } from "../markdown/create-highlight.ts";
import type { HrefsAbout } from "../reference/index-names.ts";
import type { RecordSource } from "../search/records/record-source.ts";
import type { KnownNames } from "../verify/names/resolve-name.ts";
import type { KnownNumber } from "../verify/numbers/read-numbers.ts";

/** The inputs for rendering the articles of a site. */
export interface ArticleSource {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly content: Content;
  readonly plan: Plan;
  /** Names that prose may write as code. */
  readonly names: KnownNames;
  /** Looks up where those names link to. */
  readonly hrefsAbout: HrefsAbout;
  /** Numbers that prose may claim. */
  readonly numbers: readonly KnownNumber[];
  readonly highlight: Highlight;
  /** The sandbox's airports, read on the first call. */
  readonly airports: () => readonly Airport[];
  /** The records that search finds and the list of all names shows. */
  readonly recordsOf: RecordSource;
  readonly checked: CheckOnce;
}

/**
 * Returns the problems of a text: those that an earlier build found, or else those of `check`.
 * @param decidedBy the cache key: the text, and what else of its page affects the result
 */
export type CheckOnce = (
  decidedBy: readonly string[],
  check: () => readonly Problem[],
) => readonly Problem[];
