import type { Theme } from "./preference-rows.ts";

/**
 * One button, three choices: away from the mode on view, then to the other one, then back to what
 * the system says, which is undefined.
 *
 * @param first what was chosen first, on this page; else the one that the system does not have
 */
export function nextTheme(
  chosen: Theme | undefined,
  system: Theme,
  first: Theme = other(system),
): Theme | undefined {
  if (chosen === undefined) return other(system);
  return chosen === first ? other(chosen) : undefined;
}

function other(theme: Theme): Theme {
  return theme === "dark" ? "light" : "dark";
}
