import type { PlaceType } from "../../../contract/src/types.ts";
import type { ReferenceData } from "../data/model.ts";
import { fold, unfoldIndex } from "./fold.ts";
import type { FlatPlace, Places } from "./places.ts";

export interface PlaceSearch {
  readonly term: string;
  readonly locale: string;
  readonly types: readonly PlaceType[];
  /** Among equal matches, places in this country come first; empty for no preference. */
  readonly homeCountryId: string;
}

/** What is searched. */
export interface PlaceIndex {
  readonly data: Pick<ReferenceData, "placeName">;
  readonly places: Pick<Places, "byId" | "chain" | "sizeOf">;
}

export interface Match {
  readonly place: FlatPlace;
  readonly name: string;
  /** Start and end of the match in the name; empty when the code matched or the text is blank. */
  readonly highlighting: readonly (readonly [number, number])[];
}

/**
 * Places that match a text, best first:
 *
 * 1. its IATA code is the text; 2. its name starts with it; 3. a word of its name starts with it;
 * then the home country, then the busier place, then the order of the data.
 *
 * A blank text matches every place equally, so the home country and the busiest places come first.
 */
export function rankPlaces({ data, places }: PlaceIndex, search: PlaceSearch): readonly Match[] {
  const term = fold(search.term.trim());
  const ranked = [...places.byId.values()]
    .filter(({ type }) => search.types.includes(type))
    .flatMap((place, order) => {
      const name = data.placeName(place.entityId, search.locale);
      const found = matchName(place, name, term);
      if (!found) return [];
      const isHome =
        search.homeCountryId !== "" &&
        places.chain(place.entityId).some(({ entityId }) => entityId === search.homeCountryId);
      const size = places.sizeOf(place.entityId);
      const { rank, highlighting } = found;
      return [{ match: { place, name, highlighting }, keys: [rank, isHome ? 0 : 1, -size, order] }];
    });
  return ranked.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ match }) => match);
}

function matchName({ iata }: FlatPlace, name: string, term: string) {
  if (term === "") return { rank: 1, highlighting: [] };
  if (iata && fold(iata) === term) return { rank: 0, highlighting: [] };
  const folded = fold(name);
  const isWordStart = (index: number) =>
    index === 0 || /[^\p{L}\p{M}\p{N}]/u.test(folded[index - 1] ?? "");
  for (let index = folded.indexOf(term); index >= 0; index = folded.indexOf(term, index + 1)) {
    if (!isWordStart(index)) continue;
    const end = index + term.length;
    const highlighting = [[unfoldIndex(name, index), unfoldIndex(name, end)] as const];
    return { rank: index === 0 ? 1 : 2, highlighting };
  }
  return undefined;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((key, position) => key !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
