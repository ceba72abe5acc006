import { canHave, KINDS_TAKEN, type PlaceKind } from "../../../../sandbox/src/rules/check-place.ts";
import type { Fault } from "./fault.ts";

/** "country, Live prices: yes", the form in which `claimsOf` gives a cell. */
const CELL = /^(?:PLACE_TYPE_)?(airport|city|country|continent), ([^:]+): (yes|no)\b/i;

/**
 * Finds wrong answers about a kind of place: whether a search accepts it, and whether an IATA code
 * can name it.
 */
export function wrongKindsTaken(sentence: string): readonly Fault[] {
  const [said, kind = "", head = "", answer = ""] = CELL.exec(sentence) ?? [];
  const rule = COLUMNS.find(({ title }) => title.test(head));
  if (said === undefined || !rule) return [];
  const holds = rule.holds(kind.toLowerCase());
  return holds === (answer.toLowerCase() === "yes") ? [] : [{ said, right: holds ? "yes" : "no" }];
}

const isOneOf = (kinds: readonly PlaceKind[]) => (kind: string) =>
  kinds.some((one) => one === kind);

const COLUMNS: readonly {
  readonly title: RegExp;
  readonly holds: (kind: string) => boolean;
}[] = [
  { title: /\blive\b/i, holds: isOneOf(KINDS_TAKEN.live) },
  { title: /\bindicative\b/i, holds: isOneOf(KINDS_TAKEN.indicative) },
  {
    title: /\biata\b/i,
    holds: isOneOf(KINDS_TAKEN.indicative.filter((kind) => canHave(kind, "iata"))),
  },
];
