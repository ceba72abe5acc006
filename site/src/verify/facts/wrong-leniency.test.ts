import { expect, test } from "vitest";
import { wrongLeniency } from "./wrong-leniency.ts";

test.each([
  ["An unknown name gets a 400 that suggests the closest match.", "Scenarios"],
  ["An unknown scenario gets a 400, instead of being ignored.", "Scenarios"],
  ["Ignore unknown fields, and handle fields that are missing.", "Options"],
  ["A misspelled option isn't silently dropped: it throws an error.", "Client"],
  ["An unknown ID is left out.", "Options"],
  ["The scenario `omitted` has no effect on other calls.", "Scenarios"],
  ["A proxy on your side that drops unknown headers.", "Settings"],
  ["If one is invalid, the command exits with an error message.", "Settings"],
])("accepts: %s", (sentence, about) => {
  expect(wrongLeniency(sentence, about)).toEqual([]);
});

test.each([
  ["Options that the client doesn't know are silently dropped.", "", /throws/],
  ["Bad input makes these functions return null.", "", /throws/],
  ["A misspelled option has no effect.", "", /throws/],
  ["An argument of the wrong kind, or a wrong argument, goes unnoticed.", "", /throws/],
  ["If the sandbox doesn't recognise a name, it ignores the header.", "Scenarios", /400/],
  ["The call responds as usual if the scenario isn't known.", "", /400/],
  ["A setting that can't be read falls back to its default.", "", /exits/],
  ["With an invalid value, the command logs a warning.", "Replicas Settings", /exits/],
])("reports: %s", (sentence, about, right) => {
  expect(wrongLeniency(sentence, about)).toEqual([
    { quote: expect.any(String), right: expect.stringMatching(right) },
  ]);
});
