import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { checkPlainText, checkSpan } from "../names/check-names.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { statementsIn } from "../sentences/check-statements.ts";
import { type SandboxText, sandboxTexts } from "./sandbox-texts.ts";

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

const SETTINGS = "sandbox/src/node/settings/setting-texts.ts";
const SCENARIOS = "sandbox/src/scenarios/scenarios.ts";

/** Checks the sandbox's texts about itself, like the prose of pages. */
export function checkSandboxTexts(
  known: KnownNames,
  texts: readonly SandboxText[] = sandboxTexts(),
): readonly Problem[] {
  const surroundings = { scope: known.scopes.everything, own: OWN };
  return texts.flatMap((own) => {
    const { file, line, text } = own;
    const location = { file, line };
    const problems: Problem[] = [...statementsIn(location, withSubject(own), "sandbox")];
    // The names in settings come from the code that reads them.
    if (file === SETTINGS) return problems;
    eachNode(parseMarkdown(text), (node) => {
      if (node.type === "inlineCode") {
        problems.push(...checkSpan(location, node.value, known, surroundings));
      }
      if (node.type === "text") {
        problems.push(...checkPlainText(location, node.value, known, surroundings));
      }
    });
    return problems;
  });
}

/** The text with what it is about: "SANDBOX_SEED (sandbox seed): the seed of flights and prices" */
function withSubject({ file, subject, text }: SandboxText): string {
  if (file === SETTINGS) {
    return `${subject} (${subject.replaceAll("_", " ").toLowerCase()}): ${text}`;
  }
  return file === SCENARIOS ? `With the scenario ${subject}: ${text}` : `In the sandbox: ${text}`;
}
