/** A browser other than Chromium, with only what the tests of behaviours need. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  readonly quit: () => Promise<void>;
}
