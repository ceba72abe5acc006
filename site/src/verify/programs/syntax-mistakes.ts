import { parseSync } from "rolldown/utils";
import type { BlockMistake } from "../blocks/block-mistake.ts";

/** Finds the error of a script that doesn't parse at all. A `return` outside a function is fine. */
export function syntaxMistakes(code: string, language: string): readonly BlockMistake[] {
  if (language !== "ts" && language !== "js") return [];
  const { program, errors } = parseSync("code", code, { lang: language });
  const [error] = errors;
  if (!error || program.body.length > 0) return [];
  const before = code.slice(0, error.labels[0]?.start ?? 0);
  return [
    {
      offset: before.split("\n").length,
      message: `It does not parse: ${error.message.replace(/[^.]$/, "$&.")}`,
    },
  ];
}
