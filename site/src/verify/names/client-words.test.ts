import { expect, test } from "vitest";
import { clientWords } from "./client-words.ts";

test("lists members, types, headers and words of unions, and no other code", () => {
  const source = [
    'const REQUEST_HEADERS = ["content-type"];',
    'export type Kind = "auth" | "limit";',
    "export interface Options extends Other {",
    "  readonly timeout?: number;",
    '  readonly endedBy: "time" | "error";',
    "}",
    "class Failure {",
    "  get isTemporary(): boolean {",
    '    const hidden = "secret";',
  ].join("\n");
  const words = ["timeout", "endedBy", "isTemporary", "Kind", "Options", "auth", "limit"];
  expect(clientWords([source])).toEqual([
    ...words.slice(0, 5),
    "content-type",
    "auth",
    "limit",
    "time",
    "error",
  ]);
});
