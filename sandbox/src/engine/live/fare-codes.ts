import type { Fare } from "../../../../contract/src/types.ts";
import { weekdayOf } from "../base/calendar.ts";
import { happens, hashText, mix } from "../base/random.ts";
import type { SoldFlight } from "../journeys/journey.ts";
import { type Cabin, hasCabin } from "../world/cabin.ts";

/** Booking classes of each cabin, dearest first. */
const LETTERS: Record<Cabin, string> = {
  economy: "YBMHQKVLSNT",
  premium: "WEP",
  business: "JCDI",
  first: "FA",
};

/** Three agents in ten know neither the booking class nor the fare basis. */
const KNOWS_CODES = 700;

/** The codes of one flight at one agent: booking code "K", fare basis "KL07OWUK"; or both empty. */
export function fareCodesOf(
  { id, flight }: SoldFlight,
  agentId: string,
  cabin: Cabin,
  isReturn: boolean,
  market: string,
): Fare {
  if (!happens(hashText(agentId), KNOWS_CODES)) {
    return { segmentId: id, bookingCode: "", fareBasisCode: "" };
  }
  const { route, day, slot } = flight;
  const hash = mix(mix(route.seed, day), slot);
  const letters = LETTERS[hasCabin(route, cabin) ? cabin : "economy"];
  const letter = letters[hash % letters.length] ?? "Y";
  const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) >= 5;
  const advance = ["00", "07", "14", "21"][hash % 4] ?? "00";
  const basis = [letter, isWeekend ? "H" : "L", advance, isReturn ? "RT" : "OW", market];
  return { segmentId: id, bookingCode: letter, fareBasisCode: basis.join("") };
}
