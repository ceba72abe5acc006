import type { Contract, Specification } from "../../../contract/src/model.ts";
import { PACKAGES, packagePath } from "../../../packaging/packages.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { concerns } from "../../../sandbox/src/scenarios/find-scenario.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import type { Catalogues } from "../../i18n/read-catalogues.ts";
import type { TypeTexts } from "../../i18n/texts.ts";
import type { SiteConfig } from "../../site.config.ts";
import { consoleDataPath } from "../base/console-data-path.ts";
import { nameCardsPath } from "../base/paths.ts";
import type { ConsoleData } from "../console/console-data.ts";
import { plainProse } from "../markdown/prose-of.ts";
import type { OutputFile } from "../publish/output-file.ts";
import { productionOf } from "../reference/paint-for-servers.ts";
import { SANDBOX } from "../samples/sample-request.ts";
import { consoleOperations } from "./console-operations.ts";

/** The files that the consoles of each reference load when the first of them opens. */
export function consoleFiles(
  { locales, references, practice }: SiteConfig,
  contract: Contract,
  catalogues: Catalogues,
): readonly OutputFile[] {
  if (!practice) return [];
  const [{ code: lang }] = locales;
  const referenced = contract.specifications.filter(({ id }) =>
    references.some((one) => one === id),
  );
  return locales.flatMap(({ code }) =>
    referenced.map((specification) => {
      const { console: texts, reference } = catalogues(code);
      const names = nameCardsPath(code, specification.id);
      const data: ConsoleData = { lang, texts, names, ...dataOf(specification, reference.types) };
      return {
        name: consoleDataPath(code, specification.id).slice(1),
        body: JSON.stringify(data),
      };
    }),
  );
}

function dataOf(
  specification: Specification,
  types: TypeTexts,
): Omit<ConsoleData, "lang" | "texts" | "names"> {
  const operations = consoleOperations(specification, types);
  const scenarios = SCENARIOS.filter((scenario) =>
    operations.some(({ id }) => concerns(scenario, id)),
  );
  return {
    production: productionOf(specification.servers)?.url.replace(/\/$/, "") ?? "",
    sandbox: SANDBOX.baseUrl,
    bodyBytes: LIMITS.bodyBytes,
    client: clientPackage(),
    scenarios: scenarios.map(({ name, description }) => ({ name, says: plainProse(description) })),
    operations: Object.fromEntries(operations.map((one) => [one.id, one])),
  };
}

function clientPackage(): ConsoleData["client"] {
  const client = PACKAGES.find(({ folder }) => folder === "client");
  if (!client) throw new Error("PACKAGES has no package of the folder client.");
  return { name: client.name, path: packagePath(client) };
}
