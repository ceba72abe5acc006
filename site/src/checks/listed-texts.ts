import type { Migrations } from "../../../contract/src/migrations/model.ts";
import type { Contract } from "../../../contract/src/model.ts";
import { readCatalogueSources } from "../../i18n/read-catalogues.ts";
import type { SiteConfig } from "../../site.config.ts";
import type { Content } from "../plan/read-content.ts";
import { contractTexts } from "./contract-texts.ts";

/** All texts that readers see, by file as the lists name it: "docs/intro.md", "figures/price.svg". */
export function listedTexts(
  pages: Content["pages"],
  besidePages: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const ofPages = pages.map(({ file, text }) => [file.replace("site/content/", ""), text] as const);
  return new Map([...ofPages, ...besidePages]);
}

/** Those that are in no page: of figures, the interface, the contract and V1.0. */
export function textsBesidePages(
  config: SiteConfig,
  contract: Contract,
  migrations: Migrations,
  figures: Content["figures"],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const add = (file: string, text: string) => texts.set(file, `${texts.get(file) ?? ""}${text}\n`);
  for (const [name, svg] of figures) add(`figures/${name}.svg`, svg);
  for (const { file, text } of readCatalogueSources(config)) add(file, text);
  for (const { text, source } of contractTexts(contract)) add(source.file, text);
  for (const { calls, parts } of migrations.values()) {
    for (const { how, source } of calls) add(source.file, how);
    for (const { how, source, field } of parts.flatMap(({ pairs }) => pairs)) {
      add(source.file, how);
      add(field.source.file, field.means);
    }
  }
  return texts;
}
