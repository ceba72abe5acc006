import { loadContract } from "../../contract/src/read/load-contract.ts";
import { readCatalogues } from "../../site/i18n/read-catalogues.ts";
import { site } from "../../site/site.config.ts";
import { nameHrefs } from "../../site/src/reference/index-names.ts";
import { namedParts } from "./contract/find-name.ts";
import type { ToolContext } from "./tools/tool-context.ts";

/** What tools work with, for the documentation as it is now and for one caller. */
export type ContextSource = (
  now: Pick<ToolContext, "docs" | "callSandbox" | "fillIn">,
) => ToolContext;

/**
 * Reads the contract once.
 * @param openapi its folder
 * @throws when it is not sound
 */
export async function createContextSource(openapi: string): Promise<ContextSource> {
  const { contract, problems } = loadContract(openapi);
  if (!contract) throw new Error(`The contract has ${problems.length} problems.`);
  const catalogues = await readCatalogues(site);
  const about = {
    contract,
    parts: namedParts(contract),
    texts: catalogues(site.locales[0].code),
    hrefOf: nameHrefs(contract),
  };
  return (now) => ({ ...about, ...now });
}
