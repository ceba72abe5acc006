import { parseSync, Visitor, type VisitorObject } from "rolldown/utils";
import { lineOfOffset } from "../../base/line-of-offset.ts";

interface UsedMember {
  readonly name: string;
  /** Line in the code, 1-based. */
  readonly offset: number;
}

interface CodeMembers {
  readonly used: readonly UsedMember[];
  readonly declared: ReadonlySet<string>;
}

/**
 * The members that code reads, and those it declares. For Go only its compiler knows them, and
 * shells have none.
 * @param isCompiled whether a compiler checks the members that are read; then only types count
 */
export function membersIn(code: string, language: string, isCompiled: boolean): CodeMembers {
  if (language === "python") return pythonMembers(code);
  if (language === "ts" || language === "js") return scriptMembers(code, language, isCompiled);
  return { used: [], declared: new Set() };
}

function scriptMembers(code: string, lang: "ts" | "js", isCompiled: boolean): CodeMembers {
  const used: UsedMember[] = [];
  const declared = new Set<string>();
  const imports = new Set<unknown>();
  const use = (name: string | undefined, start: number) => {
    if (name !== undefined) used.push({ name, offset: lineOfOffset(code, start) });
  };
  const declare = ({ key, computed }: KeyedNode) => {
    const name = computed ? undefined : keyName(key);
    if (name !== undefined) declared.add(name);
  };
  const reads: VisitorObject = {
    MemberExpression({ object, property, computed }) {
      // Environment variables can have any name.
      if (code.slice(object.start, object.end) === "process.env") return;
      const isNamed = !computed || property.type === "Literal";
      if (isNamed) use(keyName(property), property.start);
    },
    // `const { createSandbox } = require("@farewind/sandbox")` imports names; it reads no member.
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
  const { program } = parseSync("code", code, { lang });
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

interface KeyedNode {
  readonly key: Key;
  readonly computed: boolean;
}

interface Key {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

/** The name of a member: `status` or `"status"`. */
function keyName({ type, name, value }: Key): string | undefined {
  if (type === "Identifier" && typeof name === "string") return name;
  return type === "Literal" && typeof value === "string" ? value : undefined;
}

/** `place["iata"]`, `place.get("iata")`; not `os.environ.get("API_KEY")` */
const PYTHON_READ =
  /(?<=[\w\])])(?:\[|(?<!\benviron)\.get\(\s*)["']([A-Za-z]\w*)["']\s*(?:\]|[,)])/g;

function pythonMembers(code: string): CodeMembers {
  const used = code
    .split("\n")
    .flatMap((text, index) =>
      Array.from(text.matchAll(PYTHON_READ), ([, name = ""]) => ({ name, offset: index + 1 })),
    );
  const declared = Array.from(code.matchAll(/["']([\w-]+)["']\s*:/g), ([, name = ""]) => name);
  return { used, declared: new Set(declared) };
}
