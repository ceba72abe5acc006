import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { site } from "../../../site.config.ts";
import type { Proof } from "./proof.ts";
import { proveBlocks } from "./prove-blocks.ts";

const valid: Proof = { mistakes: [] };

/** Proves the blocks of a text; all are known from an earlier build, by what `knownBy` says. */
async function prove(text: string, knownBy: (code: string) => Proof = () => valid) {
  const keys: string[][] = [];
  const kept: string[] = [];
  const pages = [{ file: "a.md", route: "/docs/a", text }];
  const content = { pages, titles: [], figures: new Map() };
  const proved = await proveBlocks(
    { config: site, sidebars: {}, contract, migrations, content },
    {
      keyOf: (...parts) => {
        keys.push([...parts]);
        return parts.at(-1) ?? "";
      },
      recall: knownBy,
      keep: (key) => void kept.push(key),
      sandbox: () => {
        throw new Error("Nothing is left to prove.");
      },
    },
  );
  return { ...proved, keys, kept };
}

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test("counts blocks proved by earlier builds by kind and caches their proofs again", async () => {
  const text = [
    block('json schema="LocalDate"', "{}"),
    block('json schema="LocalDate" part', "{ }"),
    block('json v1="get-geo-catalogue"', "[]"),
    block("http", "GET /"),
    block("text plain", "said"),
    block("bash", "npm start"),
  ].join("\n");
  const { problems, counts, kept } = await prove(text);
  expect(problems).toEqual([]);
  expect(counts).toEqual({ json: 2, "v1-json": 1, http: 1, "v1-text": 0, tree: 0 });
  expect(kept).toEqual(["{}", "{ }", "[]", "GET /"]);
});

test("a proof's key covers the claim, the fence's attributes and the code", async () => {
  const { keys } = await prove(block('json schema="LocalDate" part', "{}"));
  expect(keys).toEqual([["json", '{"schema":"LocalDate","part":""}', "{}"]]);
});

test("reports a mistake at its line below the fence and does not count its block", async () => {
  const mistakes = [{ offset: 2, message: "Wrong.", nearest: "right" }];
  const text = `Text.\n\n${block('json schema="LocalDate"', "{\n}")}`;
  const { problems, counts } = await prove(text, () => ({ mistakes }));
  expect(problems).toEqual([{ file: "a.md", line: 5, message: "Wrong.", nearest: "right" }]);
  expect(counts.json).toBe(0);
});

test("reports a block without its required attribute and proves nothing", async () => {
  const { problems, keys } = await prove(block("json", "{}"));
  expect(problems).toMatchObject([{ file: "a.md", line: 1 }]);
  expect(keys).toEqual([]);
});

test("compares the two halves of a pair only if both are valid", async () => {
  const old = block('text v1="create-session"', "adults=1&children=0");
  const text = `${old}\n${block('json schema="LiveQuery" part', '{ "adults": 2 }')}`;
  const { problems } = await prove(text);
  expect(problems.map(({ message }) => message)).toEqual([
    "The V1.0 request has adults 1; the 3.0 request after it doesn't.",
  ]);
  const mistakes = [{ offset: 0, message: "Wrong." }];
  const broken = await prove(text, (key) => (key === '{ "adults": 2 }' ? { mistakes } : valid));
  expect(broken.problems.map(({ message }) => message)).toEqual(["Wrong."]);
});
