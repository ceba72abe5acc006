// npx openapi-typescript \
//   http://localhost:3000/openapi/geo.json \
//   -o geo.d.ts
import type { operations } from "./geo.d.ts";

type Json = "application/json";
type Operation = operations["findNearestPlaces"];
type Body = Operation["requestBody"]["content"][Json];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/geo/hierarchy/flights/nearest`;

const body: Body = {
  locator: {
    coordinates: {
      latitude: 55.9533,
      longitude: -3.1883,
    },
  },
  locale: "en-GB",
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
