import { expect, test } from "vitest";
import { parseOptions } from "./parse-options.ts";
import { UsageError } from "./usage-error.ts";

const parse = (...given: readonly string[]) => parseOptions("command", ["port", "host"], given);

test("reads options with their values, and nothing else", () => {
  const { help, version, texts } = parse("--port", "4000", "--host=::1");
  expect([help, version]).toEqual([false, false]);
  expect([...texts]).toEqual([
    ["port", "4000"],
    ["host", "::1"],
  ]);
});

test.each([
  [["--help"], true, false],
  [["-h"], true, false],
  [["--version"], false, true],
  [["-v"], false, true],
])("%j requests help: %s, the version: %s", (given, help, version) => {
  expect(parse(...given)).toEqual({ help, version, texts: new Map() });
});

test.each(["--colour", "--a.b", "word"])("%s is refused in one line", (given) => {
  expect(() => parse(given)).toThrow(UsageError);
  const line = new RegExp(`^[^\\n]*'${given}'[^\\n]*\\. command --help lists the options\\.$`);
  expect(() => parse(given)).toThrow(line);
});
