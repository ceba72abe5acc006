import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { site } from "../../../site.config.ts";
import type { Proof, ProofContext } from "./proof.ts";
import { proveNames } from "./prove-names.ts";

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** Proves the code of a text; earlier builds proved all of it, as `proofOf` says. */
async function prove(text: string, proofOf: (claim: string) => Proof = () => ({ mistakes: [] })) {
  const keys: (readonly string[])[] = [];
  const context: ProofContext = {
    keyOf: (...parts) => {
      keys.push(parts);
      return parts[0] ?? "";
    },
    recall: proofOf,
    keep: () => {},
    sandbox: () => {
      throw new Error("Nothing is left to prove.");
    },
    findCommand: () => undefined,
    recorded: {},
  };
  const pages = [{ file: "a.md", route: "/docs/a", text }];
  const content = { pages, titles: [], figures: new Map() };
  const sources = { config: site, sidebars: {}, contract, migrations, content };
  return { ...(await proveNames(sources, context)), keys };
}

test("files of TypeScript are compiled, blocks without a title are fragments, data is neither", async () => {
  const { compiled, fragments, problems, keys } = await prove(
    [
      block('ts title="search.mts" types="Answer=LiveQuery"', "search();"),
      block('ts title="find-place.ts"', "find();"),
      block('python title="search.py"', "search()"),
      block("ts", "poll();"),
      block("bash", "npm start"),
      block('json title="a.json" schema="LocalDate"', "{}"),
    ].join("\n"),
  );
  expect({ compiled, fragments, problems }).toEqual({ compiled: 2, fragments: 2, problems: [] });
  expect(keys).toEqual([
    ["types", "search.mts", "Answer=LiveQuery", "search();\n"],
    ["types", "find-place.ts", "", "find();\n"],
    ["members", "search.mts", "Answer=LiveQuery", "search();\n"],
    ["members", "find-place.ts", "", "find();\n"],
    ["members", "search.py", "", "search()\n"],
    ["members", "", "", "poll();"],
    ["members", "", "", "npm start"],
  ]);
});

test("a mistake stands at its line of the page, in a file of several blocks and in a fragment", async () => {
  const mistakes = (claim: string): Proof => ({
    mistakes: claim === "types" ? [{ offset: 3, message: "Wrong type." }] : [],
  });
  const file = ["one();", "two();"]
    .map((code) => block('ts title="a.mts"', code))
    .join("\nText.\n\n");
  expect((await prove(file, mistakes)).problems).toEqual([
    { file: "a.md", line: 8, message: "Wrong type." },
  ]);
  const fragment = `Text.\n\n${block("ts", "one();\ntwo();")}`;
  const { problems } = await prove(fragment, () => ({
    mistakes: [{ offset: 2, message: "Unknown.", nearest: "three" }],
  }));
  expect(problems).toEqual([{ file: "a.md", line: 5, message: "Unknown.", nearest: "three" }]);
});
