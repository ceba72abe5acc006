import { expect, test } from "vitest";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { compareSections } from "./compare-sections.ts";

const ORIGINAL = `Send \`market\`.

## Limits

At most 8 adults, see [rates](/docs/rates).

| Name | Value |
| --- | --- |
| \`adults\` | 8 |

::figure{src="rates" alt="Two lines."}
`;
const TRANSLATED = `Envía \`market\`.

## Límites {#limits}

Como mucho 8 adultos; mira [los límites](/docs/rates).

| Nombre | Valor |
| --- | --- |
| \`adults\` | 8 |

::figure{src="rates-es" alt="Dos líneas."}
`;
const compare = (from: string, to: string) =>
  compareSections(parseMarkdown(TRANSLATED.replace(from, to)), parseMarkdown(ORIGINAL));

test("a translation with the parts of its original has no difference", () => {
  expect(compare("", "")).toEqual([]);
});

test("a difference names its section, and what either side has alone", () => {
  const limits = { anchor: "limits", line: 3 };
  expect(compare("mucho 8", "mucho 9")).toEqual([{ ...limits, own: ["9"], original: ["8"] }]);
  expect(compare("`market`", "`locale`")).toEqual([
    { anchor: "", line: 1, own: ["locale"], original: ["market"] },
  ]);
  expect(compare("/docs/rates", "/docs/otros")).toEqual([
    { ...limits, own: ["a link to /docs/otros"], original: ["a link to /docs/rates"] },
  ]);
  expect(compare("| `adults` | 8 |\n", "")).toEqual([
    {
      ...limits,
      own: ["a table of 1 rows and 2 columns"],
      original: ["a table of 2 rows and 2 columns", "adults", "8"],
    },
  ]);
  expect(compare("rates-es", "price-es")).toHaveLength(1);
  expect(compare("::figure", "Un párrafo más.\n\n::figure")).toMatchObject([
    { own: ["a paragraph"], original: [] },
  ]);
});

test("reports differing sections once, with both", () => {
  expect(compare("{#limits}", "{#limites}")).toEqual([
    {
      anchor: "limites",
      line: 3,
      own: ['the section "limites"'],
      original: ['the section "limits"'],
    },
  ]);
  expect(compare("", "## Más\n\n")).toHaveLength(1);
  const figure = '::figure{src="rates-es" alt="Dos líneas."}\n';
  expect(compare(figure, `${figure}\n## Más {#more}\n`)).toEqual([
    { anchor: "more", line: 13, own: ['the section "more"'], original: [] },
  ]);
});

test("compares the values in a program, but not its comments, words and culture", () => {
  const original =
    '```ts\nconst adults = 1; // one\nprint("no results", "EDI", { market: "UK" });\n```\n';
  const linesOf = (translated: string) =>
    compareSections(parseMarkdown(translated), parseMarkdown(original)).length;
  const translated = original.replace("one", "uno").replace("no results", "sin resultados");
  expect(linesOf(translated.replace('"UK"', '"ES"'))).toBe(0);
  expect(linesOf(translated.replace("adults = 1", "adults = 2"))).toBe(1);
  expect(linesOf(translated.replace('"EDI"', '"LHR"'))).toBe(1);
});

const differences = (translated: string, original: string) =>
  compareSections(parseMarkdown(translated), parseMarkdown(original));

test("reports a section missing at the end at the translation's last one", () => {
  expect(differences("Uno.\n\n## A {#a}\n", "One.\n\n## A\n\n## B\n\nTwo.\n")).toEqual([
    { anchor: "", line: 3, own: [], original: ['the section "b"'] },
  ]);
});

test.each([
  ["- uno\n- dos", "- one\n\n  two", "a list of 2", "a list of 1"],
  ["Como mucho 1,5.", "At most 15.", undefined, undefined],
  ["Diez y tres.", "Ten and four.", "three", "four"],
  ["Diez.", "It is 10.", "ten", "10"],
  ["Ten 3.", "Have 3.", undefined, undefined],
  ['::request{operation="a" caption="Uno"}', '::request{operation="a"}', undefined, undefined],
  ['```ts title="a.mts"\n```', '```ts title="b.mts"\n```', "a ts block a.mts", "a ts block b.mts"],
  ['```ts title="Una cosa"\n```', '```ts title="A thing"\n```', undefined, undefined],
  ["```text\nUno.\n```", "```text\nOne.\n```", undefined, undefined],
  [
    '```python\n"""Uno."""\nrun()\n```',
    '```python\n"""One\nthing."""\nrun()\n```',
    undefined,
    undefined,
  ],
  ['```ts\nrun("es-ES");\n```', '```ts\nrun("en-GB");\n```', undefined, undefined],
  [
    '```json\n{ "currency": "EUR" }\n```',
    '```json\n{ "currency": "GBP" }\n```',
    undefined,
    undefined,
  ],
  ["1 de 1.", "1 of 2.", "1", "2"],
])("compares %j with %j: %s, %s", (translated, original, own, theirs) => {
  const expected =
    own === undefined ? [] : [{ anchor: "", line: 1, own: [own], original: [theirs] }];
  expect(differences(translated, original)).toEqual(expected);
});

test.each([
  "three tres",
  "four cuatro",
  "five cinco",
  "six seis",
  "seven siete",
  "eight ocho",
  "nine nueve",
  "ten diez",
])("a number in words is counted: %s", (words) => {
  const [word = "", translated = ""] = words.split(" ");
  expect(differences(`Hay ${translated}.`, `There are ${word}.`)).toEqual([]);
  expect(differences("Hay muchos.", `There are ${word}.`)).toMatchObject([{ original: [word] }]);
});

test.each(["ts", "js", "python", "bash", "http", "json"])("compares %s code by line", (lang) => {
  const block = (code: string) => `\`\`\`${lang}\n${code}\n\`\`\``;
  expect(differences(block("run(1)"), block("run(2)"))).toMatchObject([
    { own: ["a line of code run(1)"], original: ["a line of code run(2)"] },
  ]);
  const relaid = "\n  run(1)\n/* Uno.\nDos. */\n# Tres.\n";
  expect(differences(block(relaid), block("run(1)\n/* One. */"))).toEqual([]);
});

test("ignores the labels of two programs, and of a drawing only its language", () => {
  const compared = (left: string) => `:::compare{left="${left}" right="3.0"}\nA\n:::`;
  expect(differences(compared("El tuyo"), compared("Yours"))).toEqual([]);
  const figure = (src: string) => `::figure{src="${src}"}`;
  expect(differences(figure("rates-long"), figure("rates"))).toHaveLength(1);
});
