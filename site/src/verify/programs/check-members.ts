import { parseSync, Visitor, type VisitorObject } from "rolldown/utils";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { BlockMistake } from "../blocks/block-mistake.ts";
import type { KnownMembers } from "./known-members.ts";

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
  const broken = isCompiled || !isScript(language) ? [] : syntaxMistakes(code, language);
  return [...broken, ...mistakes, ...wordMistakes(code, known)];
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

/** Which members Go reads only its compiler knows, and a shell none: words are looked up in both. */
function membersOf(code: string, language: string, isCompiled: boolean): Members {
  if (language === "python") return pythonMembers(code);
  return isScript(language)
    ? scriptMembers(code, language, isCompiled)
    : { used: [], declared: new Set() };
}

function isScript(language: string): boolean {
  return language === "ts" || language === "js";
}

function parse(code: string, language: string) {
  return parseSync(language === "ts" ? "a.ts" : "a.js", code);
}

/** What keeps a piece from being read at all. One that returns without a function is a piece. */
function syntaxMistakes(code: string, language: string): readonly BlockMistake[] {
  const { program, errors } = parse(code, language);
  const [error] = errors;
  if (!error || program.body.length > 0) return [];
  return [
    {
      offset: lineAt(code, error.labels[0]?.start ?? 0),
      message: `It does not parse: ${error.message.replace(/[^.]$/, "$&.")}`,
    },
  ];
}

/** 1-based. */
function lineAt(code: string, position: number): number {
  return code.slice(0, position).split("\n").length;
}

function scriptMembers(code: string, language: string, isCompiled: boolean): Members {
  const used: Used[] = [];
  const declared = new Set<string>();
  const imports = new Set<unknown>();
  const use = (name: string | undefined, start: number) => {
    if (name !== undefined) used.push({ name, offset: lineAt(code, start) });
  };
  const declare = ({ key, computed }: Keyed) => {
    const name = computed ? undefined : keyName(key);
    if (name !== undefined) declared.add(name);
  };
  const reads: VisitorObject = {
    MemberExpression({ object, property, computed }) {
      // A variable of the environment is the reader's to name.
      if (code.slice(object.start, object.end) === "process.env") return;
      const isNamed = !computed || property.type === "Literal";
      if (isNamed) use(keyName(property), property.start);
    },
    // `const { createSandbox } = require("@farewind/sandbox")` imports names, and reads no member.
    VariableDeclarator({ id, init }) {
      if (init?.type !== "CallExpression" || init.callee.type !== "Identifier") return;
      if (init.callee.name === "require") imports.add(id);
    },
    ObjectPattern(pattern) {
      if (imports.has(pattern)) return;
      for (const property of pattern.properties) {
        if (property.type === "Property") use(keyName(property.key), property.key.start);
      }
    },
  };
  const { program } = parse(code, language);
  new Visitor({
    ...(!isCompiled && reads),
    TSPropertySignature: ({ key }) => use(keyName(key), key.start),
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if (property.type === "Property") declare(property);
    },
    MethodDefinition: declare,
    PropertyDefinition: declare,
  }).visit(program);
  return { used, declared };
}

interface Keyed {
  readonly key: Key;
  readonly computed: boolean;
}

interface Key {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

/** The word that stands for a member: `status` and `"status"`. */
function keyName({ type, name, value }: Key): string | undefined {
  if (type === "Identifier" && typeof name === "string") return name;
  return type === "Literal" && typeof value === "string" ? value : undefined;
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
