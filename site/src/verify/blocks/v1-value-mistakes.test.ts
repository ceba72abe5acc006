import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { createBlockContext } from "./create-block-context.ts";
import { v1Fields, v1Operations } from "./v1-fields.ts";
import { v1ValueMistakes } from "./v1-value-mistakes.ts";

const context = await createBlockContext(contract, migrations, createFixedSandbox());
const fields = new Map(
  v1Operations(migrations).flatMap((operation) =>
    [...v1Fields(operation, "path", "query", "form", "header")].map(
      ([name, field]) => [name, { operation, field }] as const,
    ),
  ),
);

function nearestTo(name: string, value: string): string | undefined {
  const found = fields.get(name);
  if (!found) throw new Error(`V1.0 had no field ${name}.`);
  const [mistake] = v1ValueMistakes(found.operation, found.field, value, context);
  return mistake && (mistake.nearest ?? mistake.message);
}

test.each([
  ["outboundPartialDate", "2027-05-31"],
  ["outboundPartialDate", "2027-12"],
  ["outboundPartialDate", "2027"],
  ["outboundPartialDate", "anytime"],
  ["outboundDate", "2027-02-29"],
  ["inboundDate", ""],
  ["id", "203.0.113.24-ip"],
  ["id", "-3.18,55.95-latlong"],
  ["X-Forwarded-For", "255.0.0.1"],
  ["apiKey", "YOUR_API_KEY"],
  ["adults", "10"],
  ["duration", "1500"],
  ["originPlace", "LHR"],
  ["originPlace", "LHR-iata"],
  ["destinationPlace", "anywhere"],
  ["destinationPlace", "everywhere"],
  ["country", "UK"],
  ["currency", "{currency}"],
  ["Accept", "application/xml"],
  ["query", "anything at all"],
])("%s accepts %j", (name, value) => {
  expect(nearestTo(name, value)).toBeUndefined();
});

test.each([
  ["outboundPartialDate", "2027-13", "YYYY-MM"],
  ["outboundPartialDate", "2027-04-31", "YYYY-MM"],
  ["outboundPartialDate", "", "YYYY-MM"],
  ["outboundDate", "2027-05", "YYYY-MM-DD"],
  ["outboundDate", "2027-02-30", "YYYY-MM-DD"],
  ["outboundDate", "2027-11-31", "YYYY-MM-DD"],
  ["id", "203.0.113.256-ip", "203.0.113.24-ip"],
  ["id", "55.95-latlong", "203.0.113.24-ip"],
  ["X-Forwarded-For", "203.0.113", "203.0.113.24"],
  ["X-Forwarded-For", "256.0.113.24", "203.0.113.24"],
  ["apiKey", "abc", "YOUR_API_KEY"],
  ["adults", "100", "1"],
  ["duration", "12h", "600"],
  ["originPlace", "LHRR-iata", "LHR"],
  ["country", "UKK", "UK"],
  ["currency", "{country}", "{currency}"],
  ["sortOrder", "ascending", "asc"],
  ["includeCities", "yes", "true"],
  ["cabinClass", "Busines", "Business"],
  ["apikey", "abc", "YOUR_API_KEY"],
  ["stops", "none", "1"],
  ["pageSize", "many", "1"],
])("%s rejects %j and suggests %s", (name, value, nearest) => {
  expect(nearestTo(name, value)).toBe(nearest);
});
