// npx openapi-typescript http://localhost:3000/openapi/culture.json -o culture.d.ts
import type { operations } from "./culture.d.ts";

type Operation = operations["listCurrencies"];
type Answer = Operation["responses"][200]["content"]["application/json"];

const response = await fetch("http://localhost:3000/apiservices/v3/culture/currencies", {
  headers: { "x-api-key": "sandbox-key" },
});

if (!response.ok) {
  throw new Error(`${response.status}: ${await response.text()}`);
}

const answer = (await response.json()) as Answer;
console.log(answer);
