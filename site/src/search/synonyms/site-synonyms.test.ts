import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { recordsOf, siteSource } from "../testing/site-source.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { resolveSynonyms } from "./resolve-synonyms.ts";

const path = fileURLToPath(new URL("../../../search/synonyms.yaml", import.meta.url));
const { config } = siteSource;
const codes = config.locales.map(({ code }) => code);
const text = readFileSync(path, "utf8");
const { groups, problems } = readSynonyms("site/search/synonyms.yaml", text, codes);

test.each(codes)("every synonym resolves in %s", (code) => {
  const records = recordsOf("3.0", code);
  expect(problems).toEqual([]);
  expect(resolveSynonyms(groups, records, config, code).problems).toEqual([]);
});

test("no phrase is in two groups", () => {
  for (const code of codes) {
    const phrases = groups.flatMap(({ said }) => said.get(code) ?? []);
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  }
});
