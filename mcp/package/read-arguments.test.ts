import { expect, test } from "vitest";
import { HELP, readArguments } from "./read-arguments.ts";

test("the origin defaults to this machine, and the help names every option", () => {
  expect(readArguments([])).toEqual({ origin: "http://localhost:3000" });
  expect(readArguments(["--origin=https://docs.example.com/"])).toEqual({
    origin: "https://docs.example.com",
  });
  expect([readArguments(["-h"]), readArguments(["--version"])]).toEqual(["help", "version"]);
  for (const option of ["origin", "help", "version"]) expect(HELP).toContain(`--${option} `);
});

test.each([
  [["--origin", "https://docs.example.com/docs"], /^--origin must be like .* without a path/],
  [["--orign", "x"], "Unknown option '--orign'. farewind-mcp --help lists the options."],
  [["stdio"], /^Unexpected argument 'stdio'\. /],
])("rejects %j in one line", (given, message) => {
  expect(() => readArguments(given)).toThrow(message);
});
