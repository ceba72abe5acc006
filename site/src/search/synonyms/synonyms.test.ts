import { expect, test } from "vitest";
import { site } from "../../../site.config.ts";
import { named, section } from "../testing/small-index.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { resolveSynonyms } from "./resolve-synonyms.ts";

const records = [
  section("limits", "Rate limits", "Wait for the travellers."),
  named("field", "PricingItem.deepLink"),
];

function resolve(text: string) {
  const { groups, problems } = readSynonyms("synonyms.yaml", text, ["en", "es"]);
  const resolved = resolveSynonyms(groups, records, site, "en");
  return { rows: resolved.rows, problems: [...problems, ...resolved.problems] };
}

test("resolves a group to its records and to the terms of the index", () => {
  const text =
    'groups:\n  - means: [deepLink, "/docs/guide#limits"]\n    words: [traveller]\n    en: [booking links, click-out]\n    es: [enlace]\n';
  expect(resolve(text)).toEqual({
    rows: [
      [
        ["deeplink", "booking link", "click out"],
        ["deeplink", "traveller"],
        [1, 0],
      ],
    ],
    problems: [],
  });
});

test("a group of words alone resolves to no place", () => {
  const text = "groups:\n  - words: [traveller]\n    en: [customer]\n";
  expect(resolve(text)).toEqual({ rows: [[["customer"], ["traveller"], []]], problems: [] });
});

test("reports what doesn't resolve, with its line and the nearest known name", () => {
  const text =
    "groups:\n  - means: [deepLnik]\n    words: [traveler]\n    wrods: [a]\n  - en: [b]\n";
  expect(resolve(text).problems).toEqual([
    {
      file: "synonyms.yaml",
      line: 4,
      message: 'Unknown key "wrods" in a group.',
      nearest: "words",
    },
    {
      file: "synonyms.yaml",
      line: 5,
      message: "This group needs `means` or `words`.",
    },
    {
      file: "synonyms.yaml",
      line: 2,
      message: 'Unknown name or path in means: "deepLnik".',
      nearest: "deepLink",
    },
    {
      file: "synonyms.yaml",
      line: 2,
      message: 'No page holds the word "traveler".',
      nearest: "traveller",
    },
  ]);
});
