import type {
  CurrenciesResponse,
  LocalesResponse,
  MarketsResponse,
  OperationId,
  PlacesResponse,
  SuggestResponse,
} from "../../../contract/src/types.ts";
import { decodeText, joinBytes } from "../bytes/bytes.ts";
import { cacheAnswer } from "../cache/cache-answer.ts";
import { isOneIn } from "../engine/unfriendly/is-one-in.ts";
import { shuffleMap } from "../engine/unfriendly/shuffle-map.ts";
import { shuffled } from "../engine/unfriendly/shuffled.ts";
import { withUnknownMembers } from "../engine/unfriendly/unknown-members.ts";
import { withoutSomeCodes } from "../engine/unfriendly/without-some-codes.ts";
import { type Answer, answer } from "../http/answer.ts";
import { type Failure, isFailure } from "../http/errors.ts";
import type { Services } from "../services.ts";
import type { Call } from "./call.ts";

/** Changes to the answers of operations other than searches, which change their own answers. */
const CHANGES: Partial<Record<OperationId, (body: object) => object>> = {
  listCurrencies: changed<CurrenciesResponse>(({ currencies, ...rest }) => ({
    ...rest,
    currencies: shuffled(currencies, ({ code }) => code),
  })),
  listLocales: changed<LocalesResponse>(({ locales, ...rest }) => ({
    ...rest,
    locales: shuffled(locales, ({ code }) => code),
  })),
  listMarkets: changed<MarketsResponse>(({ markets, ...rest }) => ({
    ...rest,
    markets: shuffled(markets, ({ code }) => code),
  })),
  findNearestCulture: (body) => body,
  listFlightPlaces: changed<PlacesResponse>(({ places, ...rest }) => ({
    ...rest,
    places: shuffleMap(places, withoutSomeCodes),
  })),
  findNearestPlaces: changed<PlacesResponse>(withoutCities),
  suggestFlightPlaces: changed<SuggestResponse>(({ places, ...rest }) => ({
    ...rest,
    places: places.map(({ iataCode, ...place }) =>
      iataCode === undefined || isOneIn(2, place.entityId) ? place : { ...place, iataCode },
    ),
  })),
};

/** The same answer in an inconvenient form that a client should be able to handle. */
export function makeUnfriendly(
  call: Call<unknown>,
  answered: Answer | Failure,
  services: Pick<Services, "cache">,
): Answer | Failure {
  const change = CHANGES[call.operation];
  if (!change || isFailure(answered)) return answered;
  const make = () =>
    withUnknownMembers(change(JSON.parse(decodeText(joinBytes(answered.parts)) ?? "")));
  if (!answered.isShared) return answer(make());
  return cacheAnswer(services, { call, varyOn: ["unfriendly"] }, make);
}

/** The cast is safe: the operation has just written this body. */
function changed<Body>(change: (body: Body) => object): (body: object) => object {
  return (body) => change(body as Body);
}

/** Which ancestors are included is not specified: here an airport is followed by its country. */
function withoutCities({ places, ...rest }: PlacesResponse): PlacesResponse {
  const all = Object.values(places);
  const cities = new Map(
    all.filter(({ type }) => type === "PLACE_TYPE_CITY").map((city) => [city.entityId, city]),
  );
  const remainingPlaces = all
    .filter(({ entityId }) => !cities.has(entityId))
    .map((place) => ({
      ...place,
      parentId: cities.get(place.parentId)?.parentId ?? place.parentId,
    }));
  return {
    ...rest,
    places: shuffleMap(
      Object.fromEntries(remainingPlaces.map((place) => [place.entityId, place])),
      withoutSomeCodes,
    ),
  };
}
