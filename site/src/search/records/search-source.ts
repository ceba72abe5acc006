import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../../contract/src/model.ts";
import type { Catalogues } from "../../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../../site.config.ts";
import type { Plan } from "../../content/plan-pages.ts";

/**
 * What a site's records are made from: the planned pages, the contract, and the V1.0 migrations.
 */
export interface SearchSource {
  readonly config: SiteConfig;
  readonly catalogues: Catalogues;
  readonly contract: Contract;
  readonly migrations: Migrations;
  readonly plan: Plan;
}
