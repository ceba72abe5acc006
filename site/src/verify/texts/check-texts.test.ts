import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { contractFacts } from "../facts/contract-facts.ts";
import { checkFrontmatterNames } from "../names/check-frontmatter-names.ts";
import { readNames } from "../names/read-names.ts";
import { readNumbers } from "../numbers/read-numbers.ts";
import { checkFigures } from "../page/check-figures.ts";
import { checkContractTexts } from "./check-contract-texts.ts";
import { checkInterfaceTexts } from "./check-interface-texts.ts";

const names = readNames(contract, migrations);
const numbers = readNumbers();
const scope = names.scopes.ofRoute("/docs/intro");

test("reports an unknown name, or one of another API, in a contract's description", () => {
  const [live, ...others] = contract.specifications;
  if (!live) throw new Error("The contract is empty.");
  const described = (description: string) => ({
    ...contract,
    specifications: [{ ...live, description }, ...others],
  });
  expect(
    checkContractTexts(described("Send `queryLegs` to `createLiveSearch`."), names, numbers),
  ).toEqual([]);
  expect(
    checkContractTexts(described("Send `querylegz`, see `quotes`."), names, numbers),
  ).toMatchObject([
    { file: live.operations[0]?.source.file, line: 1, nearest: "queryLegs" },
    { message: expect.stringMatching(/another API/) },
  ]);
});

test("reports unknown names in a figure's code and its other texts", () => {
  const svg = [
    '<svg><g class="fig-mono"><text x="1">agents</text>',
    '<text x="1">agentz</text></g>',
    '<text class="fig-text">any words, no sessionTokens</text></svg>',
  ].join("\n");
  const tree = parseMarkdown('::figure{src="a" alt="A drawing."}');
  expect(checkFigures(tree, new Map([["a", svg]]), names, scope)).toMatchObject([
    { file: "site/content/figures/a.svg", line: 2, nearest: "agents" },
    { file: "site/content/figures/a.svg", line: 3, nearest: "sessionToken" },
  ]);
});

test("a text of a figure is about the code right above it", () => {
  const check = (code: string) => {
    const svg = [
      `<svg><g class="fig-mono"><text x="1" y="10">${code}</text></g>`,
      '<text x="1" y="30">use content</text></svg>',
    ].join("\n");
    const tree = parseMarkdown('::figure{src="a" alt="A drawing."}');
    return checkFigures(tree, new Map([["a", svg]]), names, scope, []);
  };
  expect(check("REPLACED")).toEqual([]);
  expect(check("NOT_MODIFIED")).toMatchObject([{ line: 2 }]);
});

test("accepts places of a figure only up to the continent or down from it", () => {
  const check = (...labels: readonly string[]) => {
    const svg = labels.map((label) => `<text>${label}</text>`).join("\n");
    const tree = parseMarkdown('::figure{src="a" alt="A drawing."}');
    return checkFigures(tree, new Map([["a", svg]]), names, scope).map(({ message }) => message);
  };
  expect(check("nearest airport", "city", "country", "continent")).toEqual([]);
  expect(check("continent", "country", "city", "airport", "airport", "continent")).toEqual([]);
  expect(check("nearest airport", "country", "city", "continent")).toEqual([
    "In the drawing, country follows airport.",
    "In the drawing, continent follows city.",
  ]);
});

test("reports unknown names in a page's frontmatter and in its subjects", () => {
  const written = {
    source: { file: "a.md", route: "/docs/a", text: "" },
    frontmatter: {
      title: "The sessionTokens",
      label: "Short",
      description: "What LiveQuery takes.",
      about: ["geo", "LiveQery"],
    },
    lines: new Map([
      ["title", 2],
      ["description", 3],
      ["about", 4],
    ]),
  };
  expect(checkFrontmatterNames(written, names, scope)).toMatchObject([
    { line: 4, nearest: "LiveQuery" },
    { line: 2, nearest: "sessionToken" },
  ]);
});

test("reports unknown names in interface texts, but not in keys and imports", () => {
  const text = [
    'import type { Texts } from "../checks/texts.ts";',
    '  someKey: "Send it in x-api-kee.",',
    '  other: "Send `sessionToken`.",',
  ].join("\n");
  const held = { numbers, facts: contractFacts(contract) };
  expect(checkInterfaceTexts({ file: "en.ts", text }, names, held)).toMatchObject([
    { file: "en.ts", line: 2, nearest: "x-api-key" },
  ]);
});

test("an interface text that starts with a word and a colon is not a key", () => {
  const text = ['  "401":', '    "Stop: send it again in x-api-kee.",'].join("\n");
  const held = { numbers, facts: contractFacts(contract) };
  const found = checkInterfaceTexts({ file: "en.ts", text }, names, held);
  expect(found).toContainEqual(expect.objectContaining({ line: 2, nearest: "x-api-key" }));
  expect(found.length).toBeGreaterThan(1);
});
