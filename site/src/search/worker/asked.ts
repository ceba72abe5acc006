/** What the page tells the worker. */
export type Asked =
  | { readonly kind: "open"; readonly url: string }
  /** Numbers grow: only the latest is answered for sure. */
  | { readonly kind: "ask"; readonly number: number; readonly typed: string };
