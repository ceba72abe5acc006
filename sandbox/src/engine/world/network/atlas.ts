import { groupBy } from "../../../../../contract/src/base/group-by.ts";
import type { ReferenceData } from "../../../data/model.ts";
import { distanceInKm } from "../../base/great-circle.ts";
import { memoise } from "../../base/memoise.ts";
import type { FlightAirport } from "../flight-airport.ts";
import { createCountryTies } from "./country-ties.ts";
import { gatewaysOf } from "./gateways.ts";
import { HOLIDAY_AIRPORTS } from "./holiday-airports.ts";
import { mayFly } from "./may-fly.ts";

/** The data from which all carriers plan. */
export interface Atlas {
  readonly airports: readonly FlightAirport[];
  readonly airportNamed: (iata: string) => FlightAirport | undefined;
  readonly viewFrom: (airport: FlightAirport) => View;
}

/** The world as seen from an airport: arrays with an entry for each airport, by its index. */
export interface View {
  readonly km: Uint16Array;
  /**
   * How much an airport draws travellers from here, regardless of its size: by distance, the ties
   * between the countries, and holidays. 0 where no flight is possible.
   */
  readonly draw: Float64Array;
}

export function createAtlas(airports: readonly FlightAirport[], data: ReferenceData): Atlas {
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]));
  const tiesOf = createCountryTies(data);
  const traits = traitsOf(airports);
  return {
    airports,
    airportNamed: (iata) => byCode.get(iata),
    // Memoised, because carriers share hubs.
    viewFrom: memoise((airport: FlightAirport) => look(airport, airports, traits, tiesOf)),
  };
}

function look(
  from: FlightAirport,
  airports: readonly FlightAirport[],
  traits: readonly Traits[],
  tiesOf: ReturnType<typeof createCountryTies>,
): View {
  const km = new Uint16Array(airports.length);
  const draw = new Float64Array(airports.length);
  const tieWith = tiesOf(from.countryCode);
  const here = traits[from.index];
  for (const [index, to] of airports.entries()) {
    const there = traits[index];
    const distance = distanceInKm(from, to);
    km[index] = distance;
    const tie = tieWith(to.countryCode);
    if (tie === 0 || !here || !there || !mayFly(from, to, distance)) continue;
    const isHome = from.countryCode === to.countryCode;
    const weight = here.atHome * (isHome ? there.atHome : there.abroad);
    const isHoliday = here.isForHolidays || there.isForHolidays;
    const reasons = isHoliday ? holidayReasons(tie, isHome, distance) : tie;
    draw[index] = (weight * reasons) / effort(distance);
  }
  return { km, draw };
}

/** What draws travellers to an airport besides its size. */
interface Traits {
  /** Travellers from its own country. */
  readonly atHome: number;
  /** Travellers from other countries. */
  readonly abroad: number;
  readonly isForHolidays: boolean;
}

const GATEWAY = 1.4;

/**
 * A gateway draws more travellers. Any other airport draws fewer from abroad the more large
 * airports its country has, because most of its travellers are domestic; the world's largest are
 * excepted. Neither rule applies to holiday airports.
 */
function traitsOf(airports: readonly FlightAirport[]): readonly Traits[] {
  const gateways = gatewaysOf(airports);
  const large = airports.filter(({ size }) => size >= 3);
  const largeIn = groupBy(large, ({ countryCode }) => countryCode);
  return airports.map((airport) => {
    if (HOLIDAY_AIRPORTS.has(airport.iata)) return { atHome: 1, abroad: 1, isForHolidays: true };
    if (gateways.has(airport)) return { atHome: GATEWAY, abroad: GATEWAY, isForHolidays: false };
    const others = largeIn.get(airport.countryCode)?.length ?? 0;
    const abroad = airport.size === 4 ? 1 : 10 / (10 + others);
    return { atHome: 1, abroad, isForHolidays: false };
  });
}

/**
 * Draw for holidays: three times the tie within 5,000 km. Further away, 1.3 times the tie at home,
 * but 1.3 abroad whatever the tie, because nobody goes that far for any other reason.
 */
function holidayReasons(tie: number, isHome: boolean, km: number): number {
  if (km < 5000) return 3 * tie;
  return isHome ? 1.3 * tie : 1.3;
}

/**
 * Grows with distance, with 300 km added for the way to the airport, and faster on flights that
 * take most of a day.
 */
function effort(km: number): number {
  return (km + 300) * (1 + (km / 9000) * (km / 9000));
}
