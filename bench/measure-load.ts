import type { TextPlace } from "./find-text.ts";
import { openThrottled, pause, type Screen, TIMEOUT_MS, type Transfer } from "./open-throttled.ts";
import type { PageFigures } from "./page-observer.ts";

export interface LoadFigures extends PageFigures {
  readonly requests: number;
  /** Without prefetches. */
  readonly bytes: number;
  readonly prefetchedBytes: number;
  readonly scriptBytes: number;
  readonly heapBytes: number;
  readonly nodes: number;
  /** Whether network and processor became quiet; if not, the figures are those at the timeout. */
  readonly isAtRest: boolean;
}

/** Milliseconds without a long task that count as quiet. */
const QUIET = 1000;

interface LoadOptions {
  readonly wanted?: TextPlace;
  readonly screen?: Screen;
}

/**
 * Measures a first load with an empty cache, until network and processor are quiet; waits at most
 * `TIMEOUT_MS` for each.
 */
export async function measureLoad(url: string, options: LoadOptions = {}): Promise<LoadFigures> {
  const { wanted, screen } = options;
  const { page, session, transfers, idle, close } = await openThrottled(wanted, screen);
  try {
    await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    const isIdle = await idle();
    const read = () =>
      page.evaluate(() => ({
        now: performance.now(),
        figures: (window as never as { __figures: PageFigures }).__figures,
      }));
    let { now, figures } = await read();
    const isQuiet = () => now - figures.busyUntil >= QUIET;
    const latest = now + TIMEOUT_MS;
    while (!isQuiet() && now < latest) {
      await pause(QUIET / 10);
      ({ now, figures } = await read());
    }
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const sum = (isMeant: (transfer: Transfer) => boolean) =>
      transfers.filter(isMeant).reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...figures,
      requests: transfers.length,
      bytes: sum(({ isPrefetch }) => !isPrefetch),
      prefetchedBytes: sum(({ isPrefetch }) => isPrefetch),
      scriptBytes: sum(({ type }) => type === "Script"),
      heapBytes: usedSize,
      nodes: await page.evaluate(() => document.querySelectorAll("*").length),
      isAtRest: isIdle && isQuiet(),
    };
  } finally {
    await close();
  }
}
