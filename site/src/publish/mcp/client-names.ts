import { type ParseResult, parseSync } from "rolldown/utils";
import type { ClientName } from "./assistant-data.ts";

/** The client's sources by file name: "index.ts". */
export type ClientSources = ReadonlyMap<string, string>;

type Statement = ParseResult["program"]["body"][number];

/** The exports of `index.ts` from the client's own sources, with members and documentation. */
export function clientNames(sources: ClientSources): readonly ClientName[] {
  return readSource(sources.get("index.ts") ?? "").body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || !statement.source) return [];
    const names = new Set(
      statement.specifiers.map(({ local }) => (local.type === "Identifier" ? local.name : "")),
    );
    const source = readSource(sources.get(statement.source.value.replace("./", "")) ?? "");
    return source.body.flatMap((one) => readExports(source, one, names));
  });
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

interface Source {
  readonly body: readonly Statement[];
  readonly textOf: (range: TextRange) => string;
  /** The doc comment directly above a range, without the stars. */
  readonly docsOf: (range: TextRange) => string;
}

function readSource(text: string): Source {
  const { program, comments } = parseSync("a.ts", text);
  const docsOf = ({ start }: TextRange) => {
    const comment = comments.findLast(({ end }) => end <= start);
    const isAbove = comment && text.slice(comment.end, start).trim() === "";
    if (!isAbove || comment.type !== "Block" || !comment.value.startsWith("*")) return "";
    const lines = comment.value.slice(1).split("\n");
    return lines
      .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
      .join("\n")
      .trim();
  };
  return { body: program.body, textOf: ({ start, end }) => text.slice(start, end), docsOf };
}

function readExports(
  { textOf, docsOf }: Source,
  statement: Statement,
  exported: ReadonlySet<string>,
): readonly ClientName[] {
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
  const { declaration } = statement;
  const isNamed =
    declaration.type === "FunctionDeclaration" ||
    declaration.type === "TSInterfaceDeclaration" ||
    declaration.type === "ClassDeclaration" ||
    declaration.type === "TSTypeAliasDeclaration";
  const name = isNamed ? (declaration.id?.name ?? "") : "";
  if (!isNamed || !exported.has(name)) return [];
  const text = docsOf(statement);
  if (declaration.type === "FunctionDeclaration") {
    const { start, end, body } = declaration;
    const signature = stripDocComments(textOf({ start, end: body?.start ?? end }));
    return [{ name, kind: "function", declaration: signature, text }];
  }
  if (declaration.type === "TSTypeAliasDeclaration") {
    return [{ name, kind: "type", declaration: stripDocComments(textOf(declaration)), text }];
  }
  const { body } = declaration;
  if (!body || !("body" in body)) return [];
  const members = [...body.body].flatMap((member): ClientName[] => {
    const isShown =
      member.type === "TSPropertySignature" ||
      member.type === "PropertyDefinition" ||
      (member.type === "MethodDefinition" && member.kind === "get");
    if (!isShown) return [];
    const end = member.type === "MethodDefinition" ? member.value.body?.start : undefined;
    const code = stripDocComments(textOf({ start: member.start, end: end ?? member.end }));
    const memberName = `${name}.${textOf(member.key)}`;
    return [{ name: memberName, kind: "member", declaration: code, text: docsOf(member) }];
  });
  const kind = declaration.type === "ClassDeclaration" ? "class" : "type";
  const lines = members.map((one) => `  ${one.declaration.replace(/;?$/, ";")}`);
  const head = stripDocComments(textOf({ start: declaration.start, end: body.start }));
  return [{ name, kind, declaration: `${head} {\n${lines.join("\n")}\n}`, text }, ...members];
}

/** A declaration without doc comments. */
function stripDocComments(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/\n\s*\n/g, "\n")
    .trim();
}
