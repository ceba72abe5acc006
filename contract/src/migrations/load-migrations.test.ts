import { join } from "node:path";
import { expect, test } from "vitest";
import { formatProblem } from "../problems/problem.ts";
import { contract } from "../testing/contract.ts";
import { coverageOf } from "./coverage.ts";
import { loadMigrations, readMigrationTexts } from "./load-migrations.ts";
import { v1Vocabulary } from "./v1-vocabulary.ts";

const texts = readMigrationTexts(join(import.meta.dirname, "../.."));
const { migrations, problems } = loadMigrations(contract, texts);

/** What is said of the files of this repository when one piece of one of them is another. */
function problemsWith(path: string, piece: string, other: string): readonly string[] {
  const change = (folder: ReadonlyMap<string, string>) => {
    const text = folder.get(path);
    if (text === undefined) return folder;
    expect(text).toContain(piece);
    return new Map([...folder, [path, text.replace(piece, other)]]);
  };
  const changed = { v1: change(texts.v1), migrations: change(texts.migrations) };
  return loadMigrations(contract, changed).problems.map(formatProblem);
}

const LIVE = "contract/migrations/live-prices.yaml";
const BROWSE = "contract/migrations/browse-prices.yaml";
const LIVE_V1 = "contract/v1/live-prices.yaml";

test("every V1.0 field has a row, and every row and 3.0 field has its place", () => {
  expect(problems.map(formatProblem)).toEqual([]);
  const parts = [...migrations.values()].flatMap((migration) => migration.parts);
  const { fields, mapped } = coverageOf(parts);
  expect(mapped).toBe(fields);
  expect(fields).toBeGreaterThan(250);
});

test("reports a V1.0 field without a row, with both places", () => {
  const [first, ...others] = problemsWith(
    LIVE,
    "      ArrivalDateTime: Segment.arrivalDateTime\n",
    "",
  );
  expect(first).toMatch(
    /^contract\/migrations\/live-prices\.yaml:\d+ {2}No row for "ArrivalDateTime" of V1\.0 \(contract\/v1\/live-prices\.yaml:\d+\)\.$/,
  );
  expect(others.join()).toContain(
    '"LiveSearchResponse.content.results.segments{}.arrivalDateTime"',
  );
});

test("reports a row that V1.0 lacks, with the nearest name", () => {
  const found = problemsWith(LIVE, "      Departure: Leg", "      Depature: Leg");
  expect(found[0]).toContain('V1.0 has no "Depature" here. Did you mean "Departure"?');
});

test("reports a field that has two rows", () => {
  const row = "      Arrival: Leg.arrivalDateTime\n";
  expect(problemsWith(LIVE, row, row + row).join()).toContain("Map keys must be unique");
});

test("reports a place that the contract lacks, with its line and the nearest name", () => {
  const found = problemsWith(LIVE, "Duration: Leg.durationInMinutes", "Duration: Leg.duration");
  expect(found[0]).toMatch(/live-prices\.yaml:\d+ {2}The contract has no "Leg\.duration"\./);
  expect(problemsWith(LIVE, "Leg.stopCount\n", "Leg.stopsCount\n").join()).toContain(
    'The contract has no "Leg.stopsCount". Did you mean "Leg.stopCount"?',
  );
});

test("reports a 3.0 field that is in no row, at any depth", () => {
  const name = "LiveSearchResponse.content.results";
  const without = (piece: string) => problemsWith(LIVE, piece, "").join();
  expect(without("      - Alliance.name\n")).toBe("");
  expect(without("      - Agent.rating\n")).toContain(`"${name}.agents{}.rating" of 3.0`);
  expect(without("      - LiveQuery.nearbyAirports\n")).toContain("nearbyAirports");
  expect(
    problemsWith(LIVE, "        to: pollLiveSearch.sessionToken\n", "        gone: x\n").join(),
  ).toContain('"pollLiveSearch.sessionToken" of 3.0 is in no row');
});

test("reports a 3.0 value that is in no row, and one listed as new that has a pair", () => {
  const pending = "UpdatesPending: ResultStatus.RESULT_STATUS_";
  const found = problemsWith(LIVE, `${pending}INCOMPLETE`, `${pending}FAILED`).join();
  expect(found).toContain('"ResultStatus.RESULT_STATUS_INCOMPLETE" of 3.0 is in no row');
  expect(found).toContain(
    '"ResultStatus.RESULT_STATUS_FAILED" is paired in this row and listed as "new"',
  );
});

test("reports a field listed as new that has a pair, under any of its names", () => {
  const found = problemsWith(LIVE, "- Carrier.allianceId", "- LiveResults.carriers{}.name").join();
  expect(found).toContain(
    '"LiveResults.carriers{}.name" is paired in this row and listed as "new"',
  );
  const map = problemsWith(LIVE, "- Carrier.allianceId", "- LiveResults.carriers").join();
  expect(map).toContain('"LiveResults.carriers" is paired in this row and listed as "new"');
});

test("counts fields that are gone apart from those with one or several places", () => {
  const parts = migrations.get("live-prices")?.parts.filter(({ part }) => part.id === "carriers");
  expect(parts && coverageOf(parts)).toEqual({ fields: 5, mapped: 5, gone: 1, added: 1 });
});

test("reports an operation that no call leads to, where it is declared", () => {
  const found = problemsWith(
    "contract/migrations/reference-data.yaml",
    "new-operations: [findNearestCulture]\n",
    "",
  );
  expect(found[0]).toMatch(/^contract\/openapi\/culture\.yaml:\d+ {2}No migration leads to/);
});

test("suggests a sibling whose name is closer to the V1.0 name", () => {
  const wrong: readonly (readonly [string, string, string, string])[] = [
    [
      LIVE,
      "OriginStation: Leg.originPlaceId",
      "OriginStation: Leg.destinationPlaceId",
      "originPlaceId",
    ],
    [LIVE, "      locale: LiveQuery.locale", "      locale: LiveQuery.currency", "locale"],
    [
      LIVE,
      "UpdatesComplete: ResultStatus.RESULT_STATUS_COMPLETE",
      "UpdatesComplete: ResultStatus.RESULT_STATUS_FAILED",
      "RESULT_STATUS_COMPLETE",
    ],
    [
      LIVE,
      "OperatingCarriers: Leg.operatingCarrierIds",
      "OperatingCarriers: Leg.marketingCarrierIds",
      "operatingCarrierIds",
    ],
    [BROWSE, "OutboundLeg: Quote.outboundLeg", "OutboundLeg: Quote.inboundLeg", "outboundLeg"],
  ];
  for (const [path, piece, other, meant] of wrong) {
    expect(problemsWith(path, piece, other).join()).toContain(`Did you mean "${meant}"?`);
  }
});

test('requires a "how" between two incompatible types', () => {
  expect(
    problemsWith(
      LIVE,
      "Departure: Leg.departureDateTime",
      "Departure: Leg.durationInMinutes",
    ).join(),
  ).toContain('The types of "Departure" (date-time) and its targets imply no conversion');
});

test('requires a "how" for two places with different conversions', () => {
  const to = "{ to: [Leg.departureDateTime, Leg.durationInMinutes] }";
  const found = problemsWith(LIVE, "Departure: Leg.departureDateTime", `Departure: ${to}`);
  expect(found.join()).toContain(
    'The types of "Departure" (date-time) and its targets imply no conversion',
  );
});

test("a row takes its certainty from itself, else from its part, else from its file", () => {
  const text = texts.migrations.get(LIVE) ?? "";
  const stated = new Map([...texts.migrations, [LIVE, text.replace("derived", "stated")]]);
  const changed = loadMigrations(contract, { ...texts, migrations: stated }).migrations;
  const certaintiesOf = (id: string) => {
    const part = changed.get("live-prices")?.parts.find((one) => one.part.id === id);
    return [...new Set(part?.pairs.map(({ certainty }) => certainty))];
  };
  expect(certaintiesOf("carriers")).toEqual(["stated"]);
  expect(certaintiesOf("poll-query")).toEqual(["ours"]);
});

test("a gone row says what to do instead, and a row is either gone or has a place", () => {
  const gone = '{ gone: "Keep the query you sent.", certainty: stated }';
  expect(problemsWith(LIVE, gone, '{ gone: "" }').join()).toContain("say what to do instead");
  expect(problemsWith(LIVE, gone, "{ how: x }").join()).toContain('either "to" or "gone"');
});

test("checks the V1.0 data against itself: paths, parts, types and keys", () => {
  const told = (piece: string, other: string) => problemsWith(LIVE_V1, piece, other).join();
  expect(told("pricing/v1.0/{SessionKey}\n", "pricing/v1.0/{Session}\n")).toContain(
    'No part of this call describes "{Session}" of its path.',
  );
  expect(told("      - legs\n", "      - leggs\n")).toContain('There is no part "leggs".');
  expect(told("      - legs\n", "")).toContain(
    'No call has the part "legs": list it under the "parts" of one.',
  );
  expect(told("Price: { type: number", "Price: { type: numbr")).toContain('Did you mean "number"?');
  expect(told("Price: { type: number", "Price: { tpye: number")).toContain('Unknown key "tpye".');
  expect(told("    of: cabinClass\n", "    of: cabinClas\n")).toContain('"cabinClass"');
  expect(told("    of: cabinClass\n", "")).toContain("which field they are");
  expect(told("    anchor: poll\n", "")).toContain('The row "v1-sessionkey" is already at line');
});

test("each V1.0 file has its file of rows, and the reverse", () => {
  const path = "contract/migrations/geo-catalogue.yaml";
  const others = new Map([...texts.migrations].filter(([name]) => name !== path));
  const found = loadMigrations(contract, { ...texts, migrations: others }).problems;
  expect(found[0]).toMatchObject({ file: path });
  const more = new Map([...texts.migrations, ["contract/migrations/hotels.yaml", "calls: {}"]]);
  expect(loadMigrations(contract, { ...texts, migrations: more }).problems).toMatchObject([
    { file: "contract/migrations/hotels.yaml" },
  ]);
});

test("derives a conversion from both types", () => {
  const pairs = [...migrations.values()].flatMap(({ parts }) => parts.flatMap((one) => one.pairs));
  const conversionOf = (anchor: string) =>
    pairs.find(({ field }) => field.anchor === anchor)?.conversion;
  expect(conversionOf("v1-itineraries")).toBe("list-to-map");
  expect(conversionOf("v1-pricingoptions-price")).toBe("number-to-price");
  expect(conversionOf("v1-legs-stops")).toBe("list-to-count");
  expect(conversionOf("v1-outbounddate")).toBe("text-to-date");
  expect(conversionOf("v1-currency")).toBeUndefined();
});

test("reports a blank sentence as missing", () => {
  const told = (piece: string, other: string) => problemsWith(LIVE_V1, piece, other).join();
  const [does = ""] = /does: .*/.exec(texts.v1.get(LIVE_V1) ?? "") ?? [];
  expect(told(does, 'does: "  "')).toContain('"does" must be a non-empty text.');
});

test("a name of one call doesn't belong to another", () => {
  const words = v1Vocabulary(migrations);
  expect(words.get("poll-session")).toContain("OutboundLegId");
  expect(words.get("browse-quotes")).not.toContain("OutboundLegId");
  expect(words.get("browse-quotes")).not.toContain("the provider's place code");
});

test("a row carries its place and the keywords that readers search for", () => {
  const pairs = [...migrations.values()].flatMap(({ parts }) =>
    parts.flatMap((part) => part.pairs),
  );
  const location = pairs.find(({ field }) => field.anchor === "v1-location");
  expect(location).toMatchObject({
    field: { name: "Location", keywords: ["PollURL", "poll URL"] },
    to: [{ name: "LiveSearchResponse.sessionToken" }],
  });
});
