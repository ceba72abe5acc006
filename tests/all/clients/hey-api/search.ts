import type { SearchResult } from "../search-result.ts";
import { client } from "./generated/flights-live-pricing/client.gen.ts";
import { createLiveSearch, pollLiveSearch } from "./generated/flights-live-pricing/sdk.gen.ts";

export async function search(baseUrl: string): Promise<SearchResult> {
  client.setConfig({
    baseUrl,
    auth: "sandbox-key",
    headers: { "x-sandbox-clock": "step" },
    throwOnError: true,
  });
  const leg = {
    originPlaceId: { iata: "LHR" },
    destinationPlaceId: { iata: "EDI" },
    date: { year: 2027, month: 5, day: 14 },
  };
  let { data: answer } = await createLiveSearch({
    body: {
      query: { market: "UK", locale: "en-GB", currency: "GBP", queryLegs: [leg], adults: 1 },
    },
    throwOnError: true,
  });
  let content = answer.content;
  while (answer.status === "RESULT_STATUS_INCOMPLETE") {
    const { sessionToken } = answer;
    const polled = await pollLiveSearch({ path: { sessionToken }, throwOnError: true });
    answer = polled.data;
    if (answer.action === "RESULT_ACTION_REPLACED") content = answer.content;
  }
  const itineraries = Object.keys(content?.results.itineraries ?? {}).length;
  return { status: answer.status, itineraries };
}
