/**
 * The frozen reference data as the engine sees it. Every id is ours, every list is in a fixed
 * order, and nothing here depends on the machine's clock, locale or ICU version.
 */

export interface Continent {
  readonly entityId: string;
  /** Two letters: "EU". */
  readonly code: string;
}

export interface Country {
  readonly entityId: string;
  /** ISO 3166-1 alpha-2: "GB". */
  readonly code: string;
  readonly continentId: string;
}

export interface City {
  readonly entityId: string;
  readonly name: string;
  readonly countryId: string;
  /** Metropolitan or airport code; empty when the city has none. */
  readonly iata: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface Airport {
  readonly entityId: string;
  readonly iata: string;
  readonly name: string;
  readonly cityId: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IANA name: "Europe/London". */
  readonly timeZone: string;
  /**
   * 4 among the world's largest, 3 large hub, 2 other large, 1 medium with flights in the engine,
   * 0 without flights (geo only).
   */
  readonly size: 0 | 1 | 2 | 3 | 4;
}

export interface Alliance {
  readonly id: string;
  readonly name: string;
}

export type CarrierModel = "network" | "low-cost" | "regional";

export interface Carrier {
  /** Our own id, a negative number as text: "-30001". */
  readonly id: string;
  readonly iata: string;
  readonly name: string;
  /** Empty when the carrier belongs to no alliance. */
  readonly allianceId: string;
  readonly countryCode: string;
  /** IATA codes, most important first. */
  readonly hubs: readonly string[];
  readonly model: CarrierModel;
  /** Operates long-haul (over 5,500 km) from its hubs. */
  readonly longHaul: boolean;
  /** Approximate number of aircraft, including those of feeders that fly under its code. */
  readonly fleet: number;
}

export interface Agent {
  /** Four lower-case letters: "nmba". */
  readonly id: string;
  readonly name: string;
  readonly type: "AGENT_TYPE_TRAVEL_AGENT" | "AGENT_TYPE_AIRLINE";
  /** For an airline's own agent, the carrier it sells. */
  readonly carrierId?: string;
  /** Market codes where the agent sells; empty means everywhere. */
  readonly markets: readonly string[];
  readonly feedbackCount: number;
  /** 0 to 5; 0 when unrated. */
  readonly rating: number;
  readonly ratingBreakdown: {
    readonly customerService: number;
    readonly reliablePrices: number;
    readonly clearExtraFees: number;
    readonly easeOfBooking: number;
    readonly other: number;
  } | null;
  readonly isOptimisedForMobile: boolean;
  /** How long this supplier takes to answer, in milliseconds (when the clock is "elapsed"). */
  readonly latency: number;
  /** Percentage added to (or taken off) the base fare, a whole number. */
  readonly markup: number;
  /** True when the agent combines separate tickets. */
  readonly combines: boolean;
}

export interface CurrencyData {
  readonly code: string;
  readonly symbol: string;
  readonly thousandsSeparator: string;
  readonly decimalSeparator: string;
  readonly symbolOnLeft: boolean;
  readonly spaceBetweenAmountAndSymbol: boolean;
  readonly decimalDigits: number;
  /** Units of this currency for one euro, times 10,000, a whole number: frozen, fictitious. */
  readonly perEuro: number;
}

export interface LocaleData {
  readonly code: string;
  readonly name: string;
}

export interface MarketData {
  /** "UK", not "GB". */
  readonly code: string;
  readonly countryId: string;
  readonly locale: string;
  readonly currency: string;
  /** The city that represents the market: its IP addresses are located there. */
  readonly cityId: string;
}

export interface ReferenceData {
  /** Changes whenever the data changes; part of every seed. */
  readonly version: string;
  readonly continents: readonly Continent[];
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly airports: readonly Airport[];
  readonly alliances: readonly Alliance[];
  readonly carriers: readonly Carrier[];
  readonly agents: readonly Agent[];
  readonly currencies: readonly CurrencyData[];
  readonly locales: readonly LocaleData[];
  readonly markets: readonly MarketData[];
  /** Localised name of any place; falls back to English where the locale has none. */
  readonly placeName: (entityId: string, locale: string) => string;
  /** Name of a market in a locale. */
  readonly marketName: (code: string, locale: string) => string;
  /** A zone's offset from UTC at an instant, in minutes, from the frozen transition table. */
  readonly utcOffset: (timeZone: string, epochMilliseconds: number) => number;
}
