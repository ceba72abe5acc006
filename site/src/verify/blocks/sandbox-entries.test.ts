import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { SANDBOX } from "../../samples/sample-request.ts";
import { readSandboxEntries } from "./sandbox-entries.ts";

const sandbox = createFixedSandbox();
const headers = { "x-api-key": SANDBOX.apiKey };
const entries = await readSandboxEntries(async (path) =>
  (await sandbox(new Request(SANDBOX.baseUrl + path, { headers }))).json(),
);

/** What a search makes up, so no list of the sandbox has it. */
const OF_A_SEARCH = ["Itinerary", "Leg", "Segment", "Quote"];
/** Lists of the culture API, whose entries have codes. */
const BY_CODE = ["Market", "Currency", "Locale"];

test("knows exactly the schemas that responses refer to by id or code", () => {
  const schemas = contract.specifications.flatMap((one) => [...one.schemas.values()]);
  const referred = schemas.flatMap((schema) =>
    schema.kind === "object"
      ? schema.properties.flatMap(({ schema: own }) =>
          own.kind === "map" && own.values.kind === "object" ? [own.values.name ?? ""] : [],
        )
      : [],
  );
  const known = [...new Set(referred)].filter((name) => !OF_A_SEARCH.includes(name));
  expect([...entries.keys()].sort()).toEqual([...known, ...BY_CODE].sort());
});

test.each([
  ["Place", { name: "London Heathrow", iata: "LHR" }],
  ["Market", { code: "UK", name: "United Kingdom" }],
  ["Currency", { code: "GBP", symbol: "£" }],
  ["Locale", { code: "en-GB" }],
])("a %s of the sandbox has its members: %j", (schema, members) => {
  expect([...(entries.get(schema)?.values() ?? [])]).toContainEqual(
    expect.objectContaining(members),
  );
});

test("stores an entry under its code, or under an id that isn't one of its members", () => {
  for (const name of BY_CODE) {
    for (const [code, entry] of entries.get(name) ?? []) expect(entry.code).toBe(code);
  }
  expect(entries.get("IndicativeCarrier")).toEqual(entries.get("Carrier"));
  const [carrier] = entries.get("Carrier")?.values() ?? [];
  expect(carrier).toHaveProperty("name");
  expect(carrier).not.toHaveProperty("id");
});
