import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { findChromium, HEADLESS_CHROMIUM } from "./find-chromium.ts";

/** Popups of the address bar, which are two pages per window: more work than one of our visits. */
const POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** Features that Playwright disables: if there are two lists, Chromium uses only the last one. */
export const OFF_BY_PLAYWRIGHT: readonly string[] = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];

/** Turns off everything a browser does by itself: first run, updates, calls home. */
const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // All pages are ours: a blank page and the one it navigates to can share a process.
  "--disable-site-isolation-trials",
  "--process-per-site",
  // Nothing is drawn by a GPU: with fewer processes the tests take a tenth less.
  "--in-process-gpu",
  "--renderer-process-limit=1",
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...POPUPS].join(",")}`,
];

export interface ChromiumOptions extends LaunchOptions {
  /** The font size in the browser's settings, in pixels; 16 by default. */
  readonly defaultFontSize?: number;
}

/** Launches Debian's Chromium, the headless one if it is installed. */
export async function launchChromium(given: ChromiumOptions = {}): Promise<Browser> {
  const { defaultFontSize = 16, ...options } = given;
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`Run "apt-get install ${HEADLESS_CHROMIUM}" as root.`);
  const args = [...ARGUMENTS, `--blink-settings=defaultFontSize=${defaultFontSize}`];
  return chromium.launch({ executablePath, args, ...options });
}
