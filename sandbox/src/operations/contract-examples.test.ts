import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { createSandbox } from "../create-sandbox.ts";

type Entry = Readonly<Record<string, unknown>>;

const sandbox = createSandbox({
  clock: () => Date.parse("2026-11-21T12:00:00Z"),
  secrets: ["tests"],
});

async function listOf(path: string, name: string): Promise<ReadonlyMap<unknown, Entry>> {
  const request = new Request(`http://sandbox/apiservices/v3/culture/${path}`, {
    headers: { "x-api-key": "sandbox-key" },
  });
  const body = (await (await sandbox(request)).json()) as Record<string, readonly Entry[]>;
  return new Map((body[name] ?? []).map((entry) => [entry.code, entry]));
}

const values = contract.specifications
  .filter(({ id }) => id === "culture")
  .flatMap(({ operations }) => operations)
  .flatMap(({ responses }) => responses.filter(({ status }) => status === "200"))
  .flatMap(({ examples }) => examples.map(({ value }) => value));

test.each([
  ["currencies", "currencies"],
  ["locales", "locales"],
  ["markets/en-GB", "markets"],
])("the contract's examples match the %s of the sandbox", async (path, name) => {
  const known = await listOf(path, name);
  const written = values.flatMap((value) => recordsOf(value, name));
  expect(written.length).toBeGreaterThan(0);
  for (const entry of written) {
    expect({ path, entry: known.get(entry.code) }).toMatchObject({ path, entry });
  }
});

/** The list of a response, and the single one of nearest culture, whose market has a name of its own. */
function recordsOf(value: unknown, name: string): readonly Entry[] {
  const { [name]: list, [SINGLE[name] ?? ""]: single } = value as Record<string, unknown>;
  return [...((list as Entry[] | undefined) ?? []), ...(single ? [single as Entry] : [])];
}

const SINGLE: Readonly<Record<string, string>> = {
  currencies: "currency",
  locales: "locale",
};
