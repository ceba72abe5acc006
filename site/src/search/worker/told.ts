import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";

/** What the worker tells the page. What it throws comes as an event of its own. */
export type Told =
  | { readonly kind: "open"; readonly texts: SearchTexts }
  /** Twice for one question, where names are there before the prose is. */
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer };
