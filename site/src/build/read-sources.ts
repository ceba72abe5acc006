import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  loadMigrations,
  readMigrationTexts,
} from "../../../contract/src/migrations/load-migrations.ts";
import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { loadContract } from "../../../contract/src/read/load-contract.ts";
import { sidebars } from "../../sidebar.ts";
import { type SiteConfig, site } from "../../site.config.ts";
import { createMemo, type Memo } from "../base/memo.ts";
import type { Sidebars } from "../content/plan-pages.ts";
import { type Content, OWN_CONTENT, readContent } from "../content/read-content.ts";

/** What a site is made from. */
export interface SiteSources {
  readonly config: SiteConfig;
  readonly sidebars: Sidebars;
  readonly contract: Contract;
  /** What became of V1.0. */
  readonly migrations: Migrations;
  readonly content: Content;
}

/** The folder of contract and migrations. */
export const CONTRACT: string = fileURLToPath(new URL("../../../contract", import.meta.url));

/** The sources, and the problems of contract and migrations. */
export interface ReadSources {
  readonly sources: SiteSources;
  readonly problems: {
    readonly contract: readonly Problem[];
    readonly migrations: readonly Problem[];
  };
}

/**
 * Reads everything that a site is made from.
 * @param overrides sources that replace the repository's own
 * @param folder where contract and migrations are read unless overridden
 * @param memo memoised results of earlier reads
 */
export function readSources(
  overrides: Partial<SiteSources> = {},
  folder: string = CONTRACT,
  { latest }: Memo = createMemo(),
): ReadSources {
  const loaded = overrides.contract
    ? { contract: overrides.contract, problems: [] }
    : latest(loadContract, join(folder, "openapi"));
  const contract = loaded.contract ?? NO_CONTRACT;
  const paired = overrides.migrations
    ? { migrations: overrides.migrations, problems: [] }
    : latest(readMigrations, contract, folder);
  return {
    sources: {
      config: overrides.config ?? site,
      sidebars: overrides.sidebars ?? sidebars,
      contract,
      migrations: paired.migrations,
      content: overrides.content ?? readContent(...OWN_CONTENT),
    },
    problems: { contract: loaded.problems, migrations: paired.problems },
  };
}

const NO_CONTRACT: Contract = { specifications: [], openPoints: new Map() };

function readMigrations(contract: Contract, folder: string) {
  return loadMigrations(contract, readMigrationTexts(folder));
}
