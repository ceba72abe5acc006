import { expect, test } from "vitest";
import { site } from "../../build/testing/site.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkReferenceLinks } from "./check-reference-links.ts";

const LIVE = "/api/flights-live-pricing/#";
const nearestIn = (text: string) =>
  checkReferenceLinks("a.md", parseMarkdown(text), site.contract).map(({ nearest }) => nearest);

test.each([
  `The \`rating\` of an agent. [API reference](${LIVE}Agent)`,
  `The \`stats\` of results. [API reference](${LIVE}LiveContent.stats)`,
  `The \`transferType\` of an option. [API reference](${LIVE}TransferType)`,
  `[Agent](${LIVE}Agent), and its \`rating\`.`,
  `No name here. [API reference](${LIVE}Carrier)`,
  `The \`rating\` of an agent, unlike a [Carrier](${LIVE}Carrier)`,
  `The \`stats\`, unlike the [results](${LIVE}LiveContent.results)`,
  `\`CABIN_CLASS_FIRST\`: [API reference](${LIVE}CabinClass)`,
  `\`content.stats\`: [API reference](${LIVE}LiveContent.stats)`,
  `\`legs{}\`: [API reference](${LIVE}LiveResults.legs)`,
  `The \`rating\`: [Agent](${LIVE}Agent). [Carriers](${LIVE}Carrier) have none.`,
  `The \`rating\` of \`legs{}\`: [API reference](${LIVE}LiveResults.legs)`,
  `The \`rating\`, as \`marketingCarrierIds[]\`: [it](${LIVE}Leg.marketingCarrierIds)`,
  `\`whatever\` is of nothing. [API reference](${LIVE}Carrier)`,
])("accepts a link to where its names are: %s", (text) => {
  expect(nearestIn(text)).toEqual([]);
});

test("reports a link to a schema without any of the names before it", () => {
  expect(nearestIn(`The \`rating\` of an agent. [API reference](${LIVE}Carrier)`)).toEqual([
    "Agent",
  ]);
  expect(nearestIn(`The \`stats\`. [API reference](${LIVE}LiveContent.results)`)).toEqual([
    "LiveContent.stats",
  ]);
});

test("suggests the enum of a value", () => {
  expect(nearestIn(`\`CABIN_CLASS_FIRST\`. [API reference](${LIVE}Carrier)`)).toEqual([
    "CabinClass",
  ]);
});

test("ignores a link named after another schema, which is checked elsewhere", () => {
  expect(nearestIn(`The \`rating\`. [Agent](${LIVE}Carrier)`)).toEqual([]);
});

test("reports the link's line and every name before it", () => {
  const text = "Text.\n\nThe `rating` and\nthe `type`:\n[it](/api/flights-live-pricing#Carrier)";
  expect(checkReferenceLinks("a.md", parseMarkdown(text), site.contract)).toEqual([
    { file: "a.md", line: 5, message: "Carrier is none of `rating`, `type`.", nearest: "Agent" },
  ]);
});
