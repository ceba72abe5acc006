import type { SpecificationId } from "../../../../contract/src/model.ts";

const SEARCH = "(?:prices?|search|searches|query|queries|leg|legs|place|request)";
const DATA = "(?:API|call|calls|request|requests|response|responses|query)";

/** What each API is called in a sentence. */
const CALLED: Readonly<Record<SpecificationId, RegExp>> = {
  "flights-live-pricing": new RegExp(`\\blive ${SEARCH}\\b`, "i"),
  "flights-indicative": new RegExp(`\\bindicative ${SEARCH}\\b`, "i"),
  autosuggest: new RegExp(`\\bautosuggest ${DATA}\\b`, "i"),
  geo: new RegExp(`\\bgeo ${DATA}\\b`, "i"),
  culture: new RegExp(`\\bculture ${DATA}\\b`, "i"),
};

/** apisNamedIn("a live search needs it, the Geo API doesn't") → ["flights-live-pricing", "geo"] */
export function apisNamedIn(text: string): readonly SpecificationId[] {
  return (Object.keys(CALLED) as SpecificationId[]).filter((id) => CALLED[id].test(text));
}
