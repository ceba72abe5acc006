/** A browser that is not Chromium, as little of it as the tests of behaviours need. */
export interface Engine {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  /** Value of an expression in the page. */
  readonly read: <Value>(expression: string) => Promise<Value>;
  readonly quit: () => Promise<void>;
}
