/** The part of the Navigation API in use; TypeScript 5.9 does not describe it yet. */
export interface NavigationLike {
  readonly addEventListener: (
    type: "navigate",
    listener: (event: NavigateEventLike) => void,
  ) => void;
}

export interface NavigateEventLike {
  readonly canIntercept: boolean;
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: unknown;
  readonly navigationType: "push" | "replace" | "reload" | "traverse";
  readonly destination: { readonly url: string };
  readonly signal: AbortSignal;
  readonly intercept: (options: {
    readonly handler: () => Promise<void>;
    readonly focusReset: "manual";
    readonly scroll: "after-transition";
  }) => void;
}

/** Undefined where the browser lacks it: `history-navigation.ts` then stands in. */
export function navigationOf(window: Window): NavigationLike | undefined {
  return (window as { readonly navigation?: NavigationLike }).navigation;
}
