import { type NavigationParts, type Retry, startNavigation } from "../browser/navigation.ts";
import { navigationOf } from "../browser/navigation-api.ts";

type Parts = Omit<NavigationParts, "navigation" | "currentUrl">;

/** On the browser's Navigation API, or where it lacks it on what stands in, which is loaded then. */
export function navigateIn(window: Window, parts: Parts): Retry {
  const { location } = window;
  const navigation = navigationOf(window);
  if (navigation) {
    return startNavigation({ ...parts, navigation, currentUrl: () => location.href });
  }
  const standIn = import("../browser/history-navigation.ts").then(({ createHistoryNavigation }) => {
    const navigation = createHistoryNavigation(window);
    return startNavigation({ ...parts, navigation, currentUrl: navigation.currentUrl });
  });
  // Without it links load documents.
  standIn.catch(window.reportError);
  return async (path) => (await standIn)(path);
}
