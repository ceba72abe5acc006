import type { Contract } from "../../contract/src/model.ts";
import { sharedReference } from "../../sandbox/src/shared-world.ts";
import { readCatalogues } from "../../site/i18n/read-catalogues.ts";
import { site } from "../../site/site.config.ts";
import { nameHrefs } from "../../site/src/reference/index-names.ts";
import { namedParts } from "./contract/find-name.ts";
import type { CallerContext, SharedContext, ToolContext } from "./tools/tool-context.ts";

/** Creates the tools' context for one caller. */
export type ContextSource = (caller: CallerContext) => ToolContext;

export async function createContextSource(contract: Contract): Promise<ContextSource> {
  const catalogues = await readCatalogues(site);
  const shared: SharedContext = {
    contract,
    parts: namedParts(contract),
    texts: catalogues(site.locales[0].code),
    hrefOf: nameHrefs(contract),
    reference: sharedReference(),
  };
  return (caller) => ({ ...shared, ...caller });
}
