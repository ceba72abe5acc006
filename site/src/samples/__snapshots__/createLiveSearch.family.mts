// npx openapi-typescript \
//   http://localhost:3000/openapi/flights-live-pricing.json \
//   -o flights-live-pricing.d.ts
import type { operations } from "./flights-live-pricing.d.ts";

type Json = "application/json";
type Operation = operations["createLiveSearch"];
type Body = Operation["requestBody"]["content"][Json];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/flights/live/search/create`;

const body: Body = {
  query: {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [
      {
        originPlaceId: { iata: "LHR" },
        destinationPlaceId: { iata: "EDI" },
        date: { year: 2027, month: 5, day: 14 },
      },
    ],
    cabinClass: "CABIN_CLASS_ECONOMY",
    adults: 2,
    childrenAges: [4, 11],
    includedCarriersIds: ["BA", "U2"],
    excludedCarriersIds: [],
    includedAgentsIds: [],
    excludedAgentsIds: ["sktv"],
    includeSustainabilityData: true,
    nearbyAirports: true,
  },
};

const response = await fetch(url, {
  method: "POST",
  headers: {
    "x-api-key": "sandbox-key",
    "content-type": "application/json",
  },
  body: JSON.stringify(body),
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
