import type { CarrierModel } from "../../../data/model.ts";

/** For an airport of size 1 to 4. */
type BySize = readonly [number, number, number, number];

/** About how many travellers an airport has, in units of a small one's. */
const TRAVELLERS: BySize = [1, 5, 20, 50];

/** The same as each kind of carrier sees it: low-cost and regional ones like small airports too. */
const SEEN_BY: Record<CarrierModel, BySize> = {
  network: TRAVELLERS,
  "low-cost": [2, 5, 10, 14],
  regional: [4, 5, 6, 6],
};
/** Large aircraft seldom go to small airports. */
const SEEN_FROM_AFAR: BySize = [0.3, 4, 50, 150];
const AFAR_KM = 5500;

export function travellersOf(size: number): number {
  return TRAVELLERS[size - 1] ?? 0;
}

/** Travellers of an airport so far away, as carriers of a model count them. */
export function travellersSeenBy(model: CarrierModel, size: number, km: number): number {
  const seen = model === "network" && km > AFAR_KM ? SEEN_FROM_AFAR : SEEN_BY[model];
  return seen[size - 1] ?? 0;
}
