import { searchIds } from "../site/src/frame/shell/search-ids.ts";
import { openThrottled, pause } from "./open-throttled.ts";

export interface SearchFigures {
  /**
   * From the first key, pressed as soon as possible, to results: search must still load everything.
   */
  readonly cold: number;
  /** The same once everything has loaded. */
  readonly warm: number;
  /**
   * From each further key to changed results. Keys that change nothing within two seconds are left
   * out.
   */
  readonly keys: readonly number[];
}

/** The selector of each site's results, by folder name. Each opens its search with Ctrl K. */
const RESULTS: Readonly<Record<string, string>> = {
  ours: `#${searchIds.results} [role="listbox"]`,
  starlight: ".pagefind-ui__results",
  vitepress: ".VPLocalSearchBox .results",
};

const WORD = "currency";

/** Whether the selector of a site's results is known. */
export function hasSearch(site: string): boolean {
  return RESULTS[site] !== undefined;
}

/** Types a word into a site's search, key by key, on a page that has settled. */
export async function measureSearch(site: string, url: string): Promise<SearchFigures> {
  const results = RESULTS[site] ?? "";
  const { page, idle, close } = await openThrottled();
  const press = async (key: string): Promise<number | undefined> => {
    await page.evaluate(watchResults, results);
    await page.keyboard.press(key);
    return page.evaluate(() => (window as Watched).__told);
  };
  const [first = "", ...others] = WORD;
  try {
    await page.goto(url, { waitUntil: "load" });
    await idle();
    await page.keyboard.press("Control+k");
    await page.waitForFunction(() => document.activeElement?.matches("input"));
    const cold = await press(first);
    // Fetches of a worker are not visible to the page's session, so waiting for idle is not enough.
    await pause(4000);
    await page.keyboard.press("Backspace");
    await pause(1500);
    const warm = await press(first);
    const keys: number[] = [];
    for (const key of others) {
      await pause(700);
      const taken = await press(key);
      if (taken !== undefined) keys.push(taken);
    }
    if (cold === undefined || warm === undefined) throw new Error(`${site} shows no results.`);
    return { cold, warm, keys };
  } finally {
    await close();
  }
}

type Watched = Window & { __told?: Promise<number | undefined> };

/**
 * Runs in the page: resolves with the time from the next key until changed results are painted. A
 * message posted while a frame is prepared is handled after that frame is painted.
 */
function watchResults(results: string): void {
  const TIMEOUT_MS = 20_000;
  const STILL = 2_000;
  const show = () => document.querySelector(results)?.innerHTML ?? "";
  const before = show();
  (window as Watched).__told = new Promise((resolve) => {
    const start = ({ timeStamp }: KeyboardEvent) => {
      const look = () => {
        const now = show();
        const passed = performance.now() - timeStamp;
        if (now !== "" && now !== before) {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        } else if (passed > (before === "" ? TIMEOUT_MS : STILL)) resolve(undefined);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener("keydown", start, { capture: true, once: true });
  });
}
