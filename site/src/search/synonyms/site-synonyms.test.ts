import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createRecords } from "../records/create-records.ts";
import { siteSource } from "../testing/site-source.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { resolveSynonyms } from "./resolve-synonyms.ts";

const path = fileURLToPath(new URL("../../../search/synonyms.yaml", import.meta.url));
const { groups, problems } = readSynonyms("site/search/synonyms.yaml", readFileSync(path, "utf8"));

test.each(siteSource.config.locales)(
  "every synonym leads somewhere in $code",
  ({ code, prefix }) => {
    const records = createRecords(siteSource, "3.0", code);
    expect(problems).toEqual([]);
    expect(resolveSynonyms(groups, records, code, prefix).problems).toEqual([]);
  },
);

test("no phrase stands in two groups", () => {
  for (const { code } of siteSource.config.locales) {
    const phrases = groups.flatMap(({ said }) => said[code]);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  }
});
