import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { checkMembers, checkVersion } from "./check-members.ts";
import { createKnownMembers } from "./known-members.ts";

const known = createKnownMembers(contract, migrations);

test.each([
  [
    "ts",
    "const { results } = answer.content;\nshow(results.legs[id].stopCount, { mine: 1 }.mine);",
  ],
  ["ts", "const link = answer.Itineraries[0].PricingOptions[0].DeeplinkUrl;"],
  ["ts", 'interface Reply { own: string }\nconst reply: Reply = { own: "RESULT_STATUS_FAILED" };'],
  ["js", "const key = process.env.SHOP_KEY;"],
  ["js", 'const { createShop } = require("shop");\ncreateShop();'],
  ["python", 'body = {"mine": 1}\nprint(body["mine"], answer["sessionToken"])'],
  ["ts", "switch (status) {\n  case 410: // V1.0\n  case 429:\n}"],
])("accepts known names in %s: %s", (language, code) => {
  expect(checkMembers(code, language, known, false)).toEqual([]);
});

test.each([
  ["ts", "const { result } = answer.content;", 1, "results"],
  ["ts", "let a;\na = leg.stopsCount;", 2, "stopCount"],
  ["js", 'a = results["itinerarys"];', 1, "itineraries"],
  ["ts", "interface Leg { stopsCount: number }", 1, "stopCount"],
  ["ts", 'if (status === "RESULT_STATUS_COMPLETED") stop();', 1, "RESULT_STATUS_COMPLETE"],
  ["ts", 'const REPLACED = "RESULT_ACTION_REPLACEDs";', 1, "RESULT_ACTION_REPLACED"],
  ["python", 'print(answer["session_token"])', 1, "sessionToken"],
  ["ts", "switch (status) {\n  case 428: // no\n}", 2, "429"],
  ["python", "if status in (428, 500):\n    wait()", 1, "429"],
])("reports an unknown name in %s: %s", (language, code, offset, nearest) => {
  expect(checkMembers(code, language, known, false)).toEqual([
    { offset, message: expect.any(String), nearest },
  ]);
});

test("reports a piece of code that does not parse, but accepts a lone return", () => {
  expect(checkMembers("retry();\nif (a {\n  b();\n}", "ts", known, false)).toEqual([
    { offset: 2, message: "It does not parse: Expected `)` but found `{`." },
  ]);
  expect(checkMembers("if (isOver) return;", "ts", known, false)).toEqual([]);
  expect(checkMembers("curl --fail http://localhost", "bash", known, false)).toEqual([]);
});

test("suggests a name that the code declares", () => {
  const code = "const shop = { kittens: 1 };\nshow(shop.kitten);";
  expect(checkMembers(code, "js", known, false)).toMatchObject([{ offset: 2, nearest: "kittens" }]);
});

test("reads members in any destructuring pattern", () => {
  const code = "for (const [id, { stopsCount, ...rest }] of all) show(({ stopCont: own }) => own);";
  expect(checkMembers(code, "js", known, false)).toMatchObject([
    { nearest: "stopCount" },
    { nearest: "stopCount" },
  ]);
});

test("checks only type members in compiled code", () => {
  const code = "interface Leg { stopsCount: number }\nshow(leg.whatever);";
  expect(checkMembers(code, "ts", known, true)).toMatchObject([{ offset: 1 }]);
});

test("reports a V1.0 name in code of 3.0, and vice versa", () => {
  const old = "answer.Places.map((place) => ({ id: place.PlaceId, name: place.PlaceName }));";
  expect(checkVersion(old, "ts", known)).toEqual([]);
  expect(checkVersion(old.replace("Places", "places"), "ts", known)).toMatchObject([
    { offset: 1, nearest: "Places" },
  ]);
  // A name of both is of neither.
  expect(checkVersion("answer.Places.map((one) => one.adults);", "ts", known)).toEqual([]);
  // As many of either: what is new is taken for the slip.
  expect(checkVersion("answer.Places.map((one) => one.entityId);", "ts", known)).toMatchObject([
    { message: '"entityId" is a name of 3.0, but this code is for V1.0.' },
  ]);
});

test("ignores the syntax of compiled code, and a number that is not compared as a status", () => {
  expect(checkMembers("if (a {", "ts", known, true)).toEqual([]);
  expect(checkMembers("const limit = 428;", "ts", known, false)).toEqual([]);
  expect(checkMembers("if (status === 599) stop();", "ts", known, false)).toMatchObject([
    { message: "No call responds with 599.", nearest: "503" },
  ]);
});

test.each([
  [
    "a name that the code declares",
    "const own = { entityId: 1 };\nshow(answer.Places, own.entityId);",
  ],
  ["a name that JavaScript has too", "answer.Places.map((one) => one.name);"],
  ["a name of both beside one of 3.0", "show(one.entityId, one.adults);"],
])("%s belongs to neither version", (_, code) => {
  expect(checkVersion(code, "ts", known)).toEqual([]);
});

test("reports one name of V1.0 among more of 3.0", () => {
  expect(checkVersion("show(one.entityId, one.parentId, one.PlaceId);", "ts", known)).toMatchObject(
    [{ message: '"PlaceId" is a name of V1.0, but this code is for 3.0.' }],
  );
});

test.each([
  "if (status === 401) wait(1.428, 428.5, 428_000, 1_428);",
  'const status = await get("http://localhost:428");',
  'show("API_KEY", "max_results_shown");',
])("ignores what only looks like a status or a value: %s", (code) => {
  expect(checkMembers(code, "ts", known, false)).toEqual([]);
});

test("suggests the nearest status for one that no call responds with", () => {
  expect(checkMembers("if (status === 205) stop();", "js", known, false)).toMatchObject([
    { nearest: "204" },
  ]);
});
