export type * from "../../contract/generated/types/signatures.ts";
export type * from "../../contract/src/types.ts";
export {
  ApiError,
  type Circumstances,
  type ErrorDetail,
  type ErrorKind,
  type RateLimit,
} from "./api-error.ts";
export { type Booking, bookingsOf } from "./bookings.ts";
export type { CallOptions } from "./call.ts";
export type { CallSettings, Retry } from "./call-settings.ts";
export { type Client, type ClientOptions, createClient } from "./create-client.ts";
export { createProxy, type ProxyOptions } from "./create-proxy.ts";
export { formatDate, formatDuration, formatTime, toDateText, toLocalDate } from "./dates.ts";
export { type DebounceOptions, debounced } from "./debounced.ts";
export { explain } from "./explain.ts";
export {
  agentsOf,
  carriersOf,
  itinerariesOf,
  legsOf,
  lowestPriceOf,
  placesFrom,
  pricingOptionsOf,
  quotesOf,
  segmentsOf,
} from "./lookups.ts";
export type { Input, Output } from "./operation-types.ts";
export { comparePrices, formatPrice, inMicros, toDecimal } from "./prices.ts";
export { type DayPrice, pricesByDay } from "./prices-by-day.ts";
export type { LiveOptions, LiveSearch, LiveUpdate, SearchOptions } from "./search-live.ts";
export { type NodeRequest, type NodeResponse, toNodeHandler } from "./to-node-handler.ts";
