import type { ReferenceData } from "../../../data/model.ts";
import { memoise } from "../../base/memoise.ts";
import { CLOSED_SKIES, COMMUNITIES, type CountryLists, TERRITORIES } from "./country-facts.ts";

/** How many times as many people fly between two countries as between two without a tie. */
const TIE_FACTORS = { closed: 0, none: 1, language: 2, home: 3, community: 4, territory: 8 };

/** One country's ties: how many times as many people fly to another, 0 where no airline does. */
export type TiesWith = (country: string) => number;

/** The ties of each country. */
export function createCountryTies(data: ReferenceData): (country: string) => TiesWith {
  const languageOf = languages(data);
  const stateOf = createStateOf();
  const tieBetween = (a: string, b: string): keyof typeof TIE_FACTORS => {
    if (a === b) return "home";
    const [one, other] = [stateOf(a), stateOf(b)];
    if (one === other) return "territory";
    if (isListed(CLOSED_SKIES, one, other)) return "closed";
    if (isListed(COMMUNITIES, one, other)) return "community";
    return languageOf.get(a) === languageOf.get(b) ? "language" : "none";
  };
  const codes = data.countries.map(({ code }) => code);
  return memoise((country: string) => {
    const ties = new Map(codes.map((code) => [code, TIE_FACTORS[tieBetween(country, code)]]));
    return (other) => ties.get(other) ?? TIE_FACTORS.none;
  });
}

/** A country's language is that of its market: "es-MX" → "es". */
function languages({ countries, markets }: ReferenceData): ReadonlyMap<string, string> {
  const localeOf = new Map(markets.map(({ countryId, locale }) => [countryId, locale]));
  return new Map(
    countries.map(({ entityId, code }) => [code, localeOf.get(entityId)?.split("-")[0] ?? code]),
  );
}

/** The state that a territory belongs to; of any other country, the country itself. */
function createStateOf(): (country: string) => string {
  const states = new Map(
    Object.entries(TERRITORIES).flatMap(([state, territories]) =>
      territories.split(" ").map((territory) => [territory, state] as const),
    ),
  );
  return (country) => states.get(country) ?? country;
}

function isListed(lists: CountryLists, a: string, b: string): boolean {
  return Boolean(lists[a]?.includes(b) || lists[b]?.includes(a));
}
