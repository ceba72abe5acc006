import { expect, test } from "vitest";
import { clientNames } from "./client-names.ts";

const SOURCES = new Map([
  ["index.ts", 'export { Failure, type Options, pause } from "./all.ts";'],
  [
    "all.ts",
    `
/** Waits.
 * @param milliseconds to wait
 */
export async function pause(milliseconds: number): Promise<void> {
  await later(milliseconds);
}

export interface Options extends Others {
  /** In milliseconds. */
  readonly timeout?: number;
}

/** What went wrong. */
export class Failure extends Error {
  /** The HTTP status. */
  readonly status: number;
  constructor() { super("text"); }
  get isTemporary(): boolean { return true; }
}

export function hidden(): void {}
`,
  ],
]);

test("lists exports with their members, declarations and doc comments", () => {
  expect(clientNames(SOURCES)).toEqual([
    {
      name: "pause",
      kind: "function",
      declaration: "async function pause(milliseconds: number): Promise<void>",
      text: "Waits.\n@param milliseconds to wait",
    },
    {
      name: "Options",
      kind: "type",
      declaration: "interface Options extends Others {\n  readonly timeout?: number;\n}",
      text: "",
    },
    {
      name: "Options.timeout",
      kind: "member",
      declaration: "readonly timeout?: number;",
      text: "In milliseconds.",
    },
    {
      name: "Failure",
      kind: "class",
      declaration:
        "class Failure extends Error {\n  readonly status: number;\n  get isTemporary(): boolean;\n}",
      text: "What went wrong.",
    },
    {
      name: "Failure.status",
      kind: "member",
      declaration: "readonly status: number;",
      text: "The HTTP status.",
    },
    {
      name: "Failure.isTemporary",
      kind: "member",
      declaration: "get isTemporary(): boolean",
      text: "",
    },
  ]);
});

test("lists an alias with its type, and only names that index.ts re-exports", () => {
  const sources = new Map([
    ["index.ts", 'export { type Key } from "./key.ts";\nexport const VERSION = "1";\n'],
    ["key.ts", "//* A comment of ours.\nexport type Key = string;\nexport const other = 1;\n"],
  ]);
  expect(clientNames(sources)).toEqual([
    { name: "Key", kind: "type", declaration: "type Key = string;", text: "" },
  ]);
  expect(clientNames(new Map())).toEqual([]);
});
