import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Exports that nobody imports yet, or that only their own test asks for, and why they stay. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "site/src/entry/preload.ts preload": "named in the bundler's configuration",
};

const files = ["contract", "mcp", "sandbox", "site", "tests", "bench", "scripts"].flatMap((name) =>
  readdirSync(join(root, name), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
    .filter((file) => !/node_modules|\/?dist\/|rebuild|generated\/|__snapshots__/.test(file))
    .map((file) => `${name}/${file}`),
);
const isWatched = (file: string) =>
  /^(contract|sandbox|site)\/src\//.test(file) && !/\.(test|d)\.tsx?$/.test(file);
const testOf = (file: string) => new RegExp(`^${file.replace(/\.tsx?$/, "")}(\\.node)?\\.test\\.`);

interface Source {
  readonly exported: readonly { readonly name: string; readonly isType: boolean }[];
  /** "contract/src/model.ts Contract", for each name that it imports. */
  readonly imported: readonly string[];
  /** How often each name stands in it. */
  readonly words: ReadonlyMap<string, number>;
}

const sources = new Map(files.map((file) => [file, readSource(file)]));

function readSource(file: string): Source {
  const tree = ts.createSourceFile(
    file,
    readFileSync(join(root, file), "utf8"),
    ts.ScriptTarget.ESNext,
    true,
  );
  const exported: { name: string; isType: boolean }[] = [];
  const imported: string[] = [];
  const words = new Map<string, number>();
  const from = (specifier: ts.Node | undefined) =>
    specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith(".")
      ? relative(root, resolve(root, dirname(file), specifier.text))
      : undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) words.set(node.text, (words.get(node.text) ?? 0) + 1);
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const target = from(node.moduleSpecifier);
      if (target) imported.push(...namesIn(node).map((name) => `${target} ${name}`));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = from(node.arguments[0]);
      if (target) imported.push(`${target} *`);
    }
    imported.push(...loadedBy(node).map((target) => `${target} *`));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  for (const statement of tree.statements) exported.push(...exportsIn(statement));
  return { exported, imported, words };
}

/** The files that a script loads as one bundle: `loadSources(["site/src/build/check-site.ts"])`. */
function loadedBy(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "loadSources") return [];
  const [list] = node.arguments;
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  return list.elements.flatMap((one) => (ts.isStringLiteral(one) ? [one.text] : []));
}

/** The names that a declaration takes from another file; "*" for all of them. */
function namesIn(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly string[] {
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    if (!clause || !ts.isNamedExports(clause)) return ["*"];
    return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  const bindings = node.importClause?.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return ["*"];
  return bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function exportsIn(statement: ts.Statement): readonly { name: string; isType: boolean }[] {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return [];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations
      .flatMap(({ name }) => (ts.isIdentifier(name) ? [name] : name.elements.flatMap(nameOf)))
      .map(({ text }) => ({ name: text, isType: false }));
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  if (!isType && !ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) {
    return [];
  }
  return statement.name ? [{ name: statement.name.text, isType }] : [];
}

/** Of `export const { a, b } = …`. */
function nameOf(element: ts.ArrayBindingElement): readonly ts.Identifier[] {
  return ts.isBindingElement(element) && ts.isIdentifier(element.name) ? [element.name] : [];
}

test("every export is imported somewhere, and not only in its own test", () => {
  const importers = new Map<string, string[]>();
  for (const [file, { imported }] of sources) {
    for (const name of imported) importers.set(name, [...(importers.get(name) ?? []), file]);
  }
  const unused = files.filter(isWatched).flatMap((file) => {
    const { exported = [], words } = sources.get(file) ?? {};
    return exported
      .filter(({ name, isType }) => {
        const all = [`${file} ${name}`, `${file} *`].flatMap((key) => importers.get(key) ?? []);
        if (all.some((importer) => !testOf(file).test(importer))) return false;
        // A part of the file itself may be tested by itself, and a type may be part of another.
        const isPart = (words?.get(name) ?? 0) > 1;
        return !(isPart && (isType || all.length > 0));
      })
      .map(({ name }) => `${file} ${name}`);
  });
  expect(files.length).toBeGreaterThan(300);
  expect(unused.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
