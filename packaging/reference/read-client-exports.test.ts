import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DEFAULTS } from "../../client/src/defaults.ts";
import * as client from "../../client/src/index.ts";
import { ROOT } from "../packages.ts";
import { CLIENT_FILE, printExports } from "./print-exports.ts";
import { readClientExports } from "./read-client-exports.ts";

const exported = readClientExports();
const named = (name: string) => exported.find((one) => one.name === name);
const memberOf = (name: string, member: string) =>
  named(name)?.members.find((one) => one.name === member);

test("the committed reference equals the sources, byte for byte", () => {
  const committed = readFileSync(join(ROOT, CLIENT_FILE), "utf8");
  const message = `${CLIENT_FILE} is out of date: run npm run generate`;
  expect(committed === printExports(exported), message).toBe(true);
});

describe("of the client", () => {
  test("every export that runs is a function or a class, and the others are types", () => {
    const running = exported.filter(({ kind }) => kind === "function" || kind === "class");
    expect(running.map(({ name }) => name)).toEqual(Object.keys(client).sort());
  });

  test("a destructured parameter gets a name, and one with a default is optional", () => {
    expect(named("itinerariesOf")).toMatchObject({
      code: "function itinerariesOf(content: LiveContent, order?: keyof SortingOptions): readonly Itinerary[]",
      parameters: [{ name: "order", default: '"best"' }],
    });
    expect(named("toDecimal")?.code).toBe("function toDecimal(price: Price): string | undefined");
  });

  test("a function includes its type parameters", () => {
    expect(named("debounced")?.code).toContain("function debounced<Value, Result>(call: ");
  });

  test("a member has its type, its default and whether it is optional", () => {
    expect(memberOf("ClientOptions", "baseUrl")).toMatchObject({ isOptional: false });
    expect(memberOf("ClientOptions", "now")).toMatchObject({
      type: "() => number",
      isOptional: true,
      default: "the platform's clock",
    });
    expect(memberOf("ApiError", "retryAfter")?.type).toBe("number | undefined");
    expect(memberOf("Client", "live")?.throws).toEqual([
      expect.stringMatching(/^\{ApiError\} only if create fails/),
    ]);
    expect(named("SearchOptions")?.parents).toEqual(["LiveOptions"]);
  });

  test.each(Object.entries(DEFAULTS))(
    "the documented default of %s is the real one",
    (name, value) => {
      const member = memberOf("CallSettings", name) ?? memberOf("LiveOptions", name);
      expect(member?.default).toBe(value.toLocaleString("en"));
    },
  );

  test("contract types are read from the contract, and the client has all its methods", () => {
    expect(named("LiveQuery")?.ofContract).toBe(true);
    expect(named("ListMarketsParameters")).toMatchObject({
      ofContract: true,
      members: [{ name: "locale" }],
    });
    expect(named("LiveOptions")?.ofContract).toBe(false);
    const methods = named("Operations")?.members.map(({ name }) => name);
    const made = Object.keys(client.createClient({ baseUrl: "" }));
    expect(made).toEqual([
      ...(methods ?? []),
      ...(named("Client")?.members ?? []).map(({ name }) => name),
    ]);
  });
});
