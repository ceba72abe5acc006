import { fileURLToPath } from "node:url";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { readCatalogues } from "../../../i18n/read-catalogues.ts";
import { sidebars } from "../../../sidebar.ts";
import { site } from "../../../site.config.ts";
import { planPages } from "../../content/plan-pages.ts";
import { readContent } from "../../content/read-content.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { createRecordSource } from "../records/record-source.ts";
import type { SearchSource } from "../records/search-source.ts";

const content = readContent(
  fileURLToPath(new URL("../../../content", import.meta.url)),
  "site/content",
);

/** The real site as a source. */
export const siteSource: SearchSource = {
  config: site,
  catalogues: await readCatalogues(site),
  contract,
  migrations,
  plan: planPages(site, sidebars, content.pages, content.titles),
};

export const recordsOf = createRecordSource(siteSource, parseMarkdown);
