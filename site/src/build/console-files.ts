import type { Contract, Specification } from "../../../contract/src/model.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
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
import { consoleOperation } from "./console-operation.ts";

/** What the consoles of each reference load when the first of them is opened. */
export function consoleFiles(
  { locales, references, practice }: SiteConfig,
  contract: Contract,
  catalogues: Catalogues,
): readonly OutputFile[] {
  if (!practice) return [];
  const [{ code: lang }] = locales;
  const shown = contract.specifications.filter(({ id }) => references.some((one) => one === id));
  return locales.flatMap(({ code }) =>
    shown.map((specification) => {
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
  { servers, operations }: Specification,
  types: TypeTexts,
): Omit<ConsoleData, "lang" | "texts" | "names"> {
  return {
    production: productionOf(servers)?.url.replace(/\/$/, "") ?? "",
    bodyBytes: LIMITS.bodyBytes,
    scenarios: SCENARIOS.map(({ name, description }) => ({ name, says: plainProse(description) })),
    operations: Object.fromEntries(operations.map((one) => [one.id, consoleOperation(one, types)])),
  };
}
