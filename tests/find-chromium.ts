import { existsSync } from "node:fs";

/** Debian's command and package of headless Chromium, in which pages take half the time. */
export const HEADLESS_CHROMIUM = "chromium-headless-shell";

/** The path of headless Chromium, or else of the full one. */
export function findChromium(): string | undefined {
  return [HEADLESS_CHROMIUM, "chromium"].map((name) => `/usr/bin/${name}`).find(existsSync);
}
