import type { ReferenceTexts } from "../../../i18n/texts.ts";
import { isProse, type SearchRecord } from "../records/record.ts";
import { fold } from "../words/fold.ts";

/** A name and every place that search finds by it. */
export interface NameLine {
  readonly name: string;
  readonly places: readonly NameAnchor[];
}

export interface NameAnchor {
  readonly kind: keyof ReferenceTexts["nameKinds"];
  readonly href: string;
  /** What the place is part of: "Leg", "Live prices V1.0". */
  readonly owner: string;
}

/** The lists of names: those of the contract, and those of V1.0. */
export const NAME_LISTS = ["contract", "v1"] as const;
export type NameListId = (typeof NAME_LISTS)[number];

/** The names of one list from A to Z, each with one place per page. */
export function nameLines(records: readonly SearchRecord[], list: NameListId): readonly NameLine[] {
  const lines = new Map<string, NameAnchor[]>();
  for (const { kind, names, page, anchor, owner = "" } of records) {
    const [name] = names;
    if (isProse(kind) || kind === "scenario" || name === undefined) continue;
    if ((kind === "retired") !== (list === "v1")) continue;
    const places = lines.get(name) ?? [];
    lines.set(name, places);
    if (places.some(({ href }) => pageOf(href) === page.href)) continue;
    // Keeps "Live prices V1.0" of "Live prices V1.0: legs".
    const [part = ""] = owner.split(":");
    places.push({ kind, href: `${page.href}#${anchor}`, owner: part });
  }
  return [...lines]
    .map(([name, places]) => ({ name, places }))
    .sort((a, b) => compare(fold(a.name), fold(b.name)) || compare(a.name, b.name));
}

function pageOf(href: string): string {
  return href.slice(0, href.indexOf("#"));
}

/** Independent of the locale, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
