import type { Root } from "mdast";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { statementsIn } from "./check-statements.ts";

/** What follows from a text alone: who checks the same texts again may remember it. */
export interface TextReading {
  readonly parse: (text: string) => Root;
  readonly statementsIn: typeof statementsIn;
}

export const READING: TextReading = { parse: parseMarkdown, statementsIn };
