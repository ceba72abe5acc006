import { expect, test } from "vitest";
import { contract } from "../../../../contract/src/testing/contract.ts";
import { migrations } from "../../../../contract/src/testing/migrations.ts";
import { site } from "../../../site.config.ts";
import type { KnownProofs, Proof } from "./proof.ts";
import { proveNames } from "./prove-names.ts";

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

/** Proves the code of a text; earlier builds proved all of it, as `proofOf` says. */
async function prove(text: string, proofOf: (claim: string) => Proof = () => ({ mistakes: [] })) {
  const keys: (readonly string[])[] = [];
  const context: KnownProofs = {
    keyOf: (...parts) => {
      keys.push(parts);
      return parts[0] ?? "";
    },
    recall: proofOf,
    keep: () => {},
  };
  const pages = [{ file: "a.md", route: "/docs/a", text }];
  const content = { pages, titles: [], figures: new Map() };
  const sources = { config: site, sidebars: {}, contract, migrations, content };
  return { ...(await proveNames(sources, context)), keys };
}

test("compiles titled TypeScript, counts untitled code as fragments and skips data", async () => {
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

test("reports a mistake at its page line, in a file of several blocks and in a fragment", async () => {
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

test("compares a Python program with its TypeScript version in every build", async () => {
  const programs = [
    block('ts title="places.mts"', "read(place.iataCode);"),
    block('python title="places.py"', 'print(place["iata"])'),
  ].join("\n");
  expect((await prove(programs)).problems).toEqual([
    { file: "a.md", line: 6, message: 'places.mts has no "iata".' },
  ]);
});

/** The problems of code whose types earlier builds proved, and whose names they did not. */
async function namesIn(text: string): Promise<readonly string[]> {
  const proofs = new Map<string, Proof>();
  const pages = [{ file: "a.md", route: "/docs/a", text }];
  const content = { pages, titles: [], figures: new Map() };
  const { problems } = await proveNames(
    { config: site, sidebars: {}, contract, migrations, content },
    {
      keyOf: (...parts) => JSON.stringify(parts),
      recall: (key) => (key.startsWith('["types"') ? { mistakes: [] } : proofs.get(key)),
      keep: (key, proof) => void proofs.set(key, proof),
    },
  );
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

test.each(["ts", "js", "python", "go", "bash"])(
  "reports an unknown enum value in %s",
  async (language) => {
    expect(await namesIn(block(language, 'a("RESULT_STATUS_COMPLET")'))).toEqual([
      expect.stringMatching(/^2: .*RESULT_STATUS_COMPLET\b/),
    ]);
  },
);

test("does not search plain text for names", async () => {
  expect(await namesIn(block("text", 'a("RESULT_STATUS_COMPLET")'))).toEqual([]);
});

test("reports the same code twice, at both of its places", async () => {
  const code = block("ts", "a(query.adultss);");
  const lines = (await namesIn(`${code}\n${code}`)).map((one) => one.split(":")[0]);
  expect(lines).toEqual(["2", "6"]);
});

test("rejects a fragment that mixes versions, but accepts a whole file that translates between them", async () => {
  const code = "a(old.SessionKey, old.OutboundLegId, now.sessionToken);";
  expect((await namesIn(block("ts", code))).join()).toContain(
    "is a name of 3.0, but this code is for V1.0.",
  );
  expect(await namesIn(block('ts title="a.mts"', code))).toEqual([]);
});
