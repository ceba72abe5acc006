import { readFileSync, statSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { DevServer } from "./dev-servers.ts";
import { EDITS } from "./edits.ts";
import { launchBrowser } from "./launch-browser.ts";
import { pause } from "./open-throttled.ts";
import { type SeenMark, watchMarks } from "./watch-marks.ts";

/** Durations between a save and the frame that shows it, in milliseconds. */
export interface MeasuredSave {
  readonly edit: string;
  /** Until the browser sends its request: the file event and the message to the browser. */
  readonly notified: number;
  /** From then until the response has arrived. */
  readonly answered: number;
  /** The server's part of it, if it reports any. */
  readonly served: SeenMark["served"];
  /** From then until the edit is in the document. */
  readonly placed: number;
  readonly painted: number;
  readonly whole: number;
}

/** The pause between saves, in which a writer would read the change. */
const BETWEEN = 1500;
const TIMEOUT_MS = 60_000;

/** Opens a page and saves its file `count` times, with each kind of edit in turn. */
export async function measureSaves(
  { url, file }: DevServer,
  count: number,
): Promise<readonly MeasuredSave[]> {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const original = readFileSync(file, "utf8");
  const waiting = new Map<string, (seen: SeenMark) => void>();
  try {
    await page.exposeFunction("report", (seen: SeenMark) => waiting.get(seen.mark)?.(seen));
    // `tsx` wraps functions in a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (wrapped) => wrapped");
    await page.addInitScript(watchMarks, basename(file, ".md"));
    await page.goto(url, { waitUntil: "networkidle" });
    const saves: MeasuredSave[] = [];
    // The first save is a warm-up and is not counted.
    for (let index = 0; index <= count; index += 1) {
      const edit = EDITS[index % EDITS.length];
      if (!edit) throw new Error("There is no edit.");
      await pause(BETWEEN);
      const mark = `edit${index}`;
      const isSeen = new Promise<SeenMark>((resolve, reject) => {
        waiting.set(mark, resolve);
        setTimeout(() => reject(new Error(`${mark} in ${file} is not shown.`)), TIMEOUT_MS).unref();
      });
      writeFileSync(file, edit.write(original, mark));
      const saved = statSync(file).mtimeMs;
      const { asked, answered, served, placed, painted } = await isSeen;
      if (index === 0) continue;
      saves.push({
        edit: edit.name,
        notified: asked - saved,
        answered: answered - asked,
        served,
        placed: placed - answered,
        painted: painted - placed,
        whole: painted - saved,
      });
    }
    return saves;
  } finally {
    writeFileSync(file, original);
    await browser.close();
  }
}
