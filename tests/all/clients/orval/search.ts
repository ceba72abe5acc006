import type { SearchResult } from "../search-result.ts";
import { createLiveSearch, pollLiveSearch } from "./generated/flights-live-pricing.ts";

const headers = { "x-api-key": "sandbox-key", "x-sandbox-clock": "step" };

/** The client that orval generates includes the server's URL. */
export async function search(): Promise<SearchResult> {
  const leg = {
    originPlaceId: { iata: "LHR" },
    destinationPlaceId: { iata: "EDI" },
    date: { year: 2027, month: 5, day: 14 },
  };
  const created = await createLiveSearch(
    { query: { market: "UK", locale: "en-GB", currency: "GBP", queryLegs: [leg], adults: 1 } },
    { headers },
  );
  if (created.status !== 200) throw new Error(created.data.message);
  let answer = created.data;
  let content = answer.content;
  while (answer.status === "RESULT_STATUS_INCOMPLETE") {
    const polled = await pollLiveSearch(answer.sessionToken, { headers });
    if (polled.status !== 200) throw new Error(polled.data.message);
    answer = polled.data;
    if (answer.action === "RESULT_ACTION_REPLACED") content = answer.content;
  }
  const itineraries = Object.keys(content?.results.itineraries ?? {}).length;
  return { status: answer.status, itineraries };
}
