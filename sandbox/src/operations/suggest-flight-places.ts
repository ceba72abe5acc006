import type { PlaceType, SuggestedPlace, SuggestRequest } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { answer } from "../http/answer.ts";
import { badRequest, violation } from "../http/errors.ts";
import type { FlatPlace } from "../places/places.ts";
import { type Match, rankPlaces } from "../places/rank-places.ts";
import { checkCode } from "../rules/check-code.ts";
import { LIMITS } from "../rules/limits.ts";
import type { Services } from "../services.ts";
import type { Operation } from "./call.ts";

const TYPES: readonly PlaceType[] = ["PLACE_TYPE_AIRPORT", "PLACE_TYPE_CITY", "PLACE_TYPE_COUNTRY"];

/** Places whose name or code matches what a traveller types. */
export const suggestFlightPlaces: Operation<SuggestRequest> = async ({ body }, services) => {
  const violations = checkRequest(services, body);
  if (violations.length > 0) return badRequest(violations);
  await services.loadNames(body.query.locale);
  const { query, limit = LIMITS.suggestionsByDefault, isDestination = false } = body;
  const placeTypes = query.includedEntityTypes ?? [];
  const matches = rankPlaces(services, {
    term: query.searchTerm ?? "",
    locale: query.locale,
    types: placeTypes.length > 0 ? placeTypes : TYPES,
    // A trip mostly starts in the traveller's own country and may end anywhere.
    homeCountryId: isDestination
      ? ""
      : (services.lookup.marketByCode.get(query.market)?.countryId ?? ""),
  });
  const places = matches
    .slice(0, limit)
    .map((match) => suggestedPlace(services, match, query.locale));
  return answer({ places });
};

function checkRequest(services: Services, { query, limit }: SuggestRequest) {
  const violations: Violation[] = [
    ...checkCode(services, "market", "query.market", query.market),
    ...checkCode(services, "locale", "query.locale", query.locale),
  ];
  if (limit !== undefined && (limit < 1 || limit > LIMITS.suggestions)) {
    const expected = `from 1 to ${LIMITS.suggestions}`;
    violations.push(violation("limit", expected, `must be ${expected}`, limit));
  }
  for (const [index, type] of (query.includedEntityTypes ?? []).entries()) {
    if (TYPES.includes(type)) continue;
    const expected = `one of ${TYPES.join(", ")}`;
    const field = `query.includedEntityTypes[${index}]`;
    violations.push(violation(field, expected, `must be ${expected}`, type));
  }
  return violations;
}

function suggestedPlace(
  { data, places }: Services,
  { place, name, highlighting }: Match,
  locale: string,
): SuggestedPlace {
  const chain = places.chain(place.entityId);
  const nameOf = (wanted: FlatPlace | undefined) =>
    wanted ? data.placeName(wanted.entityId, locale) : "";
  const country = chain.find(({ type }) => type === "PLACE_TYPE_COUNTRY");
  const city = chain.find(({ type }) => type === "PLACE_TYPE_CITY");
  const { coordinates } = place;
  return {
    entityId: place.entityId,
    iataCode: place.iata ?? "",
    parentId: place.parentId,
    name,
    countryId: country?.entityId ?? "",
    countryName: nameOf(country),
    cityName: nameOf(city),
    ...(coordinates ? { location: `${coordinates.latitude},${coordinates.longitude}` } : {}),
    hierarchy: chain
      .filter(({ type }) => type !== "PLACE_TYPE_CONTINENT")
      .map(nameOf)
      .join("|"),
    highlighting,
    type: place.type,
  };
}
