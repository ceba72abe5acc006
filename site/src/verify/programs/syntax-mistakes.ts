import { parseSync } from "rolldown/utils";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import type { BlockMistake } from "../blocks/block-mistake.ts";

/** Finds the error of a script that doesn't parse at all. A `return` outside a function is fine. */
export function syntaxMistakes(code: string, language: string): readonly BlockMistake[] {
  if (language !== "ts" && language !== "js") return [];
  const { program, errors } = parseSync("code", code, { lang: language });
  const [error] = errors;
  if (!error || program.body.length > 0) return [];
  return [
    {
      offset: lineOfOffset(code, error.labels[0]?.start ?? 0),
      message: `It does not parse: ${error.message.replace(/[^.]$/, "$&.")}`,
    },
  ];
}
