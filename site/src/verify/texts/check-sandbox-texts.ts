import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkPlainText, checkSpan } from "../names/check-names.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { statementsIn } from "../sentences/check-statements.ts";
import { sandboxTexts } from "./sandbox-texts.ts";

/** Names only the sandbox uses: members of an error's details, headers, units, an example. */
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

/** The names in settings come from the code that reads them, so they aren't checked. */
const SETTINGS = "sandbox/src/node/settings/setting-texts.ts";

/** Checks the sandbox's texts about itself, like the prose of pages. */
export function checkSandboxTexts(known: KnownNames): readonly Problem[] {
  const surroundings = { scope: known.scopes.everything, own: OWN };
  const texts = sandboxTexts().filter(({ file }) => file !== SETTINGS);
  return texts.flatMap(({ file, line, text }) => {
    const place = { file, line };
    const problems: Problem[] = [...statementsIn(place, `In the sandbox: ${text}`, "sandbox")];
    eachNode(parseMarkdown(text), (node) => {
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
