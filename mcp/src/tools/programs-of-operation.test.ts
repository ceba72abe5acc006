import { expect, test } from "vitest";
import type { ProgramEntry } from "../../../site/src/publish/mcp/assistant-data.ts";
import { testContext } from "../testing/test-context.ts";
import { writeProgram } from "./write-program.ts";

const program = (title: string, more: Partial<ProgramEntry> = {}): ProgramEntry => ({
  title,
  page: `/docs/${title}`,
  pageTitle: "Page",
  language: "typescript",
  operations: ["listMarkets"],
  usesClient: false,
  code: "list()",
  output: "",
  proof: "ran",
  ...more,
});

function write(
  programs: readonly ProgramEntry[],
  { task, language = "ts", offset = 0 }: { task?: string; language?: string; offset?: number },
) {
  const { assistants } = testContext().docs;
  const context = testContext({ docs: { assistants: { ...assistants, programs } } });
  const { content, structuredContent, isError } = writeProgram(context, { task, language, offset });
  return { text: content[0]?.text ?? "", data: structuredContent, isError };
}

const inOrder = (...programs: readonly ProgramEntry[]) => {
  const { data } = write(programs, { task: "listMarkets" });
  const others = data?.others as readonly { readonly title: string }[];
  return [data?.title, ...others.map(({ title }) => title)];
};

test("ranks first the program that calls little besides the operation", () => {
  const two = program("two", { operations: ["listMarkets", "listLocales"] });
  expect(inOrder(two, program("one"))).toEqual(["one", "two"]);
});

test("ranks first a program that calls the operation first, then one without the client", () => {
  const late = program("late", { operations: ["listLocales", "listMarkets"] });
  const early = program("early", { operations: ["listMarkets", "listLocales"] });
  expect(inOrder(late, early)).toEqual(["early", "late"]);
  expect(inOrder(program("client", { usesClient: true }), program("bare"))).toEqual([
    "bare",
    "client",
  ]);
});

test("ranks a quick start before another program of the same length", () => {
  const start = program("start", { page: "/docs/culture/quick-start" });
  expect(inOrder(program("other"), start)).toEqual(["start", "other"]);
});

test("excludes a program about the sandbox from those of an operation", () => {
  const played = program("played", { page: "/docs/sandbox/scenarios" });
  expect(inOrder(played, program("own"))).toEqual(["own"]);
});

test("shows a program with its page, its proof, its client and the output on its page", () => {
  const shown = program("a.mts", { usesClient: true, proof: "recorded", output: "1\n" });
  expect(write([shown], { task: "listMarkets" }).text.split("\n\n")).toEqual([
    "a.mts, of /docs/a.mts. It was recorded, and would do the same. It calls listMarkets.",
    "It imports `@farewind/client`: npm install client.tgz",
    "```typescript\nlist()\n```",
    "Output as shown on its page (… marks omitted lines):",
    "```text\n1\n```",
  ]);
  expect(write([program("a.mts")], { task: "listMarkets" }).text.split("\n\n")).toEqual([
    "a.mts, of /docs/a.mts. It ran in this build. It calls listMarkets.",
    "```typescript\nlist()\n```",
  ]);
});

test("lists five other programs with their offsets, whichever is shown", () => {
  const seven = ["a", "b", "c", "d", "e", "f", "g"].map((title) => program(title));
  const { data, text } = write(seven, { task: "listMarkets", offset: 1 });
  expect(data).toMatchObject({
    title: "b",
    others: ["a", "c", "d", "e", "f"].map((title) => ({ title, page: `/docs/${title}` })),
  });
  expect(text.split("Other matches, by `offset`:\n")[1]?.split("\n")).toEqual([
    "0: a (/docs/a), calls listMarkets",
    "2: c (/docs/c), calls listMarkets",
    "3: d (/docs/d), calls listMarkets",
    "4: e (/docs/e), calls listMarkets",
    "5: f (/docs/f), calls listMarkets",
  ]);
});

test("shows a later program even if it doesn't call the operation of the task", () => {
  const programs = [
    program("own", { operations: ["listCurrencies"] }),
    program("other", { code: "currency list" }),
  ];
  const task = "list of currencies";
  expect(write(programs, { task, offset: 1 }).data).toMatchObject({ title: "other" });
  expect(write(programs.slice(1), { task }).data).toMatchObject({ proof: "sample" });
});

test("shows the request after the last program, with the values that the task calls for", () => {
  const { data, text } = write([program("a")], { task: "listMarkets", offset: 1 });
  expect(data).toMatchObject({ operations: ["listMarkets"], proof: "sample" });
  expect(text).toContain(
    "The last program has offset 0. This is the request, which the tests send to the sandbox:\n\n```type",
  );
  expect(write([], { task: "price calendar" }).text).toContain(
    "sandbox, except for DATE_TIME_GROUPING_TYPE_BY_DATE:\n\n",
  );
});

test("without a task lists every program of the language, or reports that there is none", () => {
  const programs = [
    program("a.mts", { usesClient: true }),
    program("b.mts", { operations: [] }),
    program("c.sh", { language: "shell" }),
  ];
  expect(write(programs, {}).text).toBe(
    "Programs:\n- a.mts (/docs/a.mts), calls listMarkets, with the client\n- b.mts (/docs/b.mts)",
  );
  expect(write(programs, { language: "bash" }).text).toContain("- c.sh (/docs/c.sh)");
  expect(write(programs, { language: "Python" })).toMatchObject({
    text: "No page has a program in python; for an operation, its request is returned.",
    data: { language: "python", others: [] },
  });
});

test("lists the available programs for a task that matches none", () => {
  const { text, isError } = write([program("a.mts")], { task: "qqqqqq" });
  expect(isError).toBe(true);
  expect(text).toContain('no program about "qqqqqq" in typescript.\nPrograms:\n- a.mts');
  expect(write([], { task: "qqqqqq" }).text).toMatch(/\nThere is none in this language\.$/);
});

test.each([
  ["pyhton", '`language`: expected one of .*; received "pyhton"\\. Did you mean python\\?$'],
  ["cobol", 'received "cobol"\\.$'],
])("rejects the language %s", (language, expected) => {
  const { text, isError } = write([], { task: "listMarkets", language });
  expect(isError).toBe(true);
  expect(text).toMatch(new RegExp(expected));
});
