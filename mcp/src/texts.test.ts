import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { formatProblem } from "../../contract/src/problems/problem.ts";
import { statementsIn } from "../../site/src/verify/sentences/check-statements.ts";

const SENTENCE = /\w+ \w+ \w+/;

/** The sentences of a source that clients read, each with its line. */
function sentencesIn(file: string, text: string) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { readonly line: number; readonly words: string }[] = [];
  const see = (node: ts.Node): void => {
    const words = wordsOf(node);
    if (words !== undefined && SENTENCE.test(words)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, words });
    }
    ts.forEachChild(node, see);
  };
  see(source);
  return found;
}

/** Of a text or a template, without what is filled in. */
function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(" … ");
}

function contradictionsIn(file: string, text: string): readonly string[] {
  return sentencesIn(file, text).flatMap(({ line, words }) =>
    statementsIn({ file, line }, words).map(formatProblem),
  );
}

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" }).filter(
  (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith("testing"),
);

test("texts of tools, prompts and errors contradict no statement", () => {
  const problems = SOURCES.flatMap((name) =>
    contradictionsIn(`mcp/src/${name}`, readFileSync(join(import.meta.dirname, name), "utf8")),
  );
  expect(problems).toEqual([]);
});

test("finds a contradiction with its line, in strings and in templates", () => {
  const wrong = [
    "const wait = 1;",
    `say(\`\${wait} s. Retry-After is in minutes.\`);`,
    'say("A session token lives for five hours.");',
  ].join("\n");
  const lines = contradictionsIn("a.ts", wrong).map((one) => one.split(" ", 1)[0]);
  expect([...new Set(lines)]).toEqual(["a.ts:2", "a.ts:3"]);
});
