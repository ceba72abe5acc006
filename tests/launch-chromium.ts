import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { findChromium, HEADLESS_CHROMIUM } from "./find-chromium.ts";

/** What drops down from an address bar is two pages for each window: more work than a visit of ours. */
const POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"];

/** What Playwright turns off itself: of two lists Chromium takes the last one alone. */
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

/** Nothing that a browser does on its own account: no first run, no updates, no calls home. */
const ARGUMENTS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // All pages are ours: one process shows a blank page and the one that it goes to.
  "--disable-site-isolation-trials",
  "--process-per-site",
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...POPUPS].join(",")}`,
];

export interface ChromiumOptions extends LaunchOptions {
  /** What the reader has set in the browser's own settings, in pixels; 16 as it comes. */
  readonly defaultFontSize?: number;
}

/** Debian's Chromium, without windows where that is installed. */
export async function launchChromium(given: ChromiumOptions = {}): Promise<Browser> {
  const { defaultFontSize = 16, ...options } = given;
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`Run "apt-get install ${HEADLESS_CHROMIUM}" as root.`);
  const args = [...ARGUMENTS, `--blink-settings=defaultFontSize=${defaultFontSize}`];
  return chromium.launch({ executablePath, args, ...options });
}
