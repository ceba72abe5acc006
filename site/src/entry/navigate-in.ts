import { type NavigationParts, type Retry, startNavigation } from "../browser/navigation.ts";
import { navigationOf } from "../browser/navigation-api.ts";

type Parts = Omit<NavigationParts, "navigation" | "currentUrl">;

/** Starts navigation on the browser's Navigation API or, where that is missing, on a stand-in. */
export function navigateIn(window: Window, parts: Parts): Retry {
  const { location } = window;
  const navigation = navigationOf(window);
  if (navigation) {
    return startNavigation({ ...parts, navigation, currentUrl: () => location.href });
  }
  const standIn = import("../browser/history-navigation.ts").then((history) => {
    const navigation = history.createHistoryNavigation(window);
    return startNavigation({ ...parts, navigation, currentUrl: navigation.currentUrl });
  });
  // If it does not load, links load documents.
  standIn.catch(window.reportError);
  return async (path) => (await standIn)(path);
}
