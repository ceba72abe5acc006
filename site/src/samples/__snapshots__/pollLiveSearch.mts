// npx openapi-typescript http://localhost:3000/openapi/flights-live-pricing.json -o flights-live-pricing.d.ts
import type { operations } from "./flights-live-pricing.d.ts";

type Operation = operations["pollLiveSearch"];
type Answer = Operation["responses"][200]["content"]["application/json"];

const response = await fetch("http://localhost:3000/apiservices/v3/flights/live/search/poll/c2Vzc2lvbi1leGFtcGxlLTAwMQ-a1", {
  method: "POST",
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
