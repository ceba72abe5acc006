import type { LoadedContract } from "../../contract/src/read/build-contract.ts";
import { sharedReference } from "../../sandbox/src/shared-world.ts";
import { readCatalogues } from "../../site/i18n/read-catalogues.ts";
import { site } from "../../site/site.config.ts";
import { nameHrefs } from "../../site/src/reference/index-names.ts";
import { namedParts } from "./contract/find-name.ts";
import type { ToolContext } from "./tools/tool-context.ts";
import { createToolSchemas } from "./tools/tool-schemas.ts";

/** Creates the tools' context for the current documentation and one caller. */
export type ContextSource = (
  now: Pick<ToolContext, "docs" | "callSandbox" | "fillIn" | "today">,
) => ToolContext;

/** @throws if the contract is missing or unreadable */
export async function createContextSource({
  contract,
  problems,
}: LoadedContract): Promise<ContextSource> {
  if (!contract)
    throw new Error(`The contract has ${problems.length} problems: "npm run check" lists them.`);
  const catalogues = await readCatalogues(site);
  const about = {
    contract,
    parts: namedParts(contract),
    texts: catalogues(site.locales[0].code),
    hrefOf: nameHrefs(contract),
    atlas: sharedReference(),
    schemasOf: createToolSchemas(),
  };
  return (now) => ({ ...about, ...now });
}
