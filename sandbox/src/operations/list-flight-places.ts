import type { PlacesResponse } from "../../../contract/src/types.ts";
import { answer } from "../answer.ts";
import { badRequest } from "../errors.ts";
import type { Operation } from "./call.ts";
import { checkCode } from "./check-codes.ts";

/** The whole world as a flat map. It is large and the same for every caller, so it is kept. */
export const listFlightPlaces: Operation<undefined> = ({ path }, environment) => {
  const { places, cache } = environment;
  const locale = path.locale ?? "";
  const violations = checkCode(environment, "locale", "locale", locale);
  if (violations.length > 0) return badRequest(violations);

  const key = `places ${locale}`;
  const kept = cache.get(key);
  if (kept) return { json: kept };
  const all = [...places.byId].map(([id, place]) => [id, places.describe(place, locale)]);
  const body: PlacesResponse = {
    status: "RESULT_STATUS_COMPLETE",
    places: Object.fromEntries(all),
  };
  const made = answer(body);
  cache.set(key, made.json);
  return made;
};
