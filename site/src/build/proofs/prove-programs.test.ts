import { expect, test } from "vitest";
import type { Proof, ProofContext } from "./proof.ts";
import { planPrograms, provePrograms } from "./prove-programs.ts";

const block = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const search = block('ts title="search.mts"', "console.log(1);");
const output = block('text output="search.mts"', "1");
const python = block('python title="search.py"', "print(1)");
const proved: Proof = { mistakes: [], output: "1\n", operations: ["createLiveSearch"] };

/** Proofs of earlier builds for everything: nothing is run. */
const known = (
  commands: readonly string[] = [],
  proofOf: (key: string) => Proof | undefined = () => proved,
): ProofContext => ({
  recall: proofOf,
  keep: () => {},
  keyOf: (...parts) => JSON.stringify(parts),
  sandbox: () => {
    throw new Error("Nothing is left to prove.");
  },
  runPrograms: () => Promise.reject(new Error("Nothing is left to run.")),
  findCommand: (command) => (commands.includes(command) ? `/bin/${command}` : undefined),
  recorded: {},
});
const sourcesOf = (text: string) => ({
  content: { pages: [{ file: "a.md", route: "/docs/a", text }], titles: [], figures: new Map() },
});
const plan = (text: string, context = known()) => planPrograms(sourcesOf(text), context);
const prove = async (text: string, context = known()) =>
  provePrograms(await plan(text, context), context);
const titles = (list: readonly { readonly file: { readonly title: string } }[]) =>
  list.map(({ file }) => file.title);

test("runs a program if its commands are installed, and skips it without them or a record", async () => {
  const here = await plan(`${search}\n${python}`, known(["python3"]));
  expect([titles(here.ran), titles(here.notRun)]).toEqual([["search.mts", "search.py"], []]);
  const elsewhere = await plan(`${search}\n${python}`);
  expect([titles(elsewhere.ran), titles(elsewhere.notRun)]).toEqual([
    ["search.mts"],
    ["search.py"],
  ]);
});

test("counts an output that two programs print once, and that of a program not run never", async () => {
  const both = await plan(`${search}\n${python}\n${output}`, known(["python3"]));
  expect(both.outputs).toBe(1);
  expect((await plan(`${python}\n${output.replace(".mts", ".py")}`)).outputs).toBe(0);
});

test.each([
  ["an output", block('text output="serch.mts"', "1"), "serch.mts"],
  ["a trial", block('bash run="serch.mts"', "curl /"), "serch.mts"],
])("reports %s of a program missing from the page", async (_, stray, name) => {
  const { problems } = await plan(`${search}\n${stray}`);
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 5,
      message: `This page has no program "${name}".`,
      nearest: "search.mts",
    },
  ]);
});

test.each([
  ["convert.ts", "ts", "convert.mts"],
  ["convert.go", "go", "search.mts"],
])("reports an output of %s, which doesn't run", async (title, language, nearest) => {
  const module = block(`${language} title="${title}"`, "1");
  const { problems } = await plan(`${search}\n${module}\n${block(`text output="${title}"`, "1")}`);
  expect(problems).toEqual([
    { file: "a.md", line: 9, message: `No build runs ${title}, so nothing proves this.`, nearest },
  ]);
});

test("suggests the page's first program for a name unlike any", async () => {
  const { problems } = await plan(`${search}\n${block('text output="zebra.py"', "1")}`);
  expect(problems).toMatchObject([{ nearest: "search.mts" }]);
});

test("checks npm commands in untitled blocks, but not in a titled program", async () => {
  const { problems } = await plan(block("bash", "npm start\nnpm run biuld"));
  expect(problems).toMatchObject([{ line: 3, nearest: "npm run build" }]);
  expect((await plan(block('bash title="a.sh"', "curl /"))).problems).toEqual([]);
});

test("proves a program that printed the output on its page, with the operations it called", async () => {
  const { ran, problems } = await prove(`${search}\n${output}`);
  expect(problems).toEqual([]);
  expect(ran).toMatchObject([
    { output: "1\n", operations: ["createLiveSearch"], calls: [], file: { title: "search.mts" } },
  ]);
});

test("reports an output that the program did not print, at its place", async () => {
  const { problems } = await prove(`${search}\n${output.replace("\n1\n", "\n2\n")}`);
  expect(problems).toMatchObject([
    { file: "a.md", line: 6, message: expect.stringContaining(`not print "2" but "1"`) },
  ]);
});

test("reports a program's mistake at its line without comparing its output", async () => {
  const mistakes = [{ offset: 1, message: "It failed." }];
  const failed = known([], () => ({ ...proved, mistakes, output: "3" }));
  const { ran, problems } = await prove(`${search}\n${output}`, failed);
  expect(ran).toEqual([]);
  expect(problems).toEqual([{ file: "a.md", line: 2, message: "It failed." }]);
});

test("runs unknown programs, and caches the results of those that ended by themselves", async () => {
  const proofs = new Map<string, Proof>();
  const runs: (readonly string[])[] = [];
  const context: ProofContext = {
    ...known(["python3"], (key) => proofs.get(key)),
    keep: (key, proof) => void proofs.set(key, proof),
    runPrograms: async (programs) => {
      runs.push(programs.map(({ title }) => title));
      const ended = { exitCode: 0, output: "1\n", errors: "", calls: [] };
      return programs.map(({ title }) =>
        title === "search.py" ? { ...ended, stopped: "it did nothing" } : ended,
      );
    },
  };
  const text = `${search}\n${python}`;
  const { ran, problems } = await prove(text, context);
  expect(titles(ran)).toEqual(["search.mts"]);
  expect(problems).toHaveLength(1);
  await prove(text, context);
  expect(runs).toEqual([["search.mts", "search.py"], ["search.py"]]);
});

test("a proof's key covers the program, its expected result and its commands", async () => {
  const keysOf = async (text: string, context: (keep: (key: string) => void) => ProofContext) => {
    const keys: string[] = [];
    await prove(
      text,
      context((key) => keys.push(key)),
    );
    return new Set(keys);
  };
  const asking =
    (commands: readonly string[], path = "/bin/") =>
    (keep: (key: string) => void) => ({
      ...known(commands, (key) => {
        keep(key);
        return proved;
      }),
      findCommand: (command: string) => path + command,
    });
  const keys = await Promise.all([
    keysOf(python, asking(["python3"])),
    keysOf(python, asking(["python3"], "/other/")),
    keysOf(python.replace("(1)", "(2)"), asking(["python3"])),
    keysOf(python.replace('py"', 'py" expect="429"'), asking(["python3"])),
  ]);
  expect(new Set(keys.flatMap((own) => [...own])).size).toBe(4);
});

const recordOf = (output: string) => ({ program: "digest", calls: [], output });
const withRecords = (recorded: ProofContext["recorded"]): ProofContext => ({
  ...known(),
  recorded,
});

test("programs that cannot run count as recorded with a record and as not run without one", async () => {
  const shell = block('bash title="search.sh"', "curl /");
  const context = withRecords({ "a.md search.py": recordOf("1\n") });
  const { recorded, notRun } = await plan(`${python}\n${shell}`, context);
  expect([titles(recorded), titles(notRun)]).toEqual([["search.py"], ["search.sh"]]);
});

test("reports a recorded output that differs from the page, together with stray blocks", async () => {
  const text = `${python}\n${output.replace(".mts", ".py")}\n${block('text output="b.py"', "1")}`;
  const context = withRecords({ "a.md search.py": recordOf("2\n") });
  const { problems } = await prove(text, context);
  expect(problems).toMatchObject([
    { line: 6, message: expect.stringContaining(`not print "1" but "2"`) },
    { line: 9, message: 'This page has no program "b.py".' },
  ]);
});

test("the key of a replayed record covers the program, its expected result and the record", async () => {
  const keyOf = async (text: string, record = recordOf("1\n")) => {
    const keys: string[] = [];
    const recall = (key: string) => {
      keys.push(key);
      return proved;
    };
    await plan(text, { ...withRecords({ "a.md search.py": record }), recall });
    return keys;
  };
  const keys = await Promise.all([
    keyOf(python),
    keyOf(python.replace("(1)", "(2)")),
    keyOf(python.replace('py"', 'py" expect="429"')),
    keyOf(python, recordOf("2\n")),
  ]);
  expect(new Set(keys.flat()).size).toBe(4);
});

test("checks npm commands only in shell blocks", async () => {
  expect((await plan(block("text", "npm run biuld"))).problems).toEqual([]);
});
