// npx openapi-typescript \
//   http://localhost:3000/openapi/culture.json \
//   -o culture.d.ts
import type { operations } from "./culture.d.ts";

type Json = "application/json";
type Operation = operations["listMarkets"];
type Answer = Operation["responses"][200]["content"][Json];

const base = "http://localhost:3000/apiservices/v3";
const url = `${base}/culture/markets/en-GB`;

const response = await fetch(url, {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  const text = await response.text();
  throw new Error(`${response.status}: ${text}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
