import { type NavigationParts, type Retry, startNavigation } from "../browser/navigation.ts";
import { navigationOf } from "../browser/navigation-api.ts";

type Parts = Omit<NavigationParts, "navigation" | "currentUrl">;

interface Navigates {
  readonly retry: Retry;
  /** Resolves once links are followed in place, or never will be. */
  readonly isReady: Promise<unknown>;
}

/** On the browser's Navigation API, or where it lacks it on what stands in, which is loaded then. */
export function navigateIn(window: Window, parts: Parts): Navigates {
  const { location } = window;
  const navigation = navigationOf(window);
  if (navigation) {
    const retry = startNavigation({ ...parts, navigation, currentUrl: () => location.href });
    return { retry, isReady: Promise.resolve() };
  }
  const standIn = import("../browser/history-navigation.ts").then(({ createHistoryNavigation }) => {
    const navigation = createHistoryNavigation(window);
    return startNavigation({ ...parts, navigation, currentUrl: navigation.currentUrl });
  });
  // Without it links load documents.
  const isReady = standIn.catch(window.reportError);
  return { retry: async (path) => (await standIn)(path), isReady };
}
