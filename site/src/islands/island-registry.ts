import type { IslandRegistry } from "./islands.tsx";

/** Every island of the site. Each is a file of its own, loaded when the first one wakes. */
export const islandRegistry: IslandRegistry = {
  "copy-button": () => import("./copy-button.tsx"),
};
