// npx openapi-typescript \
//   http://localhost:3000/openapi/flights-live-pricing.json \
//   -o flights-live-pricing.d.ts
import type { operations } from "./flights-live-pricing.d.ts";

type Json = "application/json";
type Operation = operations["pollLiveSearch"];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const sessionToken = "c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1";
const url = `${base}/flights/live/search/poll/${sessionToken}`;

const response = await fetch(url, {
  method: "POST",
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
