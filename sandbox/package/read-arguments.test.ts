import { expect, test } from "vitest";
import { SETTING_TEXTS } from "../src/node/settings/setting-texts.ts";
import { HELP, readArguments } from "./read-arguments.ts";

const read = (...given: string[]) => readArguments(given, {}, () => 0);
const settingsOf = (...given: string[]) => {
  const asked = read(...given);
  if (typeof asked === "string") throw new Error(asked);
  return asked.settings;
};

test("sets every option, and defaults the log level to warn", () => {
  const { port, host, publicOrigin, seed, secrets, logLevel, clock } = settingsOf(
    ...["--port", "4000", "--host", "::1", "--seed", "a", "--secret", "b"],
    "--origin=https://sandbox.example.com",
    "--now=2027-01-04T12:00:00Z",
  );
  expect({ port, host, publicOrigin, seed, secrets, logLevel }).toEqual({
    port: 4000,
    host: "::1",
    publicOrigin: "https://sandbox.example.com",
    seed: "a",
    secrets: ["b"],
    logLevel: "warn",
  });
  expect(clock()).toBe(Date.UTC(2027, 0, 4, 12));
});

test("an option overrides an environment variable", () => {
  const asked = readArguments(["--port=1"], { PORT: "2", SANDBOX_SEED: "x" }, () => 0);
  expect(asked).toMatchObject({ settings: { port: 1, seed: "x" } });
});

test.each([
  [["--port", "x"], '--port must be a whole number from 0 to 65535; it is "x".'],
  [["--now", "noon"], /^--now must be a date and time/],
  [["--prot", "1"], "Unknown option '--prot'. farewind-sandbox --help lists the options."],
  [["4000"], /^Unexpected argument '4000'\. /],
])("rejects %j in one line", (given, message) => {
  expect(() => read(...given)).toThrow(message);
});

test("only a given option is named as one, and what was given stays as it is", () => {
  const environment = { METRICS_PORT: "x" };
  expect(() => readArguments(["--port=HOST", "--host=::1"], environment, () => 0)).toThrow(
    /^--port must be .*; it is "HOST"\.\nMETRICS_PORT must be /,
  );
});

test("the help names every option", () => {
  expect([read("--help"), read("-v")]).toEqual(["help", "version"]);
  for (const option of ["port", "host", "origin", "seed", "now", "secret", "help", "version"]) {
    expect(HELP).toContain(`--${option} `);
  }
  expect(HELP).toContain("  --port NUMBER     the port to listen on (3000)");
  for (const { description } of SETTING_TEXTS) {
    expect(HELP).toContain(description.replaceAll("`", ""));
  }
});

test("the help names every environment variable", () => {
  for (const { name } of SETTING_TEXTS) expect(HELP).toMatch(new RegExp(`\\b${name}\\b`));
});
