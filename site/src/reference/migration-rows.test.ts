import { expect, test } from "vitest";
import { contract } from "../../../contract/src/testing/contract.ts";
import { migrations } from "../../../contract/src/testing/migrations.ts";
import { nameHrefs } from "./index-names.ts";
import { chooseRows, type MigrationChoice, type MigrationRows } from "./migration-rows.ts";

function rowsOf(choice: MigrationChoice): MigrationRows {
  const chosen = chooseRows(migrations, choice);
  if ("message" in chosen) throw new Error(chosen.message);
  return chosen;
}

test("shows a part in full, with its new names and coverage", () => {
  const { label, rows, added, coverage } = rowsOf({ of: "live-prices", part: "carriers" });
  expect(label).toBe("Live prices V1.0: carriers");
  expect(rows.map(({ name }) => name)).toEqual(["Id", "Code", "Name", "ImageUrl", "DisplayCode"]);
  expect(rows[0]).toMatchObject({ anchor: "v1-carriers-id", to: [{ kind: "key" }] });
  expect(added.map(({ label }) => label)).toEqual(["Carrier.allianceId"]);
  expect(coverage).toEqual({ fields: 5, mapped: 5, gone: 1, added: 1 });
});

test("combines calls, parts of other APIs and single rows in one table", () => {
  const only = "create-session,Location,403,new";
  const part = "calls,create-response,shared/statuses";
  const { rows, added, coverage } = rowsOf({ of: "live-prices", part, only });
  expect(rows.map(({ name, kind }) => [name, kind])).toEqual([
    ["POST /apiservices/pricing/v1.0", "call"],
    ["Location", "response header"],
    ["403", "status"],
  ]);
  expect(added.map(({ name }) => name)).toEqual(["404", "503", "default"]);
  expect(coverage).toBeUndefined();
});

test("a table of only calls has no field coverage", () => {
  expect(rowsOf({ of: "live-prices", part: "calls" })).not.toHaveProperty("coverage");
});

test("includes new names in a table of chosen rows only on request", () => {
  expect(rowsOf({ of: "live-prices", part: "carriers", only: "Id" }).added).toEqual([]);
});

test("cuts a long path where its parameters begin", () => {
  const { rows } = rowsOf({ of: "browse-prices", part: "calls", only: "browse-grid" });
  expect(rows.map(({ name }) => name)).toEqual(["GET /apiservices/browsegrid/v1.0/…"]);
});

test("suggests the nearest name for an unknown migration, part or row", () => {
  const nearestOf = (choice: MigrationChoice) => chooseRows(migrations, choice);
  expect(nearestOf({ of: "live-price", part: "legs" })).toMatchObject({ nearest: "live-prices" });
  expect(nearestOf({ of: "live-prices", part: "leggs" })).toMatchObject({ nearest: "legs" });
  expect(nearestOf({ of: "live-prices", part: "legs", only: "Stop" })).toMatchObject({
    message: 'No row is "Stop".',
    nearest: "Stops",
  });
});

test("every row links into the reference of its own API", () => {
  const hrefOf = nameHrefs(contract);
  const operations = contract.specifications.flatMap((specification) => specification.operations);
  for (const { calls, parts } of migrations.values()) {
    const ids = calls.flatMap(({ to }) => to.map(({ name }) => name));
    const targets = operations.filter(({ id }) => ids.includes(id));
    const published = targets.filter(({ id }) => hrefOf(id) !== undefined);
    const pages = new Set(published.map(({ specification }) => `/api/${specification}/`));
    const places = parts.flatMap(({ pairs, added }) => [
      ...pairs.flatMap(({ to }) => to),
      ...added,
    ]);
    const fields = places.filter(({ kind }) => kind === "field" || kind === "key");
    for (const { name } of fields.filter(({ name }) => !name.startsWith("Suggest"))) {
      const [page] = hrefOf(name.replace(/\{\}$/, ""))?.split("#") ?? [];
      expect({ name, page, known: pages.has(page ?? "") }).toEqual({ name, page, known: true });
    }
  }
});

test.each([
  ["/browse/{market}/{currency}/{locale}", "GET /browse/{market}/{currency}/{locale}"],
  ["/browse/{market}/{currency}/{locale}/{origin}", "GET /browse/…"],
])("cuts a path with more than three parameters: %s", (path, name) => {
  const live = migrations.get("live-prices");
  const [call] = live?.calls ?? [];
  if (!live || !call) throw new Error("There is no call.");
  const operation = { ...call.operation, method: "GET" as const, path };
  const changed = new Map([["live-prices", { ...live, calls: [{ ...call, operation }] }]]);
  expect(chooseRows(changed, { of: "live-prices", part: "calls" })).toMatchObject({
    rows: [{ name }],
  });
});
