import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";

/** What the worker tells the page. */
export type Told =
  | { readonly kind: "open"; readonly texts: SearchTexts }
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer }
  | { readonly kind: "failed"; readonly message: string };
