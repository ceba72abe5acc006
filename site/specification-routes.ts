/** Section 2 of the specification: every documentation route with the h1 it answers with. */
const live = "flights-live-prices";
const liveGuide = `${live}/migration-guide`;
const createSteps = `${liveGuide}/steps-to-change/create-search`;
const pollSteps = `${liveGuide}/steps-to-change/poll-search`;
const indicative = "flights-indicative-prices";
const indicativeGuide = `${indicative}/migration-guide`;
const indicativeSteps = `${indicativeGuide}/migration-steps`;
const autosuggest = "autosuggest/migration-guide";
const closestCity = `${autosuggest}/steps-to-change/closest-city-via-ip`;
const listOfPlaces = `${autosuggest}/steps-to-change/list-of-places`;

export interface SpecifiedRoute {
  /** Canonical form. */
  readonly path: string;
  readonly h1: string;
}

const docs: Readonly<Record<string, string>> = {
  intro: "Introduction",
  "change-log": "Change log",
  "getting-started/authentication": "Authentication",
  "getting-started/create-and-poll": "Create and poll",
  "getting-started/culture-service": "Culture information",
  "getting-started/iata-and-entityid": "IATA codes and entity IDs",
  "getting-started/impact": "Impact",
  "getting-started/rate-limits": "Rate limits",
  "getting-started/requests-and-responses": "Requests and responses",
  "getting-started/sustainability-data": "Sustainability data",
  [`${live}/overview`]: "Overview",
  [`${live}/quick-start`]: "Quick start",
  [`${live}/tracking`]: "Tracking",
  [`${liveGuide}/migration-overview`]: "Migration overview",
  [`${liveGuide}/migration-quick-guide`]: "Migration quick guide",
  [`${liveGuide}/query-object`]: "Query object",
  [`${liveGuide}/response-mapping-index`]: "Response mapping index",
  [`${createSteps}/change-apikey`]: "Step 2 - API key",
  [`${createSteps}/change-endpoint`]: "Step 1 - Endpoint: create search",
  [`${createSteps}/change-query`]: "Step 3 - Query",
  [`${createSteps}/get-session-token`]: "Step 5 - Session token",
  [`${createSteps}/status-code`]: "Step 4 - Status code",
  [`${pollSteps}/change-api-key`]: "Step 2 - API key",
  [`${pollSteps}/change-endpoint`]: "Step 1 - Endpoint: poll search",
  [`${pollSteps}/change-response-data`]: "Step 5 - Response data",
  [`${pollSteps}/change-response-status`]: "Step 4 - Response status",
  [`${pollSteps}/status-code`]: "Step 3 - Status code",
  [`${indicative}/overview`]: "Overview",
  [`${indicative}/quick-start`]: "Quick start",
  [`${indicative}/queryLeg`]: "Query leg",
  [`${indicativeGuide}/migration-overview`]: "Migration overview",
  [`${indicativeGuide}/migration-quick-guide`]: "Migration quick guide",
  [`${indicativeGuide}/query-object`]: "Query object",
  [`${indicativeGuide}/response-mapping-index`]: "Response mapping index",
  [`${indicativeSteps}/change-apikey`]: "Step 2 - API key",
  [`${indicativeSteps}/change-endpoint`]: "Step 1 - Endpoint: indicative search",
  [`${indicativeSteps}/change-query`]: "Step 3 - Query",
  [`${autosuggest}/flights-query-object`]: "Flights query object",
  [`${autosuggest}/migration-overview`]: "Migration overview",
  [`${autosuggest}/migration-quick-guide`]: "Migration quick guide",
  [`${closestCity}/change-apikey`]: "Step 2 - API key",
  [`${closestCity}/change-endpoint`]: "Step 1 - Endpoint: closest city",
  [`${closestCity}/change-query`]: "Step 3 - Query",
  [`${listOfPlaces}/change-apikey`]: "Step 2 - API key",
  [`${listOfPlaces}/change-endpoint`]: "Step 1 - Endpoint: list of places",
  [`${listOfPlaces}/change-query`]: "Step 3 - Query",
  "culture/overview": "Overview",
  "culture/quick-start": "Quick start",
  "culture/currencies": "Currencies",
  "culture/locales": "Locales",
  "culture/markets": "Markets",
  "culture/nearest-culture": "Nearest culture",
  "culture/migration-overview": "Migration overview",
  "geo/overview": "Overview",
  "geo/quick-start": "Quick start",
  "geo/migration-overview": "Migration guide",
  "category/autosuggest-api": "Autosuggest API",
  "category/culture-api": "Culture API",
  "category/flights-indicative-prices-api": "Flights Indicative Prices API",
  "category/flights-live-prices-api": "Flights Live Prices API",
  "category/geo-api": "Geo API",
  "category/getting-started": "Getting started",
  "category/migrate-closest-city": "Migrate closest city",
  "category/migrate-create-search": "Migrate create search",
  "category/migrate-list-of-places": "Migrate list of places",
  "category/migrate-poll-search": "Migrate poll search",
  "category/migration-guide": "Migration guide",
  "category/migration-guide-1": "Migration guide",
  "category/migration-guide-2": "Migration guide",
  "category/migration-steps": "Migration steps",
  "category/migration-steps-1": "Migration steps",
  "category/migration-steps-2": "Migration steps",
};

/** Without the home page and the references, whose h1 is the specification's own title. */
export const DOCS_ROUTES: readonly SpecifiedRoute[] = [
  { path: "/docs", h1: "Build flight search into your product" },
  ...Object.entries(docs).map(([path, h1]) => ({ path: `/docs/${path}`, h1 })),
];

export const REFERENCE_ROUTES: readonly SpecifiedRoute[] = [
  { path: "/api/flights-live-pricing/", h1: "Flights live prices API" },
  { path: "/api/flights-indicative/", h1: "Flights indicative prices API" },
  { path: "/api/geo/", h1: "Geo API" },
  { path: "/api/culture/", h1: "Culture API" },
];
