import type TypeScript from "typescript";
import type { ClientName } from "./assistant-data.ts";

/** Texts of the client's sources, by their names: "index.ts". */
export type ClientSources = ReadonlyMap<string, string>;

/** What `index.ts` exports of the client's own sources, with its members and what is said of it. */
export function clientNames(
  typescript: typeof TypeScript,
  sources: ClientSources,
): readonly ClientName[] {
  const parse = (name: string) =>
    typescript.createSourceFile(
      name,
      sources.get(name) ?? "",
      typescript.ScriptTarget.ES2022,
      true,
    );
  return parse("index.ts").statements.flatMap((statement) => {
    if (!typescript.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !typescript.isNamedExports(exportClause)) return [];
    const from = moduleSpecifier.getText().slice(1, -1).replace("./", "");
    const names = new Set(exportClause.elements.map(({ name }) => name.text));
    return parse(from).statements.flatMap((one) => namesOf(typescript, one, names));
  });
}

function namesOf(
  ts: typeof TypeScript,
  statement: TypeScript.Statement,
  exported: ReadonlySet<string>,
): readonly ClientName[] {
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  const name = isNamed ? (statement.name?.text ?? "") : "";
  if (!isNamed || !exported.has(name)) return [];
  const text = docsOf(statement);
  if (ts.isFunctionDeclaration(statement)) {
    return [{ name, kind: "function", declaration: signatureOf(statement), text }];
  }
  if (ts.isTypeAliasDeclaration(statement)) {
    return [{ name, kind: "type", declaration: bare(statement.getText()), text }];
  }
  const members = [...statement.members].flatMap((member): ClientName[] => {
    const isShown =
      ts.isPropertySignature(member) ||
      ts.isPropertyDeclaration(member) ||
      ts.isGetAccessor(member);
    if (!isShown) return [];
    const declaration = signatureOf(member);
    const own = `${name}.${member.name.getText()}`;
    return [{ name: own, kind: "member", declaration, text: docsOf(member) }];
  });
  const kind = ts.isClassDeclaration(statement) ? "class" : "type";
  const lines = members.map(({ declaration }) => `  ${declaration.replace(/;?$/, ";")}`);
  const [head = ""] = bare(statement.getText()).split("{", 1);
  const declaration = `${head}{\n${lines.join("\n")}\n}`;
  return [{ name, kind, declaration, text }, ...members];
}

/** Without a body. */
function signatureOf(node: TypeScript.Node & { readonly body?: TypeScript.Node | undefined }) {
  const { body } = node;
  const text = node.getText();
  return bare(body ? text.slice(0, body.getStart() - node.getStart()) : text);
}

/** Without comments and `export`. */
function bare(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/^export /, "")
    .replace(/\n\s*\n/g, "\n")
    .trim();
}

/** What stands above it, without the stars. */
function docsOf(node: TypeScript.Node): string {
  const all = node.getFullText().slice(0, node.getLeadingTriviaWidth());
  const comment = all.slice(all.lastIndexOf("/**"));
  if (!comment.startsWith("/**")) return "";
  return comment
    .replace(/^\/\*\*|\*\/\s*$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trimEnd())
    .join("\n")
    .trim();
}
