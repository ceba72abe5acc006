import { expect, test } from "vitest";
import { membersIn } from "./members-in.ts";

const usedIn = (code: string, language = "ts", isCompiled = false) =>
  membersIn(code, language, isCompiled).used.map(({ name, offset }) => [name, offset]);

test.each([
  [
    "a.first;\nb\n  .second;",
    [
      ["first", 1],
      ["second", 3],
    ],
  ],
  ['a["first"];\na[second];\na[0];', [["first", 1]]],
  [
    "const { first, second: mine } = a;",
    [
      ["first", 1],
      ["second", 1],
    ],
  ],
  ['const { "first": mine, ...rest } = a;', [["first", 1]]],
  [
    "process.env.FIRST; env.second;",
    [
      ["env", 1],
      ["second", 1],
    ],
  ],
  ['const { first } = require("shop");', []],
  ["const { first } = load();", [["first", 1]]],
  ["const { first } = await load();", [["first", 1]]],
])("%s reads %j", (code, used) => {
  expect(usedIn(code, "js")).toEqual(used);
});

test("of compiled code, reads only the fields of types", () => {
  const code = "interface A { first: string }\na.second;\nconst { third } = a;";
  expect(usedIn(code, "ts", true)).toEqual([["first", 1]]);
  expect(usedIn(code, "ts")).toEqual([
    ["first", 1],
    ["second", 2],
    ["third", 3],
  ]);
});

test.each([
  ["ts", 'const a = { first: 1, "second": 2, [third]: 3, ...fourth };', ["first", "second"]],
  ["ts", "class A { first = 1; second() {} [third] = 3; }", ["first", "second"]],
  ["python", "a = {\"first\": 1, 'sec-ond' : 2}", ["first", "sec-ond"]],
])("%s declares in %s: %j", (language, code, declared) => {
  expect([...membersIn(code, language, false).declared].toSorted()).toEqual(declared);
});

test("Python reads keys of names, calls and keys, and no slices", () => {
  const code = 'a["first"]\nb()[\'second\']["third"]["4"]\n["none"]';
  expect(usedIn(code, "python")).toEqual([
    ["first", 1],
    ["second", 2],
    ["third", 2],
  ]);
});

test("Python also reads keys with get, but not those of the environment or of headers", () => {
  const code =
    'a.get( "first" )\na.get("second", "")["third"]\nos.environ.get("API_KEY")\nh.get("retry-after")';
  expect(usedIn(code, "python")).toEqual([
    ["first", 1],
    ["second", 2],
    ["third", 2],
  ]);
});

test.each(["go", "bash"])("reads no members in %s", (language) => {
  expect(membersIn('a.first["second"]', language, false)).toEqual({
    used: [],
    declared: new Set(),
  });
});
