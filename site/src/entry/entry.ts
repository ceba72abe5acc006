/**
 * The first script of every page, and the smallest: everything works without the rest, so the
 * rest waits until the browser is idle or the reader reaches for something.
 */
import "../styles/main.css";

const FIRST_SIGNS = ["pointerover", "keydown", "touchstart", "scroll"] as const;
const LATEST_START = 1500;

let hasStarted = false;

function start(): void {
  if (hasStarted) return;
  hasStarted = true;
  for (const type of FIRST_SIGNS) removeEventListener(type, start);
  void import("./start.tsx").then((module) => module.start(window));
}

for (const type of FIRST_SIGNS) addEventListener(type, start, { passive: true });
if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: LATEST_START });
else setTimeout(start, LATEST_START / 5);
