import { openThrottled } from "./open-throttled.ts";
import type { PageFigures, WantedText } from "./page-observer.ts";

export interface LoadFigures extends PageFigures {
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly heapBytes: number;
  readonly nodes: number;
}

/** One first load of a page with nothing cached. */
export async function measureLoad(url: string, wanted?: WantedText): Promise<LoadFigures> {
  const { page, session, transfers, idle, close } = await openThrottled(wanted);
  try {
    await page.goto(url, { waitUntil: "load", timeout: 90_000 });
    await idle();
    const figures = await page.evaluate(
      () => (window as never as { __figures: PageFigures }).__figures,
    );
    await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const sum = (type?: string) =>
      transfers
        .filter((transfer) => type === undefined || transfer.type === type)
        .reduce((total, { bytes }) => total + bytes, 0);
    return {
      ...figures,
      requests: transfers.length,
      bytes: sum(),
      scriptBytes: sum("Script"),
      heapBytes: usedSize,
      nodes: await page.evaluate(() => document.querySelectorAll("*").length),
    };
  } finally {
    await close();
  }
}
