import en from "../../../i18n/catalogues/en.ts";
import { site } from "../../../site.config.ts";
import { buildIndex } from "../index/build-index.ts";
import { printIndex } from "../index/index-lines.ts";
import { openIndex } from "../query/open-index.ts";
import type { RecordKind, RecordPage, SearchRecord } from "../records/record.ts";
import type { SynonymGroup } from "../synonyms/read-synonyms.ts";
import { resolveSynonyms } from "../synonyms/resolve-synonyms.ts";

export const guide: RecordPage = {
  href: "/docs/guide",
  title: "Guide",
  where: "Start",
  lang: "en",
};
export const reference: RecordPage = {
  href: "/api/live/",
  title: "Live prices API",
  where: "API Reference › Live prices",
  lang: "en",
};

export function section(anchor: string, title: string, text: string): SearchRecord {
  return { kind: "section", page: guide, anchor, title, names: [], text };
}

/** named("field", "Leg.stopCount", "How many stops there are.") */
export function named(kind: RecordKind, dotted: string, text = ""): SearchRecord {
  const steps = dotted.split(".");
  const title = steps.at(-1) ?? "";
  const owner = steps.slice(0, -1).join(".");
  return { kind, page: reference, anchor: dotted, title, names: [title], owner, text };
}

/** An index as the worker gets it: printed and parsed. */
export function indexOf(records: readonly SearchRecord[], groups: readonly SynonymGroup[] = []) {
  const { rows } = resolveSynonyms(groups, records, site, "en");
  const file = buildIndex("en", records, rows, en.search);
  return openIndex(JSON.parse(printIndex(file)));
}
