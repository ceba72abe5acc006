import { operations } from "../../../../contract/generated/operations.ts";
import type {
  CurrenciesResponse,
  NearestCultureResponse,
  PlacesResponse,
  SuggestResponse,
} from "../../../../contract/src/types.ts";
import { DEFAULT_MARKET } from "../../addresses/find-market.ts";
import type { DecisionId } from "../../register/register.ts";
import { LIMITS } from "../../rules/limits.ts";
import { call, finished } from "./observed.ts";
import { either, together, type Witness } from "./witness.ts";

const culture = (search: string, address?: string, headers = {}) =>
  call<NearestCultureResponse>({
    path: `${operations.findNearestCulture.path}${search}`,
    headers,
    ...(address && { caller: { address } }),
  });

const nearest = (locator: object) =>
  call<PlacesResponse>({
    path: operations.findNearestPlaces.path,
    body: { locator, locale: "en-GB" },
  });

const suggest = async (query: object, rest: object = {}) => {
  const body = { query: { market: "UK", locale: "en-GB", ...query }, ...rest };
  return (await call<SuggestResponse>({ path: operations.suggestFlightPlaces.path, body })).body
    .places;
};

const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });

/** The witness of each decision about places and culture. */
export const DECISIONS_OF_PLACES_AND_CULTURE: Readonly<
  Record<DecisionId<"places-and-culture">, Witness>
> = {
  "list-order": async () => {
    const { body } = await call<CurrenciesResponse>({ path: operations.listCurrencies.path });
    const codes = body.currencies.map(({ code }) => code);
    return either(String(codes) === String([...codes].sort()), "by code", "by name");
  },
  "currency-formats": () => ({
    says: ["one|single home locale", "cldr"],
    never: ["every locale", "each locale"],
  }),
  "caller-address": async () => {
    const spoofed = await culture("", "203.0.113.24", { "X-Forwarded-For": "192.0.2.1" });
    const own = await culture("?ipAddress=203.0.113.24");
    return together(
      either(
        spoofed.body.market.code === own.body.market.code,
        "from the connection",
        "from x-forwarded-for",
      ),
      { says: ["only|unless", "trusted_proxies"], never: ["always", "whenever"] },
    );
  },
  addresses: async () => {
    const unlisted = await culture("?ipAddress=8.8.8.8");
    const wrong = await culture("?ipAddress=here");
    return together(
      either(
        unlisted.body.market.code === DEFAULT_MARKET,
        `market ${DEFAULT_MARKET}`,
        "in no market",
      ),
      {
        says: ["documentation ranges", "private included|including|also|too|even market"],
        never: ["except", "public"],
        statuses: [wrong.status],
      },
    );
  },
  "market-name-language": async () => {
    const { body } = await culture("?ipAddress=203.0.113.24");
    const names = new Intl.DisplayNames(body.locale.code, { type: "region" });
    const own = names.of(body.market.code === "UK" ? "GB" : body.market.code);
    return either(body.market.name === own, "locale of the same response", "english");
  },
  "which-coordinates": async () => {
    const { body } = await call<PlacesResponse>({
      path: operations.listFlightPlaces.path.replace("{locale}", "en-GB"),
    });
    const withThem = new Set(
      Object.values(body.places).flatMap(({ coordinates, type }) => (coordinates ? [type] : [])),
    );
    const inFlights = Object.values((await finished()).content?.results.places ?? {});
    return together(
      either(
        String([...withThem].sort()) === "PLACE_TYPE_AIRPORT,PLACE_TYPE_CITY",
        "airports cities geo",
        "countries in geo",
      ),
      either(
        inFlights.every(({ coordinates }) => !coordinates),
        "none|no|without flight results",
        "all in flight results",
      ),
    );
  },
  "empty-iata": async () => {
    const { body } = await nearest(at(55.95, -3.19));
    const country = Object.values(body.places).find(({ type }) => type === "PLACE_TYPE_COUNTRY");
    return either(country?.iata === "", "empty", "absent");
  },
  "how-many-nearest": async () => {
    const { body } = await nearest(at(0, -140));
    const types = Object.values(body.places).map(({ type }) => type);
    const airports = types.filter((type) => type === "PLACE_TYPE_AIRPORT").length;
    return together(
      either(airports === 1, "one|single|only|nearest airport", "airports"),
      either(types.includes("PLACE_TYPE_CONTINENT"), "city country and continent", "city only"),
      { says: ["however|matter|any|whatever|regardless far|distance"], never: ["within"] },
    );
  },
  "coordinate-bounds": async () => {
    const statuses = await Promise.all(
      [at(90, 180), at(-90, -180), at(90.1, 0), at(0, 180.1)].map(
        async (locator) => (await nearest(locator)).status,
      ),
    );
    return together(
      either(
        String(statuses) === "200,200,400,400",
        "latitude from -90 to 90 longitude from -180 to 180",
        "any latitude",
      ),
      { says: [], statuses: [400], numbers: [-90, 90, -180, 180] },
    );
  },
  "address-position": async () => {
    const { body } = await nearest({ ipAddress: "203.0.113.24" });
    return either(
      Object.keys(body.places).length > 0,
      "main|largest|biggest city market",
      "border",
    );
  },
  autosuggest: () => ({
    says: ["autosuggest migration guide|guide's shows|show|samples", "specific|only|own sandbox"],
  }),
  "suggestion-order": async () => {
    const [byCode] = await suggest({ searchTerm: "lhr" });
    const [byName] = await suggest({ searchTerm: "edin" });
    const blank = await suggest({ searchTerm: "" });
    return together(
      either(
        byCode?.iataCode === "LHR" && byName?.name === "Edinburgh",
        "=exact iata code comes first then names that begin with the search term",
        "names come first",
      ),
      either(
        blank.length > 0,
        "empty|blank search term everything|every|all",
        "empty search term matches nothing",
      ),
      {
        says: ["own country first unless|except|not", "busier|busiest"],
        never: ["last unless", "only if"],
      },
    );
  },
  "suggestion-count": async () => {
    const without = await suggest({ searchTerm: "" });
    return {
      says: [`${without.length}`, `at most ${LIMITS.suggestions}`],
      never: ["at least", "higher"],
      numbers: [without.length, LIMITS.suggestions],
    };
  },
  "suggestion-form": async () => {
    const [place] = await suggest({ searchTerm: "edin" });
    return together(
      either(/^\d+$/.test(String(place?.countryId)), "an entity id", "a country code"),
      either(String(place?.hierarchy).includes("|"), "joined|separated|connected |", "in a list"),
      either(
        /^5\d\.\d+,-\d/.test(String(place?.location)),
        "latitude and longitude",
        "longitude and latitude",
      ),
      { says: ["place up", "start end"], never: ["from the country down"] },
    );
  },
};
