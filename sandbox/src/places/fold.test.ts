import { expect, test } from "vitest";
import { loadReferenceData } from "../data/load-reference-data.ts";
import { fold, unfoldIndex } from "./fold.ts";

test.each([
  ["Zürich", "zurich"],
  ["İstanbul", "istanbul"],
  ["Łódź", "lodz"],
  ["Tromsø", "tromso"],
  ["Đà Nẵng", "da nang"],
  ["Þórshöfn", "thorshofn"],
  ["Ærø", "aero"],
  ["ΑΥΣ", "αυσ"],
  ["Côte d’Ivoire", "cote d'ivoire"],
  ["Alma‑Ata", "alma-ata"],
  ["서울", "서울"],
  ["กรุงเทพฯ", "กรุงเทพฯ"],
])("folds %s", (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test("folds every Latin letter of a place name to ASCII", () => {
  const data = loadReferenceData();
  const places = [...data.countries, ...data.cities, ...data.airports];
  const names = data.locales.flatMap(({ code }) =>
    places.map(({ entityId }) => fold(data.placeName(entityId, code))),
  );
  const letters = new Set(names.join(""));
  const isAccented = (letter: string) => /\p{Script=Latin}/u.test(letter) && letter > "~";
  expect([...letters].filter(isAccented)).toEqual([]);
});

test.each([
  ["Tromsø", 6, 6],
  ["Færøerne", 1, 1],
  ["Færøerne", 3, 2],
  ["Færøerne", 9, 8],
  // In the middle of a letter: its end.
  ["Færøerne", 2, 2],
])("finds in %s the index that %i has when folded", (name, folded, index) => {
  expect(unfoldIndex(name, folded)).toBe(index);
});
