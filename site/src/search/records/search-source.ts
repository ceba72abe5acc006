import type { Contract } from "../../../../contract/src/model.ts";
import type { SiteConfig } from "../../../site.config.ts";
import type { Plan, Sidebars } from "../../plan/plan-pages.ts";

/** What a site's records are made from: the pages as planned, and the contract. */
export interface SearchSource {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  readonly plan: Plan;
}
