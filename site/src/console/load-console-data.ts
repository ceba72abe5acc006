import { consoleDataPath } from "../base/console-data-path.ts";
import type { ConsoleData } from "./console-data.ts";
import type { ConsoleProps } from "./console-props.ts";

/**
 * Loads what the consoles of a reference need, in the language of the page.
 * @throws if it does not load
 */
export async function loadConsoleData(
  window: Window,
  { specification }: ConsoleProps,
): Promise<ConsoleData> {
  const path = consoleDataPath(window.document.documentElement.lang, specification);
  const response = await window.fetch(path);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
