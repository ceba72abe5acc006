import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { checkTranslation } from "./check-translation.ts";

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
const check = (from: string, to: string) =>
  checkTranslation(
    "es.md",
    parseMarkdown(TRANSLATED.replace(from, to)),
    parseMarkdown(ORIGINAL),
  ).map(({ line, nearest }) => [line, nearest]);

test("a translation with the parts of its original has nothing to mend", () => {
  expect(check("", "")).toEqual([]);
});

test("what drifted is told with the line of its section and what the original has", () => {
  expect(check("{#limits}", "{#limites}")).toEqual([[3, "limits"]]);
  expect(check("mucho 8", "mucho 9")).toEqual([[3, "8"]]);
  expect(check("`market`", "`locale`")).toEqual([[1, "market"]]);
  expect(check("| `adults` | 8 |\n", "")).toHaveLength(3);
  expect(check("/docs/rates", "/docs/otros")).toEqual([[3, "a link to /docs/rates"]]);
  expect(check("rates-es", "price-es")).toHaveLength(1);
  expect(check("::figure", "Un párrafo más.\n\n::figure")).toHaveLength(1);
  expect(check("", "## Más\n\n")).toHaveLength(1);
});

test("a program has the values of its original; comments, words and the culture are its own", () => {
  const original =
    '```ts\nconst adults = 1; // one\nprint("no results", "EDI", { market: "UK" });\n```\n';
  const linesOf = (translated: string) =>
    checkTranslation("es.md", parseMarkdown(translated), parseMarkdown(original)).length;
  const translated = original.replace("one", "uno").replace("no results", "sin resultados");
  expect(linesOf(translated.replace('"UK"', '"ES"'))).toBe(0);
  expect(linesOf(translated.replace("adults = 1", "adults = 2"))).toBe(1);
  expect(linesOf(translated.replace('"EDI"', '"LHR"'))).toBe(1);
});
