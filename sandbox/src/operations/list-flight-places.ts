import type { PlacesResponse } from "../../../contract/src/types.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import { badRequest } from "../http/errors.ts";
import { checkCode } from "../rules/check-code.ts";
import type { Operation } from "./call.ts";

/** All places as a flat map. It is large and the same for every caller, so it is cached. */
export const listFlightPlaces: Operation<undefined> = async (call, services) => {
  const { places } = services;
  const locale = call.path.locale ?? "";
  const violations = checkCode(services, "locale", "locale", locale);
  if (violations.length > 0) return badRequest(violations);

  await services.loadNames(locale);
  return cacheAnswer(services, { call }, (): PlacesResponse => {
    const all = [...places.byId].map(([id, place]) => [id, places.describe(place, locale)]);
    return { status: "RESULT_STATUS_COMPLETE", places: Object.fromEntries(all) };
  });
};
