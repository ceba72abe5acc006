import { DEFAULTS } from "../../../client/src/defaults.ts";
import type { Contract, Limits, Schema } from "../../../contract/src/model.ts";
import { nameProperty } from "../../../contract/src/names/name-field.ts";
import { SUBNET_SIZE } from "../../../sandbox/src/addresses/market-of-address.ts";
import { MAX_REQUESTS } from "../../../sandbox/src/in-process/journal.ts";
import { LIMITS } from "../../../sandbox/src/rules/limits.ts";
import { SANDBOX_KEYS } from "../../../sandbox/src/scenarios/sandbox-keys.ts";
import { DELAY_SECONDS } from "../../../sandbox/src/scenarios/scenarios.ts";

/**
 * Every value that `:value{of="…"}` can name: "LiveQuery.adults.minimum" of the contract,
 * "sandbox.sessionMinutes" of the sandbox's limits, "client.timeout" of the client's defaults,
 * "sandbox-key-low-limit.callsPerMinute" of the sandbox's keys, "delayed.seconds" of a scenario,
 * "journal.requests" of its journal, "market.addresses" of a market's addresses to test with,
 * "node.minimum" of the required Node version.
 * @param engines from package.json: ">=20.19.0"
 */
export function knownValues(contract: Contract, engines: string): ReadonlyMap<string, string> {
  const schemas = contract.specifications.flatMap(({ schemas }) => [...schemas]);
  return new Map([
    ...schemas.flatMap(([name, schema]) => schemaValues(name, schema)),
    ...ownValues(),
    ["node.minimum", /\d+\.\d+/.exec(engines)?.[0] ?? engines],
  ]);
}

/** The values of the sandbox and the client. */
export function ownValues(): readonly (readonly [name: string, value: string])[] {
  return [
    ...rows("sandbox", LIMITS),
    ...rows("client", DEFAULTS),
    ...Object.entries(SANDBOX_KEYS).flatMap(([name, { callsPerMinute }]) =>
      rows(name, { callsPerMinute }),
    ),
    ["delayed.seconds", String(DELAY_SECONDS.short)],
    ["journal.requests", MAX_REQUESTS.toLocaleString("en")],
    ["hanging.seconds", String(DELAY_SECONDS.long)],
    ["market.addresses", String(SUBNET_SIZE)],
  ];
}

function schemaValues(name: string, schema: Schema): readonly (readonly [string, string])[] {
  if (schema.kind === "object") {
    return schema.properties.flatMap((field) => [
      ...keywordsOf(nameProperty(name, field.name), field.schema),
    ]);
  }
  return keywordsOf(name, schema);
}

function keywordsOf(name: string, schema: Schema): readonly (readonly [string, string])[] {
  const limits: Limits = schema.limits;
  const fallback = schema.default === undefined ? {} : { default: schema.default };
  return rows(name, { ...limits, ...fallback });
}

function rows(name: string, values: object): readonly (readonly [string, string])[] {
  return Object.entries(values).map(([key, value]) => [
    `${name}.${key}`,
    typeof value === "number" ? value.toLocaleString("en") : String(value),
  ]);
}
