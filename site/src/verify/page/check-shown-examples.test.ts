import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkShownExamples } from "./check-shown-examples.ts";

const told = (text: string, example: string) =>
  checkShownExamples(
    "a.md",
    parseMarkdown(`${text}\n\n::request{operation="createLiveSearch" example="${example}"}`),
    contract,
  );

test("reports an example without the field to set, and suggests one that has it", () => {
  const text = "It is off by default. Set `includeSustainabilityData` to `true`:";
  expect(told(text, "oneWay")).toEqual([]);
  expect(told(text, "roundTrip")).toMatchObject([
    {
      line: 3,
      message: 'The example "roundTrip" has no "includeSustainabilityData".',
      nearest: "oneWay",
    },
  ]);
});

test("accepts fields of others, and those that a text only mentions", () => {
  expect(told("Send `kittens`, and read `includeSustainabilityData`.", "roundTrip")).toEqual([]);
  expect(told("Set `includeSustainabilityData`.\n\n## Next", "roundTrip")).toEqual([]);
  expect(told("Set `includeSustainabilityData`.", "unknown")).toEqual([]);
});
