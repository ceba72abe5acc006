import { splitWords } from "../../../../contract/src/migrations/nearest-namesake.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type ContractNames, fieldsBelow, walk } from "./contract-names.ts";
import { contractOf, type KnownNames, type Surroundings } from "./resolve-name.ts";

/** The known name that an unknown one was probably meant to be. */
export function nearestKnown(
  text: string,
  known: KnownNames,
  surroundings: Surroundings,
): string | undefined {
  if (/^([A-Z]+ )?\//.test(text)) return nearestCall(text, known);
  if (text.includes(".")) {
    const dottedName = nearestDotted(text, contractOf(text, known, surroundings.scope));
    if (dottedName) return dottedName;
  }
  const words = knownWords(known, surroundings);
  const inOtherCase = words.find((word) => word.toLowerCase() === text.toLowerCase());
  if (inOtherCase) return inOtherCase;
  const alike = words.filter((word) => isCode(word) === isCode(text));
  return nearestName(text, alike) ?? mostAlike(text, alike);
}

/** "LHR", "UK", "XX2", "en-IE": codes are compared only with codes, and names with names. */
function isCode(word: string): boolean {
  return /^(?:[A-Z0-9]{2,3}|[a-z]{2,3}-[A-Z]{2})$/.test(word);
}

function nearestCall(text: string, { scopes, migrations }: KnownNames): string | undefined {
  const [, method, path = ""] = /^(?:([A-Z]+) )?(.*)$/.exec(text) ?? [];
  const calls = [
    ...[...scopes.everything.contract.operations.values()].map((operation) => ({
      method: operation.method.toUpperCase(),
      path: operation.path,
    })),
    ...[...migrations.values()].flatMap(({ api }) => api.operations),
  ];
  const bare = path.replace(/\?.*$/, "");
  const paths = calls.map((call) => call.path);
  const nearest = nearestName(bare, paths) ?? mostAlike(bare, paths);
  const call = calls.find((call) => call.path === nearest);
  return call && (method === undefined ? call.path : `${call.method} ${call.path}`);
}

/** Corrects the first wrong step of a dotted name: "Leg.stopsCount" → "Leg.stopCount" */
function nearestDotted(text: string, contract: ContractNames): string | undefined {
  const steps = text.split(".");
  for (let length = 1; length <= steps.length; length += 1) {
    if (walk(contract, steps.slice(0, length).join(".")).length > 0) continue;
    const right = steps.slice(0, length - 1);
    const wrong = steps[length - 1] ?? "";
    const names =
      length === 1
        ? [...contract.schemas.keys(), ...contract.fields.keys()]
        : walk(contract, right.join(".")).flatMap((place) =>
            fieldsBelow(place).map(([name]) => name),
          );
    const bare = wrong.replace(/[[{].*$/, "");
    const nearest = nearestName(bare, names) ?? mostAlike(bare, names) ?? names[0];
    return nearest && [...right, nearest, ...steps.slice(length)].join(".");
  }
  return undefined;
}

function knownWords(known: KnownNames, { scope, own }: Surroundings): readonly string[] {
  const { operations, schemas, fields, values, headers } = scope.contract;
  return [
    ...fields.keys(),
    ...values.keys(),
    ...operations.keys(),
    ...schemas.keys(),
    ...headers,
    ...scope.v1.words,
    ...own,
    // Not ids of agents, words of four letters that resemble many names.
    ...[...known.sandbox.keys()].filter((word) => !/^[a-z]{4}$/.test(word)),
  ];
}

/** The name with most words in common, the shortest of several. */
function mostAlike(text: string, names: readonly string[]): string | undefined {
  const parts = splitWords(text).filter((part) => part.length > 2);
  const isAlike = (part: string) =>
    part.length > 2 && parts.some((own) => own.startsWith(part) || part.startsWith(own));
  const shared = (name: string) => splitWords(name).filter(isAlike).length;
  return names
    .map((name) => ({ name, likeness: shared(name) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness || a.name.length - b.name.length)[0]?.name;
}
