// npx openapi-typescript http://localhost:3000/openapi/geo.json -o geo.d.ts
import type { operations } from "./geo.d.ts";

type Operation = operations["findNearestPlaces"];
type Body = Operation["requestBody"]["content"]["application/json"];
type Answer = Operation["responses"][200]["content"]["application/json"];

const body: Body = {
  locator: {
    coordinates: { latitude: 55.9533, longitude: -3.1883 },
  },
  locale: "en-GB",
};

const response = await fetch("http://localhost:3000/apiservices/v3/geo/hierarchy/flights/nearest", {
  method: "POST",
  headers: {
    "x-api-key": "sandbox-key",
    "content-type": "application/json",
  },
  body: JSON.stringify(body),
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
