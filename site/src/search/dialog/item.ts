import type { Row } from "../query/answer.ts";
import { type Group, groupRows } from "./group-rows.ts";
import type { RecentPlace } from "./recent-place.ts";

/** One line of the list: a place to go to, or an example query. */
export type Item =
  | { readonly kind: "place"; readonly row: Row }
  | { readonly kind: "recent"; readonly place: RecentPlace }
  | { readonly kind: "example"; readonly typed: string; readonly hint: string };

export interface ItemGroup {
  readonly name: Group["name"] | "recent" | "examples";
  readonly isMore: boolean;
  readonly items: readonly Item[];
}

export function resultGroups(rows: readonly Row[]): readonly ItemGroup[] {
  return groupRows(rows).map(({ name, isMore, rows }) => ({
    name,
    isMore,
    items: rows.map((row) => ({ kind: "place", row })),
  }));
}

/** The groups shown before anything is typed. */
export function startGroups(
  recent: readonly RecentPlace[],
  examples: readonly (readonly [typed: string, hint: string])[],
): readonly ItemGroup[] {
  const groups: readonly ItemGroup[] = [
    { name: "recent", isMore: false, items: recent.map((place) => ({ kind: "recent", place })) },
    {
      name: "examples",
      isMore: false,
      items: examples.map(([typed, hint]) => ({ kind: "example", typed, hint })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
