import type { ComponentType } from "react";
import type { ShellTexts } from "../../i18n/texts.ts";
import { hydrateIsland } from "./hydrate-island.tsx";

/** An island that hydrates its static element. */
export interface IslandModule {
  /** Takes the props of its element, and `texts`. */
  readonly default: ComponentType<never>;
}

/** An island that replaces its static element, and restores it when it ends. */
export interface MountedModule {
  /** Resolves with the function that ends it; rejects if something that it needs does not load. */
  readonly mount: (element: HTMLElement, texts: ShellTexts) => Promise<() => void>;
}

/** Every island of the site. Each is a separate file, loaded when the first of its kind wakes. */
export const islands: Readonly<Record<string, () => Promise<IslandModule | MountedModule>>> = {
  "copy-button": () => import("./copy-button.tsx"),
  "name-filter": () => import("./name-filter.tsx"),
  example: async () => ({ mount: (await import("./mount-example.tsx")).mountExample }),
  console: async () => ({ mount: (await import("../console/mount-console.tsx")).mountConsole }),
};

/** Loads and wakes the island of an element; the returned function ends it. */
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
