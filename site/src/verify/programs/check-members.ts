import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { BlockMistake } from "../blocks/block-mistake.ts";
import type { KnownMembers } from "./known-members.ts";
import { membersIn } from "./members-in.ts";
import { syntaxMistakes } from "./syntax-mistakes.ts";

/**
 * Finds unknown names in code: members read or described that aren't in the contract, in V1.0,
 * declared in the code, or built into JavaScript; and enum values and statuses in any language.
 * @param language of the fence: "ts", "js", "python", "go" or "bash"
 * @param isCompiled whether a compiler checks the members that are read; of members, only those of
 * types are then checked
 */
export function checkMembers(
  code: string,
  language: string,
  known: KnownMembers,
  isCompiled: boolean,
): readonly BlockMistake[] {
  const members = membersIn(code, language, isCompiled);
  const mistakes = members.used.flatMap(({ name, offset }) => {
    const isKnown = [known.fields, known.retired, members.declared, BUILT_IN];
    if (isKnown.some((names) => names.has(name))) return [];
    const message = `No type of the contract, of V1.0 or of this code has a member "${name}".`;
    const candidates = [...known.fields, ...members.declared, ...known.retired, ...BUILT_IN];
    return [withNearest({ offset, message }, nearestName(name, candidates))];
  });
  const broken = isCompiled ? [] : syntaxMistakes(code, language);
  return [...broken, ...mistakes, ...wordMistakes(code, known)];
}

/** Finds members of 3.0 in code for V1.0, or the reverse: the version with fewer names is wrong. */
export function checkVersion(
  code: string,
  language: string,
  known: KnownMembers,
): readonly BlockMistake[] {
  const { used, declared } = membersIn(code, language, false);
  const { fields, retired } = known;
  const unknownMembers = used.filter(({ name }) => !declared.has(name) && !BUILT_IN.has(name));
  const current = unknownMembers.filter(({ name }) => fields.has(name) && !retired.has(name));
  const old = unknownMembers.filter(({ name }) => retired.has(name) && !fields.has(name));
  if (current.length === 0 || old.length === 0) return [];
  const isOld = old.length >= current.length;
  const [version, other] = isOld ? ["V1.0", "3.0"] : ["3.0", "V1.0"];
  return (isOld ? current : old).map(({ name, offset }) =>
    withNearest(
      { offset, message: `"${name}" is a name of ${other}, but this code is for ${version}.` },
      nearestName(name, isOld ? retired : fields),
    ),
  );
}

/** Finds unknown enum values and statuses anywhere in code. */
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
          : [
              mistakeAt(
                index,
                `"${word}" is not an enum value of the contract.`,
                nearestName(word, enumValues),
              ),
            ],
      ),
      ...codes.flatMap(([, status = ""]) =>
        statuses.has(status)
          ? []
          : [mistakeAt(index, `No call responds with ${status}.`, nearestStatus(status, statuses))],
      ),
    ];
  });
}

function mistakeAt(index: number, message: string, nearest: string | undefined): BlockMistake {
  return withNearest({ offset: index + 1, message }, nearest);
}

function withNearest(mistake: BlockMistake, nearest: string | undefined): BlockMistake {
  return nearest === undefined ? mistake : { ...mistake, nearest };
}

function nearestStatus(status: string, statuses: ReadonlySet<string>): string | undefined {
  const distance = (other: string) => Math.abs(Number(other) - Number(status));
  return [...statuses].filter(Number).sort((a, b) => distance(a) - distance(b))[0];
}

/** Members of JavaScript, Node and the packages that examples use. */
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
      "env exit argv log error stringify parse UTC max min floor abs random round ok equal deepEqual listen writeHead end setHeader all beforeEach close page raw req request use route fulfill goto evaluate postDataBuffer toBe".split(
        " ",
      ),
    ),
);
