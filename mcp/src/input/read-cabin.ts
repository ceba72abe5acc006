import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import type { CabinClass } from "../../../contract/src/types.ts";
import { interpreted, type Resolved } from "./resolved.ts";

const PREFIX = "CABIN_CLASS_";

/** A name of the contract: { kind: "value", name: "CabinClass.CABIN_CLASS_FIRST" } */
interface Named {
  readonly kind: string;
  readonly name: string;
}

/** A cabin by value or by name: "Premium economy" → "CABIN_CLASS_PREMIUM_ECONOMY". */
export function readCabin(parts: readonly Named[], given: string): Resolved<CabinClass> {
  const words = cabinWords(parts);
  const word = given
    .trim()
    .replaceAll(/[\s-]+/g, "_")
    .toUpperCase()
    .replace(PREFIX, "");
  const cabin =
    words.find((one) => one === word) ?? words.find((one) => one === word.split("_")[0]);
  if (cabin !== undefined) {
    const value = (PREFIX + cabin) as CabinClass;
    return interpreted(value, value, given);
  }
  const nearest = nearestName(word, words);
  return {
    problem: "expected a value of CabinClass",
    nearest: (nearest === undefined ? words : [nearest]).map((one) => PREFIX + one),
  };
}

function cabinWords(parts: readonly Named[]): readonly string[] {
  const start = `CabinClass.${PREFIX}`;
  return parts
    .filter(({ kind, name }) => kind === "value" && name.startsWith(start))
    .map(({ name }) => name.slice(start.length));
}
