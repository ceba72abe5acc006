import type { ComponentType } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { hydrateIsland } from "./hydrate-island.tsx";

/** Takes over the static element. */
export interface IslandModule {
  /** Takes the props of its element, and `texts`. */
  readonly default: ComponentType<never>;
}

/** Stands in the place of the static element, which is there again when it ends. */
export interface MountedModule {
  /** Rejects where something that it needs did not load; returns its end. */
  readonly mount: (element: HTMLElement, texts: ShellTexts) => Promise<() => void>;
}

/** Every island of the site. Each is a file of its own, loaded when the first one wakes. */
export const islands: Readonly<Record<string, () => Promise<IslandModule | MountedModule>>> = {
  "copy-button": () => import("./copy-button.tsx"),
  "name-filter": () => import("./name-filter.tsx"),
  example: async () => ({ mount: (await import("./mount-example.tsx")).mountExample }),
  console: async () => ({ mount: (await import("../console/mount-console.tsx")).mountConsole }),
};

/** Loads the island of an element and takes the element over; the returned function ends it. */
export async function wakeIsland(element: HTMLElement, texts: ShellTexts): Promise<() => void> {
  const name = element.dataset.island ?? "";
  const load = islands[name];
  if (!load) throw new Error(`There is no island "${name}".`);
  const island = await load();
  if (!element.isConnected) return () => {};
  return "mount" in island
    ? island.mount(element, texts)
    : hydrateIsland(element, island.default, texts);
}
