import { join, relative } from "node:path";
import ts from "typescript";
import { ROOT } from "../packages.ts";
import type { ExportDoc, ExportedMember, ExportedPart } from "./exported.ts";
import { memberType, signature } from "./print-types.ts";

const CLIENT_ENTRY = "client/src/index.ts";
const CONTRACT = "contract/";

/**
 * All exports of the client, sorted by name.
 * @throws {TypeError} for an export without a comment
 */
export function readClientExports(): readonly ExportDoc[] {
  const file = join(ROOT, CLIENT_ENTRY);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile).config,
    ts.sys,
    ROOT,
  );
  const program = ts.createProgram([file], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new TypeError(`${CLIENT_ENTRY} exports nothing.`);
  const exported = checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return readExport(checker, isAlias ? checker.getAliasedSymbol(symbol) : symbol);
  });
  return exported.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readExport(checker: ts.TypeChecker, symbol: ts.Symbol): ExportDoc {
  const { name } = symbol;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new TypeError(`The export ${name} has no declaration.`);
  const path = relative(ROOT, declaration.getSourceFile().fileName);
  const ofContract = path.startsWith(CONTRACT) && name !== "Operations";
  const text = readDocComment(checker, symbol);
  if (text === "" && !ofContract) {
    throw new TypeError(`${path}: ${name} has no doc comment.`);
  }
  const tags = symbol.getJsDocTags(checker);
  return {
    name,
    ...codeOf(declaration, name),
    text,
    parents: ts.isInterfaceDeclaration(declaration) ? parentsOf(declaration) : [],
    parameters: parametersIn(tags),
    throws: readTags(tags, "throws"),
    members: membersOf(checker, declaration, name),
    ofContract,
  };
}

function codeOf(declaration: ts.Declaration, name: string): Pick<ExportDoc, "kind" | "code"> {
  if (ts.isFunctionDeclaration(declaration)) {
    const generic = declaration.typeParameters?.map((one) => one.getText()).join(", ");
    const fullName = generic === undefined ? name : `${name}<${generic}>`;
    return { kind: "function", code: `function ${fullName}${signature(declaration, ": ")}` };
  }
  if (ts.isClassDeclaration(declaration)) {
    const constructorDeclaration = declaration.members.find(ts.isConstructorDeclaration);
    const parameters = constructorDeclaration ? signature(constructorDeclaration, "") : "()";
    const parents = parentsOf(declaration).join(", ");
    const extended = parents && ` extends ${parents}`;
    return { kind: "class", code: `class ${name}${extended} {\n  constructor${parameters};\n}` };
  }
  if (ts.isInterfaceDeclaration(declaration)) {
    return { kind: "interface", code: `interface ${name}` };
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return { kind: "type", code: declaration.getText().replace(/^export /, "") };
  }
  throw new TypeError(`${name} is neither a function nor a type.`);
}

/** parentsOf(interface Client extends Operations<CallOptions>) → ["Operations"] */
function parentsOf(declaration: ts.Declaration): readonly string[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  const clauses = Array.from(declaration.heritageClauses ?? []);
  return clauses.flatMap(({ types }) => types.map(({ expression }) => expression.getText()));
}

function membersOf(
  checker: ts.TypeChecker,
  declaration: ts.Declaration,
  name: string,
): readonly ExportedMember[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  return declaration.members.flatMap((member): ExportedMember[] => {
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    if (!symbol || ts.isConstructorDeclaration(member)) return [];
    const text = readDocComment(checker, symbol);
    if (text === "") {
      throw new TypeError(`${name}.${symbol.name} has no doc comment.`);
    }
    const tags = symbol.getJsDocTags(checker);
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    return [
      {
        name: symbol.name,
        type: memberType(member, isOptional),
        isOptional,
        text,
        ...defaultIn(tags),
        throws: readTags(tags, "throws"),
      },
    ];
  });
}

function readDocComment(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}

/** `@defaultValue` belongs to the `@param` before it. */
function parametersIn(tags: readonly ts.JSDocTagInfo[]): readonly ExportedPart[] {
  return tags.flatMap(({ name, text }, index): ExportedPart[] => {
    if (name !== "param") return [];
    const [parameter = "", ...words] = ts.displayPartsToString(text).split(" ");
    return [
      { name: parameter, text: words.join(" "), ...defaultIn(tags.slice(index + 1, index + 2)) },
    ];
  });
}

function defaultIn(tags: readonly ts.JSDocTagInfo[]): Pick<ExportedPart, "default"> {
  const [value] = readTags(tags, "defaultValue");
  return value === undefined ? {} : { default: value };
}

function readTags(tags: readonly ts.JSDocTagInfo[], wanted: string): readonly string[] {
  return tags
    .filter(({ name }) => name === wanted)
    .map(({ text }) => ts.displayPartsToString(text).replace(/\s+/g, " "));
}
