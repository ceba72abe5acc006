import type { Contract } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** The values that say nothing, "AGENT_TYPE_UNSPECIFIED", with what the contract says of each. */
export type Unspecified = ReadonlyMap<string, string>;

export function unspecifiedOf({ specifications }: Contract): Unspecified {
  const schemas = specifications.flatMap((one) => [...one.schemas.values()]);
  const values = schemas.flatMap((schema) => (schema.kind === "enum" ? schema.values : []));
  return new Map(
    values
      .filter(({ value }) => value.endsWith("_UNSPECIFIED"))
      .map(({ value, description }) => [value, description]),
  );
}

/** "… means that the traveller cancelled it", "… stands for a mixed cabin" */
const MEANS =
  /\b([A-Z]+_[A-Z_]*UNSPECIFIED) (?:(?:always|also|only|then|simply|just) )*(?:means|stands for|is for|says|signals|tells you|indicates|is returned|is sent|is set|is used|comes|appears) ([^.;|]*)/g;

/** What such a value can mean: that something is lacking, or how to treat it. */
const LACKS =
  /\b(?:no|not|none|nothing|nobody|neither|never|without|missing|absent|unspecified|unknown|undefined|un\w+ed|lacks?|empty|whether|whatever|any|default|treat\w*|incomplete|omitted|left (?:out|open)|specified|given)\b|n['’]t\b/i;

/** Finds a meaning for a value that has none. */
export function wrongUnspecified(sentence: string, values: Unspecified): readonly Fault[] {
  return Array.from(sentence.matchAll(MEANS)).flatMap(([said, value = "", meaning = ""]) => {
    const right = values.get(value);
    return right === undefined || LACKS.test(meaning) ? [] : [{ said, right }];
  });
}
