import type { Locator, NearestRequest, PlacesResponse } from "../../../contract/src/types.ts";
import type { Violation } from "../../../contract/src/validate/validate-request.ts";
import { findMarket } from "../addresses/find-market.ts";
import type { Point } from "../engine/base/great-circle.ts";
import { answer } from "../http/answer.ts";
import { badRequest, violation } from "../http/errors.ts";
import { checkCode } from "../rules/check-code.ts";
import type { Services } from "../services.ts";
import type { Operation } from "./call.ts";

/** The airport nearest to a point or an IP address, and its ancestors. */
export const findNearestPlaces: Operation<NearestRequest> = async ({ body }, services) => {
  const { places, nearestAirport } = services;
  const { locator, locale } = body;
  const wrong = checkCode(services, "locale", "locale", locale);
  const located = locate(services, locator);
  if ("violations" in located) return badRequest([...located.violations, ...wrong]);
  if (wrong.length > 0) return badRequest(wrong);

  await services.loadNames(locale);
  const airport = nearestAirport(located.point);
  const response: PlacesResponse = {
    status: "RESULT_STATUS_COMPLETE",
    places: Object.fromEntries(
      places
        .chain(airport.entityId)
        .map((place) => [place.entityId, places.describe(place, locale)]),
    ),
  };
  return answer(response);
};

type PointResult = { readonly point: Point } | { readonly violations: readonly Violation[] };

/** An IP address is located at the main city of its market. */
function locate(services: Services, { coordinates, ipAddress }: Locator): PointResult {
  if (coordinates) {
    const violations = checkCoordinates(coordinates);
    return violations.length > 0 ? { violations } : { point: coordinates };
  }
  const found = findMarket(services.lookup, "locator.ipAddress", ipAddress ?? "");
  if ("violations" in found) return found;
  const city = services.lookup.cityById.get(found.market.cityId);
  if (!city) throw new Error(`The market ${found.market.code} has no city.`);
  return { point: city };
}

function checkCoordinates({ latitude, longitude }: Point): readonly Violation[] {
  return [
    ...checkRange("locator.coordinates.latitude", latitude, 90),
    ...checkRange("locator.coordinates.longitude", longitude, 180),
  ];
}

function checkRange(field: string, degrees: number, limit: number): readonly Violation[] {
  if (Math.abs(degrees) <= limit) return [];
  const expected = `from -${limit} to ${limit} degrees`;
  return [violation(field, expected, `must be ${expected}`, degrees)];
}
