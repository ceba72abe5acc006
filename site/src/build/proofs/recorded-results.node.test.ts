import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { createFixedSandbox } from "../../samples/fixed-sandbox.ts";
import { readBlocks } from "../../verify/blocks/read-blocks.ts";
import { commandsOf, findCommand } from "../../verify/programs/commands-of.ts";
import { type PageProgram, pagePrograms } from "../../verify/programs/page-programs.ts";
import type { Program, ProgramResult } from "../../verify/programs/program.ts";
import { recordName, recordResult } from "../../verify/programs/recorded-results.ts";
import { runPrograms } from "../../verify/programs/run-programs.ts";
import { planPrograms, provePrograms } from "./prove-programs.ts";
import { readRecords } from "./write-records.ts";

const records = readRecords();
const sandbox = createFixedSandbox();
const content = readContent(
  fileURLToPath(new URL("../../../content", import.meta.url)),
  "site/content",
);
const programs = content.pages
  .flatMap(({ file, text }) => pagePrograms(readBlocks(file, text)))
  .filter(({ program }) => commandsOf(program).length > 0)
  .map((one) => ({ ...one, name: recordName(one.file) }));
const REWRITE = "is out of date: npm run samples -- --write";

test("exactly the programs that need external commands have a record", () => {
  expect(Object.keys(records).sort()).toEqual(programs.map(({ name }) => name).sort());
});

describe("a record matches the program's current result", () => {
  const runnable = programs.filter(({ program }) => commandsOf(program).every(findCommand));
  let results: readonly ProgramResult[] = [];
  beforeAll(async () => {
    results = await runPrograms(
      runnable.map(({ program }) => program),
      sandbox,
    );
  });

  for (const one of programs) {
    test(one.name, ({ skip }) => {
      const index = runnable.indexOf(one);
      if (index < 0) skip(`needs ${commandsOf(one.program).join(" and ")}`);
      const result = results[index];
      if (!result) throw new Error("It did not run.");
      expect(records[one.name], REWRITE).toEqual(recordResult(one, result));
    });
  }
});

describe("without the commands of programs", () => {
  const [recorded] = programs;
  const context = {
    recall: () => undefined,
    keep: () => {},
    keyOf: (...parts: readonly string[]) => parts.join(),
    sandbox: () => sandbox,
    runPrograms: (others: readonly Program[]) => runPrograms(others, sandbox),
    findCommand: () => undefined,
    recorded: records,
  };
  const page = content.pages.find(({ file }) => file === recorded?.file.page);
  if (!recorded || !page) throw new Error("No page has a program that needs a command.");
  const { name, file } = recorded;
  const titles = (list: readonly PageProgram[]) => list.map((one) => one.file.title);
  const prove = async (text: string, own: typeof records = records) => {
    const sources = { content: { figures: new Map(), titles: [], pages: [{ ...page, text }] } };
    const given = { ...context, recorded: own };
    return provePrograms(await planPrograms(sources, given), given);
  };

  test("uses the recorded result while the sandbox returns the same responses", async () => {
    const proved = await prove(page.text);
    expect([titles(proved.recorded), proved.notRun, proved.problems]).toEqual([
      [file.title],
      [],
      [],
    ]);
    expect(titles(proved.ran)).not.toContain(file.title);
  });

  test.each([
    ["another program", page.text.replace(file.code.slice(0, 20), "# Another.\n$&"), records],
    ["no record", page.text, {}],
    [
      "another response of the sandbox",
      page.text,
      {
        [name]: records[name] && {
          ...records[name],
          calls: records[name].calls.map((call) => ({ ...call, response: "another" })),
        },
      },
    ],
  ])("counts a program as not run with %s", async (_, text, own) => {
    const { notRun, recorded: held, ran } = await prove(text, own);
    expect(titles(notRun)).toEqual([file.title]);
    expect(titles([...held, ...ran])).not.toContain(file.title);
  });
});
