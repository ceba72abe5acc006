import type { CarrierModel } from "../../../data/model.ts";

/** Values for airports of size 1 to 4. */
type BySize = readonly [number, number, number, number];

/** Approximate number of travellers of an airport, relative to a small one. */
const TRAVELLERS: BySize = [1, 5, 20, 50];

/** The same, weighed by carrier model: low-cost and regional ones like small airports, too. */
const SEEN_BY: Record<CarrierModel, BySize> = {
  network: TRAVELLERS,
  "low-cost": [2, 5, 10, 14],
  regional: [4, 5, 6, 6],
};
/** The same for long flights of network carriers: large aircraft seldom go to small airports. */
const SEEN_FROM_AFAR: BySize = [0.3, 4, 50, 150];
const AFAR_KM = 5500;

export function travellersOf(size: number): number {
  return TRAVELLERS[size - 1] ?? 0;
}

/** Travellers of an airport `km` away, as weighed by carriers of a model. */
export function travellersSeenBy(model: CarrierModel, size: number, km: number): number {
  const seen = model === "network" && km > AFAR_KM ? SEEN_FROM_AFAR : SEEN_BY[model];
  return seen[size - 1] ?? 0;
}
