import type { Theme } from "./preference-rows.ts";

/**
 * One button with three choices: first the opposite of the system's mode, then the other mode, then
 * undefined, which follows the system again.
 *
 * @param first mode that was chosen first on this page; by default, the opposite of the system's
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
