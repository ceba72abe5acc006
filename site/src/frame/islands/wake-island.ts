import type { ComponentType } from "react";
import type { ShellTexts } from "../../../i18n/texts.ts";
import { hydrateIsland } from "./hydrate-island.tsx";

export interface IslandModule {
  /** Takes the props of its element, and `texts`. */
  readonly default: ComponentType<never>;
}

/** Every island of the site. Each is a file of its own, loaded when the first one wakes. */
export const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  "copy-button": () => import("./copy-button.tsx"),
};

/** Loads the island of an element and takes the element over; the returned function ends it. */
export async function wakeIsland(element: HTMLElement, texts: ShellTexts): Promise<() => void> {
  const name = element.dataset.island ?? "";
  const load = islands[name];
  if (!load) throw new Error(`There is no island "${name}".`);
  const { default: Island } = await load();
  return element.isConnected ? hydrateIsland(element, Island, texts) : () => {};
}
