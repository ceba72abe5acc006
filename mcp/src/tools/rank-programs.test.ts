import { expect, test } from "vitest";
import type { ProgramEntry } from "../../../site/src/publish/mcp/assistant-data.ts";
import { testContext } from "../testing/test-context.ts";
import { rankPrograms } from "./rank-programs.ts";

const { contract } = testContext();

const program = (title: string, code: string, more: Partial<ProgramEntry> = {}): ProgramEntry => ({
  ...{ title, page: `/docs/${title}`, pageTitle: "", language: "typescript", code },
  ...{ operations: ["listMarkets"], usesClient: false, output: "", proof: "ran" },
  ...more,
});
const ranked = (task: string, programs: readonly ProgramEntry[], ...pages: readonly string[]) => {
  const places = pages.map((page) => ({
    ...{ href: `/docs/${page}#part`, kind: "section", title: "", where: "", excerpt: "" },
  }));
  return rankPrograms(programs, task, places, contract).map(({ title }) => title);
};

test("excludes a program without any word of the task, and ranks the one with most first", () => {
  const programs = [
    program("a", "show(table)"),
    program("b", "show(colours)"),
    program("c", "show(colours, table)"),
    program("d", "nothing()"),
  ];
  expect(ranked("show colours in a table", programs)).toEqual(["c", "a", "b"]);
});

test("weighs a common word less than a rare one", () => {
  const programs = [
    program("a", "show(table)"),
    program("b", "show(table)"),
    program("c", "colours()"),
  ];
  expect(ranked("table of colours", programs)).toEqual(["c", "a", "b"]);
});

test("ranks programs on pages found by search first, in the order found", () => {
  const programs = ["a", "b", "c"].map((title) => program(title, "show(table)"));
  expect(ranked("table", programs, "nowhere", "c", "b")).toEqual(["c", "b", "a"]);
  expect(ranked("table", programs, "b", "c")).toEqual(["b", "c", "a"]);
});

test("ranks a program without calls last, whatever its words", () => {
  const helper = program("helper", "show(colours, table)", { operations: [] });
  expect(ranked("show colours in a table", [helper, program("a", "table()")])).toEqual([
    "a",
    "helper",
  ]);
});

test("ranks a program that calls an API named in the task first", () => {
  const programs = [
    program("a", "indicative table colours"),
    program("b", "table", { operations: ["searchIndicative"] }),
  ];
  expect(ranked("indicative table of colours", programs)).toEqual(["b", "a"]);
  const one = program("one", "live indicative table", { operations: ["searchIndicative"] });
  const both = program("both", "go", { operations: ["searchIndicative", "createLiveSearch"] });
  expect(ranked("table of live and indicative", [one, both])).toEqual(["both", "one"]);
});

test("ranks a program with the client first only if the task mentions the client", () => {
  const programs = [
    program("a", "client table colours"),
    program("b", "table", { usesClient: true }),
  ];
  expect(ranked("table of colours with the client", programs)).toEqual(["b", "a"]);
  expect(ranked("table of colours", programs)).toEqual(["a", "b"]);
});

test("offers a program about the sandbox only to a task about it, even if it calls nothing", () => {
  const programs = [
    program("a", "scenario table", { page: "/docs/sandbox/a", operations: [] }),
    program("b", "table"),
  ];
  expect(ranked("table", programs)).toEqual(["b"]);
  expect(ranked("table of a scenario", programs)).toEqual(["a", "b"]);
});
