// npx openapi-typescript \
//   http://localhost:3000/openapi/autosuggest.json \
//   -o autosuggest.d.ts
import type { operations } from "./autosuggest.d.ts";

type Json = "application/json";
type Operation = operations["suggestFlightPlaces"];
type Body = Operation["requestBody"]["content"][Json];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/autosuggest/flights`;

const body: Body = {
  query: {
    market: "UK",
    locale: "en-GB",
    searchTerm: "",
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
