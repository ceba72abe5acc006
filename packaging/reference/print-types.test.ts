import ts from "typescript";
import { expect, test } from "vitest";
import { memberType, signature } from "./print-types.ts";

/** The only statement of a source. */
function statement(text: string): ts.Statement {
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, true);
  const [first] = source.statements;
  if (!first) throw new Error("There is no statement.");
  return first;
}

function functionOf(taken: string): ts.FunctionDeclaration {
  const declared = statement(`declare function call${taken};`);
  if (!ts.isFunctionDeclaration(declared)) throw new Error("This is no function.");
  return declared;
}

function memberOf(text: string): ts.ClassElement | ts.TypeElement {
  const declared = statement(`class Some { ${text} }`);
  const [member] = ts.isClassDeclaration(declared) ? declared.members : [];
  if (!member) throw new Error("There is no member.");
  return member;
}

test.each([
  ["(): string", "(): string"],
  ["()", "(): void"],
  ["(a: string, b?: number): void", "(a: string, b?: number): void"],
  ["({ year }: LocalDate): string", "(date: LocalDate): string"],
  ["({ a }: { a: string }): string", "(options: { a: string }): string"],
  ["(\n  call: (\n    a: A,\n  ) => B,\n): Promise<\n  C\n>", "(call: (a: A) => B): Promise< C >"],
])("prints the signature %j as %s", (taken, told) => {
  expect(signature(functionOf(taken), ": ")).toBe(told);
});

test("prints a signature with another arrow, or without its return type", () => {
  expect(signature(functionOf("(a: A): B"), " => ")).toBe("(a: A) => B");
  expect(signature(functionOf("(a: A): B"), "")).toBe("(a: A)");
});

test("marks a parameter with a default as optional", () => {
  const declared = statement("function call(a: A = {}) {}");
  if (!ts.isFunctionDeclaration(declared)) throw new Error("This is no function.");
  expect(signature(declared, "")).toBe("(a?: A)");
});

test.each([
  ["readonly a: number | undefined", false, "number | undefined"],
  ["readonly a?: number | undefined", true, "number"],
  ["readonly a?: (() => number) | undefined", true, "() => number"],
  ["readonly a?: | A | B | undefined", true, "A | B"],
  ["get a(): string { return '' }", false, "string"],
])("prints the type of %s", (text, isOptional, told) => {
  expect(memberType(memberOf(text), isOptional)).toBe(told);
});

test("reports a missing type, with the code that lacks it", () => {
  const written = (text: string) => `The type of ${text} is missing: annotate it.`;
  expect(() => memberType(memberOf("a = 1"), false)).toThrow(written("a = 1"));
  expect(() => memberType(memberOf("a(): B {}"), false)).toThrow(written("a(): B {}"));
  expect(() => signature(functionOf("(a)"), "")).toThrow(written("a"));
});
