import { startTransition, useEffect, useState } from "react";
import type { AfterPaint } from "./panel-props.ts";

/** The number of lines that fill the view. */
const FIRST = 10;

/**
 * How many lines of a list to render: first those in view, so that each keystroke takes one short
 * frame, and the lines below once these have been painted.
 */
export function useFirstLines(list: unknown, count: number, afterPaint: AfterPaint): number {
  const [painted, setPainted] = useState<unknown>();
  const isWhole = painted === list || count <= FIRST;
  useEffect(() => {
    if (!isWhole) afterPaint(() => startTransition(() => setPainted(list)));
  }, [isWhole, list, afterPaint]);
  return isWhole ? count : FIRST;
}
