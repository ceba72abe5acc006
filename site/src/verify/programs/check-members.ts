import { createRequire } from "node:module";
import type TypeScript from "typescript";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { BlockMistake } from "../blocks/block-mistake.ts";
import type { KnownMembers } from "./known-members.ts";

/** Required, not imported: Node looks through all nine megabytes for what an import can name. */
const ts: typeof TypeScript = createRequire(import.meta.url)("typescript");

/**
 * Names in code that nothing has: members that are read or described and are neither the contract's
 * nor V1.0's nor declared beside it nor JavaScript's own; enum values and statuses in any language.
 * @param language of the fence: "ts", "js", "python", "go" or "bash"
 * @param isCompiled what a member is read from is the compiler's to know; its types are not
 */
export function checkMembers(
  code: string,
  language: string,
  known: KnownMembers,
  isCompiled: boolean,
): readonly BlockMistake[] {
  const members = membersOf(code, language, isCompiled);
  const mistakes = members.used.flatMap(({ name, offset }) => {
    const isKnown = [known.fields, known.retired, members.declared, BUILT_IN];
    if (isKnown.some((names) => names.has(name))) return [];
    const message = `Nothing has a member "${name}": not the contract, V1.0 or this code.`;
    const candidates = [...known.fields, ...members.declared, ...known.retired, ...BUILT_IN];
    return [withNearest({ offset, message }, nearestName(name, candidates))];
  });
  return [...mistakes, ...wordMistakes(code, known)];
}

/** Members of 3.0 in code that reads V1.0, and the other way round: what fewer names are of. */
export function checkVersion(
  code: string,
  language: string,
  known: KnownMembers,
): readonly BlockMistake[] {
  const { used, declared } = scriptMembers(code, language, false);
  const { fields, retired } = known;
  const own = used.filter(({ name }) => !declared.has(name) && !BUILT_IN.has(name));
  const current = own.filter(({ name }) => fields.has(name) && !retired.has(name));
  const old = own.filter(({ name }) => retired.has(name) && !fields.has(name));
  if (current.length === 0 || old.length === 0) return [];
  const isOld = old.length >= current.length;
  return (isOld ? current : old).map(({ name, offset }) =>
    withNearest(
      { offset, message: `"${name}" is ${isOld ? "3.0's" : "V1.0's"}, and the rest is not.` },
      nearestName(name, isOld ? retired : fields),
    ),
  );
}

interface Used {
  readonly name: string;
  /** Line of the code, 1-based. */
  readonly offset: number;
}

interface Members {
  readonly used: readonly Used[];
  readonly declared: ReadonlySet<string>;
}

/** Which members Go reads only its compiler knows: its values and statuses are looked up. */
function membersOf(code: string, language: string, isCompiled: boolean): Members {
  if (language === "go") return { used: [], declared: new Set() };
  return language === "python" ? pythonMembers(code) : scriptMembers(code, language, isCompiled);
}

function scriptMembers(code: string, language: string, isCompiled: boolean): Members {
  const kind = language === "ts" ? ts.ScriptKind.TS : ts.ScriptKind.JS;
  const source = ts.createSourceFile("a.ts", code, ts.ScriptTarget.ES2023, true, kind);
  const used: Used[] = [];
  const declared = new Set<string>();
  const use = (node: TypeScript.Node) =>
    used.push({
      name: node.getText(source).replaceAll(/^["']|["']$/g, ""),
      offset: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
    });
  const visit = (node: TypeScript.Node): void => {
    const read = isCompiled ? undefined : readBy(node);
    const name = ts.isPropertySignature(node) ? node.name : read;
    if (name) use(name);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      declared.add(node.name.getText(source).replaceAll(/^["']|["']$/g, ""));
    }
    if (ts.isMethodDeclaration(node) || ts.isPropertyDeclaration(node)) {
      declared.add(node.name.getText(source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { used, declared };
}

/** The name of the member that a node reads, if it reads one. */
function readBy(node: TypeScript.Node): TypeScript.Node | undefined {
  if (ts.isPropertyAccessExpression(node)) {
    // A variable of the environment is the reader's to name.
    return node.expression.getText() === "process.env" ? undefined : node.name;
  }
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression)) {
    return node.argumentExpression;
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  if (node.dotDotDotToken || isImport(node.parent.parent)) return undefined;
  return node.propertyName ?? node.name;
}

/** `const { createSandbox } = require("@farewind/sandbox")` imports names, and reads no member. */
function isImport(node: TypeScript.Node): boolean {
  if (!ts.isVariableDeclaration(node) || !node.initializer) return false;
  const { initializer } = node;
  return ts.isCallExpression(initializer) && initializer.expression.getText() === "require";
}

/** Keys that are read: `answer["status"]`, `answer.get("status")`. Written: `{"status": …}`. */
function pythonMembers(code: string): Members {
  const used = code.split("\n").flatMap((text, index) =>
    Array.from(text.matchAll(/(?:\w|\]|\))\[["']([A-Za-z]\w*)["']\]/g), ([, name = ""]) => {
      return { name, offset: index + 1 };
    }),
  );
  const declared = Array.from(code.matchAll(/["']([\w-]+)["']\s*:/g), ([, name = ""]) => name);
  return { used, declared: new Set(declared) };
}

/** Enum values and statuses, wherever they stand. */
function wordMistakes(
  code: string,
  { enumValues, statuses }: KnownMembers,
): readonly BlockMistake[] {
  return code.split("\n").flatMap((text, index) => {
    const words = Array.from(
      text.matchAll(/["'](?=\w*[A-Z]{3}_)([A-Za-z0-9]+(?:_[A-Za-z0-9]+){2,})["']/g),
    );
    const codes = /\b(status|case|code)\b/i.test(text)
      ? Array.from(text.matchAll(/(?<![\d.:_])([1-5]\d\d)(?![\d._])/g))
      : [];
    return [
      ...words.flatMap(([, word = ""]) =>
        enumValues.has(word)
          ? []
          : [told(index, `"${word}" is no value of the contract.`, nearestName(word, enumValues))],
      ),
      ...codes.flatMap(([, status = ""]) =>
        statuses.has(status)
          ? []
          : [told(index, `No call responds with ${status}.`, nearestStatus(status, statuses))],
      ),
    ];
  });
}

function told(index: number, message: string, nearest: string | undefined): BlockMistake {
  return withNearest({ offset: index + 1, message }, nearest);
}

function withNearest(mistake: BlockMistake, nearest: string | undefined): BlockMistake {
  return nearest === undefined ? mistake : { ...mistake, nearest };
}

function nearestStatus(status: string, statuses: ReadonlySet<string>): string | undefined {
  const distance = (other: string) => Math.abs(Number(other) - Number(status));
  return [...statuses].filter(Number).sort((a, b) => distance(a) - distance(b))[0];
}

/** Members of what JavaScript and Node bring. */
const BUILT_IN: ReadonlySet<string> = new Set(
  [
    ...[Array, String, Promise, Map, Set, Number, Date, RegExp, Error, Object, BigInt, Symbol],
    ...[Response, Request, Headers, URL, URLSearchParams, AbortSignal, AbortController],
  ]
    .flatMap((one) => [
      ...Object.getOwnPropertyNames(one),
      ...Object.getOwnPropertyNames(one.prototype),
    ])
    .concat(
      ["env", "exit", "argv", "log", "error", "stringify", "parse", "UTC", "max", "min", "floor"],
      [
        "abs",
        "random",
        "round",
        "ok",
        "equal",
        "deepEqual",
        "listen",
        "writeHead",
        "end",
        "setHeader",
        ...[
          "all",
          "beforeEach",
          "close",
          "page",
          "raw",
          "req",
          "request",
          "use",
          "route",
          "fulfill",
          "goto",
          "evaluate",
          "postDataBuffer",
          "toBe",
        ],
      ],
    ),
);
