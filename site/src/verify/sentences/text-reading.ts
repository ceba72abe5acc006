import type { Root } from "mdast";
import { parseMarkdown } from "../../markdown/parse-markdown.ts";
import { statementsIn } from "./check-statements.ts";

/** Functions that depend on a text alone, so that their results can be cached. */
export interface TextReading {
  readonly parse: (text: string) => Root;
  readonly statementsIn: typeof statementsIn;
}

export const READING: TextReading = { parse: parseMarkdown, statementsIn };
