import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract } from "../../contract/src/testing/contract.ts";
import { SETTING_TEXTS } from "../../sandbox/src/node/settings/setting-texts.ts";
import { LIMIT_TEXTS } from "../../sandbox/src/register/limit-texts.ts";
import { REGISTER_PARTS } from "../../sandbox/src/register/register.ts";
import { QUIRKS } from "../../sandbox/src/scenarios/quirks.ts";
import { SCENARIOS } from "../../sandbox/src/scenarios/scenarios.ts";
import { site } from "../../site/site.config.ts";
import { contractTexts } from "../../site/src/verify/texts/contract-texts.ts";
import { builtPages, fileOf } from "../built-site.ts";
import { plainText } from "../plain-text.ts";
import { removeOtherLanguages } from "../remove-other-languages.ts";

/** Long enough that a translation does not hold it by chance. */
const SENTENCE = 20;

const written = [
  ...SCENARIOS.map(({ description }) => description),
  ...QUIRKS.map(({ text }) => text),
  ...Object.values(LIMIT_TEXTS).map(({ counts }) => counts),
  ...SETTING_TEXTS.flatMap(({ description, defaultText }) => [description, defaultText]),
  ...Object.values(REGISTER_PARTS).flatMap((points) =>
    points.flatMap(({ question, decision }) => [question, decision]),
  ),
  ...contractTexts(contract).map(({ text }) => text),
];
/** Short, and nothing that a translation would say. */
const titles = contract.specifications.flatMap(({ operations }) =>
  operations.map(({ summary }) => summary),
);
/** As pages show it: without the marks of Markdown. */
const texts = [
  ...new Set([...written.map(shown).filter(({ length }) => length >= SENTENCE), ...titles]),
];
const translated = builtPages().filter(
  ({ locale, contentLang }) => locale !== site.locales[0] && contentLang === locale.code,
);

test("English source texts are marked as English on translated pages", () => {
  expect(texts.length).toBeGreaterThan(300);
  const unmarked = translated.flatMap(({ path, url }) => {
    const own = shown(
      plainText(removeOtherLanguages(withoutCode(readFileSync(fileOf(url), "utf8")))),
    );
    return texts.filter((text) => own.includes(text)).map((text) => `${path}: ${text}`);
  });
  expect(unmarked).toEqual([]);
});

test("most of these texts are on a translated page, so an unmarked one would be found", () => {
  const all = translated
    .map(({ url }) => shown(plainText(readFileSync(fileOf(url), "utf8"))))
    .join("\n");
  const found = texts.filter((text) => all.includes(text));
  expect(found.length).toBeGreaterThan(texts.length / 2);
});

/** What is sent and answered is data, whatever language its words are in. */
function withoutCode(html: string): string {
  return html.replace(/<pre\b.*?<\/pre>/gs, "");
}

function shown(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*\\]/g, "")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();
}
