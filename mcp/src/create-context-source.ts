import { fileURLToPath } from "node:url";
import { loadContract } from "../../contract/src/read/load-contract.ts";
import { readCatalogues } from "../../site/i18n/read-catalogues.ts";
import { site } from "../../site/site.config.ts";
import { nameHrefs } from "../../site/src/reference/index-names.ts";
import type { Build } from "../../site/src/serve/read-build.ts";
import { namedParts } from "./contract/find-name.ts";
import type { Docs } from "./docs/docs.ts";
import { docsOfBuild } from "./docs/docs-of-build.ts";
import type { SandboxCall, ToolContext } from "./tools/tool-context.ts";

const OPENAPI = fileURLToPath(new URL("../../contract/openapi", import.meta.url));

/** What tools work with, for the build that is being served and for one caller. */
export type ContextSource = (build: Build, callSandbox: SandboxCall) => ToolContext;

/** Reads the contract once, and each build once. @throws when the contract is not sound */
export async function createContextSource(): Promise<ContextSource> {
  const { contract, problems } = loadContract(OPENAPI);
  if (!contract) throw new Error(`The contract has ${problems.length} problems.`);
  const catalogues = await readCatalogues(site);
  const about = {
    contract,
    parts: namedParts(contract),
    texts: catalogues(site.locales[0].code),
    hrefOf: nameHrefs(contract),
  };
  const known = new WeakMap<Build, Docs>();
  return (build, callSandbox) => {
    const docs = known.get(build) ?? docsOfBuild(build);
    known.set(build, docs);
    return { ...about, docs, callSandbox };
  };
}
