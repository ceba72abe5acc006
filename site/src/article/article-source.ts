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

/** What every article of a site is rendered from. */
export interface ArticleSource {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly content: Content;
  readonly plan: Plan;
  /** Names that prose may write as code. */
  readonly names: KnownNames;
  /** Where they lead. */
  readonly hrefsAbout: HrefsAbout;
  /** Numbers that prose may claim. */
  readonly numbers: readonly KnownNumber[];
  readonly highlight: Highlight;
  /** Of the sandbox: read when they are first asked for. */
  readonly airports: () => readonly Airport[];
  /** What search finds, and the list of all names shows. */
  readonly recordsOf: RecordSource;
  readonly checked: CheckOnce;
}

/**
 * What is wrong with a text, by its check or as an earlier build found it.
 * @param decidedBy the text, and what else of its page decides what the check finds
 */
export type CheckOnce = (
  decidedBy: readonly string[],
  check: () => readonly Problem[],
) => readonly Problem[];
