import type { ComponentType } from "react";

export interface IslandModule {
  /** Takes the props of its element, and `texts`. */
  readonly default: ComponentType<never>;
}

/** Loads an island by name. */
export type IslandRegistry = Readonly<Record<string, () => Promise<IslandModule>>>;

/** Every island of the site. Each is a file of its own, loaded when the first one wakes. */
export const islandRegistry: IslandRegistry = {
  "copy-button": () => import("./copy-button.tsx"),
};
