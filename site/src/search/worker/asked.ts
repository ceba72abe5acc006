/** What the page tells the worker. */
export type Asked =
  /** The next bytes of the index. */
  | { readonly kind: "piece"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Numbers grow: only the latest is answered for sure. */
  | { readonly kind: "ask"; readonly number: number; readonly typed: string };
