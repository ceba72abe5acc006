// npx openapi-typescript \
//   http://localhost:3000/openapi/flights-indicative.json \
//   -o flights-indicative.d.ts
import type { operations } from "./flights-indicative.d.ts";

type Json = "application/json";
type Operation = operations["searchIndicative"];
type Body = Operation["requestBody"]["content"][Json];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/flights/indicative/search`;

const body: Body = {
  query: {
    market: "UK",
    locale: "en-GB",
    currency: "GBP",
    queryLegs: [
      {
        originPlace: {
          queryPlace: { iata: "LHR" },
        },
        destinationPlace: { anywhere: true },
        anytime: true,
      },
    ],
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
