// npx openapi-typescript \
//   http://localhost:3000/openapi/geo.json \
//   -o geo.d.ts
import type { operations } from "./geo.d.ts";

type Json = "application/json";
type Operation = operations["listFlightPlaces"];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/geo/hierarchy/flights/en-GB`;

const response = await fetch(url, {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
