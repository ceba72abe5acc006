import type { Migrations } from "../../../../contract/src/migrations/model.ts";
import type { Operation } from "../../../../contract/src/model.ts";
import { type ContractNames, walk } from "./contract-names.ts";
import type { Scope, Scopes } from "./create-scopes.ts";
import { isV1Call, isV1Path } from "./v1-names.ts";

/** The names that any text of the project may use. */
export interface KnownNames {
  readonly scopes: Scopes;
  readonly migrations: Migrations;
  /** Each with the link to its explanation, or "". */
  readonly sandbox: ReadonlyMap<string, string>;
  /** Names from elsewhere, each with the reason why prose may use it. */
  readonly beyond: ReadonlyMap<string, string>;
}

/** The context in which a name is looked up. */
export interface Surroundings {
  readonly scope: Scope;
  /** Names that the page itself declares. */
  readonly own: ReadonlySet<string>;
}

/** What a code span refers to, with the contract's name for it if it has one. */
export interface ResolvedName {
  readonly kind:
    | "operation"
    | "name"
    | "header"
    | "status"
    | "V1.0"
    | "sandbox"
    | "literal"
    | "program"
    | "beyond"
    | "several";
  readonly name?: string;
  /** The link to its explanation, if it isn't a name of the contract. */
  readonly href?: string;
}

/** Keywords of JavaScript and TypeScript. */
const KEYWORDS = ["async", "await", "break", "const", "import", "return", "throw", "undefined"];
const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH"];
const CALL = /^(?:([A-Z]+) )?(\/[^\s?#]*)(?:\?(\S*))?$/;
const MEDIA_TYPE = /^(?:application|image|text)\/[a-z][\w.+-]*$/;
const URL_START = /^(https?:\/\/[^/\s]+)(\/\S*)?$/;
const PATH_OF_NAMES =
  /^[A-Za-z_$][\w$]*(\[[^\]]*\]|\{[^}]*\})*(\.[A-Za-z_]\w*(\[[^\]]*\]|\{[^}]*\})*)*$/;
const WORDS = /"[^"]*"|'[^']*'|[A-Za-z_$@][\w$./-]*(?:\[\]|\{\})?|-?\d+(?:\.\d+)?/g;

/** Looks up a code span. Undefined if it is unknown. */
export function resolveName(
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
): ResolvedName | undefined {
  const { scope } = surroundings;
  if (known.beyond.has(text)) return { kind: "beyond" };
  const call = CALL.exec(text);
  if (call) return resolveCall(call[2] ?? "", call[1], call[3], known);
  const url = URL_START.exec(text);
  if (url) {
    const [, host = "", path = ""] = url;
    return known.beyond.has(host) ? resolveName(path, known, surroundings) : undefined;
  }
  if (METHODS.includes(text) || KEYWORDS.includes(text) || MEDIA_TYPE.test(text))
    return { kind: "literal" };
  const resolved = resolveWord(text, known, surroundings);
  if (resolved) return resolved;
  if (PART_OF_PATH.test(text) && isPartOfPath(text, known)) return { kind: "literal" };
  if (isBuiltIn(text)) return resolveBuiltInCall(text, known, surroundings);
  if (PATH_OF_NAMES.test(text) && text.includes(".")) {
    const [reached] = walk(contractOf(text, known, scope), withoutKeys(text, known, surroundings));
    if (reached) return { kind: "name", name: reached.name };
    if (isV1Path(scope.v1, text)) return { kind: "V1.0" };
    return undefined;
  }
  return resolveSeveral(text, known, surroundings);
}

/** "pricing/v1.0", "nearest" */
const PART_OF_PATH = /^(?:[\w.{}-]+\/)*[\w.{}-]+\/?$/;

/** Whether it is some consecutive steps of a path of 3.0 or V1.0. */
function isPartOfPath(text: string, { scopes, migrations }: KnownNames): boolean {
  const paths = [
    ...[...scopes.everything.contract.operations.values()].map(({ path }) => path),
    ...[...migrations.values()].flatMap(({ api }) => api.operations.map(({ path }) => path)),
  ];
  return paths.some((path) => `${path}/`.includes(`/${text.replace(/\/$/, "")}/`));
}

/** "places[leg.originPlaceId].name" → "places{}.name", if the key ends in a known name. */
function withoutKeys(path: string, known: KnownNames, surroundings: Surroundings): string {
  return path.replaceAll(/\[(?:\w+\.)*([A-Za-z]\w*)\]/g, (whole, key: string) =>
    resolveName(key, known, surroundings) ? "{}" : whole,
  );
}

/** The names to look a dotted name up in: "LiveQuery.market" is qualified, "query.market" isn't. */
export function contractOf(dotted: string, known: KnownNames, scope: Scope): ContractNames {
  const { contract } = known.scopes.everything;
  return contract.schemas.has(dotted.split(/[.[{]/, 1)[0] ?? "") ? contract : scope.contract;
}

function resolveWord(
  text: string,
  known: KnownNames,
  { scope, own }: Surroundings,
): ResolvedName | undefined {
  const { contract, v1 } = scope;
  const bare = text.replace(/(\[\d*\]|\{\})+$/, "");
  const canonical = canonicalName(contract, bare);
  if (canonical !== undefined && (bare === text || walk(contract, text).length > 0)) {
    return { kind: contract.operations.has(bare) ? "operation" : "name", name: canonical };
  }
  if (contract.headers.has(text)) return { kind: "header" };
  if (contract.statuses.has(text) || v1.statuses.has(text)) return { kind: "status", name: text };
  if (v1.words.has(bare)) return { kind: "V1.0" };
  const href = known.sandbox.get(text);
  if (href !== undefined) return { kind: "sandbox", ...(href !== "" && { href }) };
  if (own.has(text)) return { kind: "program" };
  return isLiteral(text) ? { kind: "literal" } : undefined;
}

/** "adults" → "LiveQuery.adults", "REPLACED" → "ResultAction.RESULT_ACTION_REPLACED". */
function canonicalName(contract: ContractNames, word: string): string | undefined {
  if (contract.operations.has(word) || contract.schemas.has(word)) return word;
  return contract.values.get(word) ?? contract.fields.get(word)?.[0]?.name;
}

function resolveCall(
  path: string,
  method: string | undefined,
  query: string | undefined,
  known: KnownNames,
): ResolvedName | undefined {
  // A path is unambiguous, so a page may name the calls of every API.
  const operation = [...known.scopes.everything.contract.operations.values()].find(
    (operation) =>
      isSamePath(operation, path, known) &&
      (method === undefined || method === operation.method.toUpperCase()),
  );
  const names = (query ?? "").split("&").map((pair) => pair.split("=")[0] ?? "");
  if (operation) {
    const queryParameters = operation.parameters.filter((parameter) => parameter.in === "query");
    const isKnown = (name: string) => queryParameters.some((parameter) => parameter.name === name);
    return query && !names.every(isKnown) ? undefined : { kind: "operation", name: operation.id };
  }
  if (!isV1Call(known.migrations, path, method)) return undefined;
  const words = known.scopes.everything.v1.words;
  return query && !names.every((name) => words.has(name)) ? undefined : { kind: "V1.0" };
}

/** "/…/markets/en-GB" matches "/…/markets/{locale}". */
function isSamePath({ path }: Operation, written: string, known: KnownNames): boolean {
  const steps = written.split("/");
  const pathSteps = path.split("/");
  return (
    steps.length === pathSteps.length &&
    pathSteps.every((step, index) => {
      const writtenStep = steps[index] ?? "";
      if (step === writtenStep) return true;
      return (
        step.startsWith("{") &&
        !writtenStep.startsWith("{") &&
        (writtenStep === "…" || known.sandbox.has(writtenStep))
      );
    })
  );
}

/** ".cjs" */
const FILE_END = /^\.(?:[cm]?[jt]s|[jt]sx|py|go|java|sh|json|ya?ml|md|html|css|svg)$/;

function isLiteral(text: string): boolean {
  if (/^"[^"{[]*"$/.test(text)) return true;
  // A longer number is an id, which has to be known.
  if (/^-?\d{1,4}(\.\d+)?$|^[A-Z]$/.test(text)) return true;
  if (FILE_END.test(text)) return true;
  // `your-key`, `wrong-key`: a placeholder, or an invalid value.
  if (/^(?:your|my|wrong|unknown|invalid|some)(?:-[a-z]+)+$/.test(text)) return true;
  return ["true", "false", "null", "{}", "[]", "?", "…"].includes(text);
}

/** Resolves a JavaScript built-in, called or not; the arguments of a call must all be known. */
function resolveBuiltInCall(
  call: string,
  known: KnownNames,
  surroundings: Surroundings,
): ResolvedName | undefined {
  const [, ...argumentWords] = call.match(WORDS) ?? [];
  const isKnown = argumentWords.every((word) => resolveName(word, known, surroundings));
  return isKnown ? { kind: "several" } : undefined;
}

/** Resolves a member, an expression, a header with value or a command, if every word is known. */
function resolveSeveral(
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
): ResolvedName | undefined {
  const words = text.match(WORDS) ?? [];
  const [first = ""] = words;
  if (words.length === 0) return undefined;
  // Plain words in a row are a known command, or not code.
  if (words.join(" ") === text && !known.beyond.has(first)) return undefined;
  const isKnown = (word: string): boolean =>
    resolveName(word, known, surroundings) !== undefined ||
    isMethodOf(word, known, surroundings) ||
    (/^["']/.test(word) && resolveName(word.slice(1, -1), known, surroundings) !== undefined);
  return words.every(isKnown) ? { kind: "several" } : undefined;
}

/** "currencies.find": a built-in method of something known */
function isMethodOf(word: string, known: KnownNames, surroundings: Surroundings): boolean {
  const [, owner = "", method = ""] = /^(.+)\.(\w+)$/.exec(word) ?? [];
  return isBuiltInMethod(method) && resolveName(owner, known, surroundings) !== undefined;
}

function isBuiltInMethod(method: string): boolean {
  return BUILT_IN.some(({ prototype }) => method in prototype);
}

/** Objects whose methods prose names alone: `getMonth()`. */
const BUILT_IN = [Date, String, Number, Array, Map, Set, Promise, RegExp, URL, Response, Request];

/** Whether it is built into JavaScript: `Number("")`, `Math.round(price)`, `Date.now`, `getMonth()`. */
function isBuiltIn(text: string): boolean {
  const [, method = ""] = /^([a-z]\w*)\(\)$/.exec(text) ?? [];
  if (isBuiltInMethod(method)) return true;
  const [, object = "", member] = /^([A-Z]\w*)(?:\.(\w+)|(?=\())(?:\([^()]*\))?$/.exec(text) ?? [];
  const builtIn: unknown = Reflect.get(globalThis, object);
  if (typeof builtIn !== "function" && (typeof builtIn !== "object" || builtIn === null))
    return false;
  return member === undefined || Reflect.has(builtIn, member);
}
