import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SETTING_TEXTS } from "../../../../sandbox/src/node/settings/setting-texts.ts";
import { LIMIT_TEXTS } from "../../../../sandbox/src/register/limit-texts.ts";
import { REGISTER_PARTS } from "../../../../sandbox/src/register/register.ts";
import { QUIRKS } from "../../../../sandbox/src/scenarios/quirks.ts";
import { SCENARIOS } from "../../../../sandbox/src/scenarios/scenarios.ts";

/** A text of the sandbox about itself, with its location. */
export interface SandboxText {
  readonly file: string;
  readonly line: number;
  /** The row it is in: "bad-request". */
  readonly subject: string;
  readonly text: string;
}

/** Every text of the sandbox that pages print. */
export function sandboxTexts(): readonly SandboxText[] {
  return [
    ...Object.entries(REGISTER_PARTS).flatMap(([part, points]) =>
      placed(
        `register/open-points-of-${part}`,
        points.map(({ id, question, decision }) => [id, `${question} ${decision}`]),
      ),
    ),
    ...placed(
      "register/limit-texts",
      Object.entries(LIMIT_TEXTS).map(([name, { counts }]) => [name, counts]),
    ),
    ...placed(
      "scenarios/scenarios",
      SCENARIOS.map(({ name, description }) => [name, description]),
    ),
    ...placed(
      "scenarios/quirks",
      QUIRKS.map(({ id, text }) => [id, text]),
    ),
    ...placed(
      "node/settings/setting-texts",
      SETTING_TEXTS.map(({ name, description, defaultText }) => [
        name,
        `${description} ${defaultText}`,
      ]),
    ),
  ];
}

function placed(
  module: string,
  texts: readonly (readonly [subject: string, text: string])[],
): readonly SandboxText[] {
  const file = `sandbox/src/${module}.ts`;
  const path = fileURLToPath(new URL(`../../../../${file}`, import.meta.url));
  const lines = readFileSync(path, "utf8").split("\n");
  return texts.map(([subject, text]) => {
    const row = new RegExp(`"${subject}"|\\b${subject}: \\{`);
    return { file, line: lines.findIndex((line) => row.test(line)) + 1, subject, text };
  });
}
