// npx openapi-typescript http://localhost:3000/openapi/geo.json -o geo.d.ts
import type { operations } from "./geo.d.ts";

type Operation = operations["listFlightPlaces"];
type Answer = Operation["responses"][200]["content"]["application/json"];

const response = await fetch("http://localhost:3000/apiservices/v3/geo/hierarchy/flights/en-GB", {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
