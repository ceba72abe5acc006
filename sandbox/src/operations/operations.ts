import type { OperationId } from "../../../contract/src/types.ts";
import type { Call, Operation } from "./call.ts";
import { createLiveSearch } from "./create-live-search.ts";
import { findNearestCulture } from "./find-nearest-culture.ts";
import { findNearestPlaces } from "./find-nearest-places.ts";
import { listCurrencies } from "./list-currencies.ts";
import { listFlightPlaces } from "./list-flight-places.ts";
import { listLocales } from "./list-locales.ts";
import { listMarkets } from "./list-markets.ts";
import { pollLiveSearch } from "./poll-live-search.ts";
import { searchIndicative } from "./search-indicative.ts";
import { suggestFlightPlaces } from "./suggest-flight-places.ts";

/** Every operation of the contract and the function that answers it. */
export const operations: Readonly<Record<OperationId, Operation<unknown>>> = {
  createLiveSearch: checked(createLiveSearch),
  pollLiveSearch: checked(pollLiveSearch),
  searchIndicative: checked(searchIndicative),
  listFlightPlaces: checked(listFlightPlaces),
  findNearestPlaces: checked(findNearestPlaces),
  listCurrencies: checked(listCurrencies),
  listLocales: checked(listLocales),
  listMarkets: checked(listMarkets),
  findNearestCulture: checked(findNearestCulture),
  suggestFlightPlaces: checked(suggestFlightPlaces),
};

/** The cast is safe: the contract's validator has accepted the body. */
function checked<Body>(operation: Operation<Body>): Operation<unknown> {
  return (call, services) => operation(call as Call<Body>, services);
}
