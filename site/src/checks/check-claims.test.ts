import { expect, test } from "vitest";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import { checkClaims } from "./check-claims.ts";
import { claimsIn } from "./claims-in.ts";

const FILE = "site/content/docs/a.md";
const TEXT = [
  "---",
  "description: How long a token lasts.",
  "---",
  "",
  "Send `adults`. It is optional, and 1 by default.",
  "",
  "| Status | Meaning |",
  "| --- | --- |",
  "| 401 | no key |",
].join("\n");

const SAID = ["How long a token lasts.", "It is optional, and 1 by default.", "401 · no key"];

const known = SAID.map((sentence) => ({ file: FILE, source: "contract", sentence }));
const problemsOf = (text: string) => {
  const written = claimsIn(parseMarkdown(text)).map((claim) => ({ ...claim, file: FILE }));
  return checkClaims(written, known, new Map([[FILE, text]]));
};

test("sentences, rows and descriptions that claim something, and no other", () => {
  const found = claimsIn(parseMarkdown(TEXT));
  expect(found.map(({ sentence }) => sentence)).toEqual(SAID);
  expect(found.map(({ line }) => line)).toEqual([2, 5, 9]);
  expect(problemsOf(TEXT)).toEqual([]);
});

test("a changed claim is a problem of its line, and its listed form the nearest", () => {
  expect(problemsOf(TEXT.replace("optional", "required"))).toMatchObject([
    { file: FILE, line: 5, nearest: "It is optional, and 1 by default." },
  ]);
  expect(problemsOf(TEXT.replace("| 401 |", "| 403 |"))).toMatchObject([
    { file: FILE, line: 9, nearest: "401 · no key" },
  ]);
});

test("a new claim is a problem, and so is one that lost its words", () => {
  expect(problemsOf(`${TEXT}\n\nTokens are always new.`)).toMatchObject([
    { line: 11, message: expect.stringContaining('"always"') },
  ]);
  expect(
    problemsOf(TEXT.replace("It is optional, and 1 by default.", "Its value is 1.")),
  ).toMatchObject([{ file: FILE, nearest: "It is optional, and 1 by default." }]);
});
