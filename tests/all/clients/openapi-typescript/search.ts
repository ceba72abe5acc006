import createClient from "openapi-fetch";
import type { SearchResult } from "../search-result.ts";
import type { components, paths } from "./generated/flights-live-pricing.ts";

type Answer = components["schemas"]["LiveSearchResponse"];

export async function search(baseUrl: string): Promise<SearchResult> {
  const headers = { "x-api-key": "sandbox-key", "x-sandbox-clock": "step" };
  const client = createClient<paths>({ baseUrl, headers });
  const leg = {
    originPlaceId: { iata: "LHR" },
    destinationPlaceId: { iata: "EDI" },
    date: { year: 2027, month: 5, day: 14 },
  };
  const created = await client.POST("/apiservices/v3/flights/live/search/create", {
    body: {
      query: { market: "UK", locale: "en-GB", currency: "GBP", queryLegs: [leg], adults: 1 },
    },
  });
  let answer = check(created);
  let content = answer.content;
  while (answer.status === "RESULT_STATUS_INCOMPLETE") {
    const { sessionToken } = answer;
    const polled = await client.POST("/apiservices/v3/flights/live/search/poll/{sessionToken}", {
      params: { path: { sessionToken } },
    });
    answer = check(polled);
    if (answer.action === "RESULT_ACTION_REPLACED") content = answer.content;
  }
  const itineraries = Object.keys(content?.results.itineraries ?? {}).length;
  return { status: answer.status, itineraries };
}

function check({ data, error }: { data?: Answer; error?: { message: string } }): Answer {
  if (data) return data;
  throw new Error(error?.message);
}
