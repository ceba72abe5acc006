import type { PlainResponse } from "./plain-http.ts";

/** What the worker tells the page: each request is answered or failed once, unless it was aborted. */
export type Told =
  /** Its script has run. */
  | { readonly kind: "ready" }
  | { readonly kind: "response"; readonly number: number; readonly response: PlainResponse }
  | {
      readonly kind: "failed";
      readonly number: number;
      readonly message: string;
      /** Whether something did not load that can be asked for again. */
      readonly isUnloaded: boolean;
    };
