import type { Fault } from "./fault.ts";
import type { Members } from "./members.ts";

const UNITS = "milliseconds|seconds|minutes|hours|days|kilometres|miles|metres";
const IN_UNIT = new RegExp(
  `\\b(?:in|as|of) (?:whole )?(${UNITS})\\b|(?<=In)(?:Milliseconds|Seconds|Minutes|Hours)$`,
  "gi",
);

/** Units that no amount has by itself: every amount is in the unit beside it. */
const OF_PRICE =
  /\b(?:in|as) (?:cents|pence|pounds|euros|dollars|whole (?:units|pounds|numbers of))\b/i;

const ELSEWHERE =
  /\b(?:V1\.0|whether|if|not|never|can be|divided|sandbox|example|PRICE_UNIT_\w+)\b|n['’]t\b|\?/i;

/** Finds wrong units of the fields that a sentence names: "Durations are in hours" */
export function wrongUnits(sentence: string, about: string, members: Members): readonly Fault[] {
  const claimedUnits = unitsIn(sentence);
  const price = OF_PRICE.exec(sentence);
  if (claimedUnits.length === 0 && !price) return [];
  if (ELSEWHERE.test(sentence) || /\bV1\.0\b/.test(about)) return [];
  const fields = [...sentence.matchAll(members.phrase)].flatMap(([phrase]) => members.of(phrase));
  if (price && fields.some(({ schema }) => isPrice(schema.name))) {
    return [{ quote: price[0], right: "in the unit beside it" }];
  }
  return fields.flatMap(({ at, schema: { description } }) => {
    const units = [...new Set([...unitsIn(at), ...unitsIn(description)])];
    return units.length === 0
      ? []
      : claimedUnits
          .filter((unit) => !units.includes(unit))
          .map((unit) => ({ quote: `${at} in ${unit}`, right: `in ${units.join(", ")}` }));
  });
}

function isPrice(name = ""): boolean {
  return name === "Price";
}

function unitsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(IN_UNIT), ([found, unit = found]) => unit.toLowerCase());
}
