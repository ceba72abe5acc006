import { createHash } from "node:crypto";
import { frozenNames, NAMED_LOCALES } from "../../../sandbox/src/data/frozen-names.ts";
import { placeNamesFile, placeNamesFolder } from "../console/engine/place-names-file.ts";
import type { OutputFile } from "../publish/output-file.ts";

/** A hash of all names, part of their folder's name, because scripts have the matching places. */
export function placeNamesFormat(): string {
  return createHash("sha256").update(JSON.stringify(bodies())).digest("hex").slice(0, 8);
}

/** Names of places for the sandbox in the browser, one file per locale. */
export function placeNameFiles(): readonly OutputFile[] {
  const folder = placeNamesFolder(placeNamesFormat());
  return bodies().map(([locale, body]) => ({
    name: placeNamesFile(folder, locale).slice(1),
    body,
  }));
}

function bodies() {
  return NAMED_LOCALES.map((locale) => [locale, JSON.stringify(frozenNames(locale))] as const);
}
