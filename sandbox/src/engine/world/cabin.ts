import type { CabinClass } from "../../../../contract/src/types.ts";
import { happens, hashText } from "../base/random.ts";
import type { Route } from "./route.ts";

export type Cabin = "economy" | "premium" | "business" | "first";

/** An unspecified cabin is searched as economy. */
export function cabinOf(cabinClass: CabinClass | undefined): Cabin {
  if (cabinClass === "CABIN_CLASS_PREMIUM_ECONOMY") return "premium";
  if (cabinClass === "CABIN_CLASS_BUSINESS") return "business";
  return cabinClass === "CABIN_CLASS_FIRST" ? "first" : "economy";
}

/** Whether a route's aircraft has a cabin. Low-cost carriers have premium on wide bodies only. */
export function hasCabin({ carrier, aircraft, km }: Route, cabin: Cabin): boolean {
  if (cabin === "economy") return true;
  if (aircraft === "regional") return false;
  if (carrier.model !== "network") return cabin === "premium" && aircraft === "wide";
  if (cabin === "business") return true;
  if (aircraft === "narrow") return false;
  return cabin === "premium" || (km > 5500 && happens(hashText(carrier.iata), 450));
}

/** Thousandths of the economy fare. */
export const CABIN_FACTOR: Record<Cabin, number> = {
  economy: 1000,
  premium: 1850,
  business: 3400,
  first: 6200,
};
