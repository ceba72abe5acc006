import { existsSync } from "node:fs";

/** Chromium without windows, as Debian names command and package: a page takes half the time in it. */
export const HEADLESS_CHROMIUM = "chromium-headless-shell";

/** The path of Chromium: the one without windows, or else the whole one. */
export function findChromium(): string | undefined {
  return [HEADLESS_CHROMIUM, "chromium"].map((name) => `/usr/bin/${name}`).find(existsSync);
}
