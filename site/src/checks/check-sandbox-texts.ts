import { visit } from "unist-util-visit";
import type { Problem } from "../../../contract/src/problems/problem.ts";
import { LIMIT_TEXTS } from "../../../sandbox/src/register/limit-texts.ts";
import { REGISTER } from "../../../sandbox/src/register/register.ts";
import { QUIRKS } from "../../../sandbox/src/scenarios/quirks.ts";
import { SCENARIOS } from "../../../sandbox/src/scenarios/scenarios.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkPlainText, checkSpan } from "./check-names.ts";

/** What only the sandbox says: the members of an error's detail, headers, units, an example. */
const OWN = new Set([
  "field",
  "expected",
  "received",
  "RateLimit",
  "RateLimit-Policy",
  "KiB",
  "UTF",
  "oneWay",
  "|",
]);

/** Names in what the sandbox says of itself, which is prose like that of the pages. */
export function checkSandboxTexts(known: KnownNames): readonly Problem[] {
  const surroundings = { scope: known.scopes.everything, own: OWN };
  const texts = [
    ...REGISTER.map(({ id, question, decision }) => ({ id, text: `${question} ${decision}` })),
    ...SCENARIOS.map(({ name, description }) => ({ id: name, text: description })),
    ...QUIRKS.map(({ id, text }) => ({ id, text })),
    ...Object.entries(LIMIT_TEXTS).map(([id, { counts }]) => ({ id, text: counts })),
  ];
  return texts.flatMap(({ id, text }) => {
    const place = { file: `sandbox/src (${id})` };
    const problems: Problem[] = [];
    visit(parseMarkdown(text), (node) => {
      if (node.type === "inlineCode") {
        problems.push(...checkSpan(place, node.value, known, surroundings));
      }
      if (node.type === "text") {
        problems.push(...checkPlainText(place, node.value, known, surroundings));
      }
    });
    return problems;
  });
}
