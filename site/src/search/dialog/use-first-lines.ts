import { startTransition, useEffect, useState } from "react";
import type { AfterPaint } from "./panel-props.ts";

/** So many lines fill what is in view. */
const FIRST = 10;

/**
 * How many lines of a list to render: what is in view at once, so that each key is answered in one
 * short frame, and the lines below it when that has been painted.
 */
export function useFirstLines(list: unknown, count: number, afterPaint: AfterPaint): number {
  const [painted, setPainted] = useState<unknown>();
  const isWhole = painted === list || count <= FIRST;
  useEffect(() => {
    if (!isWhole) afterPaint(() => startTransition(() => setPainted(list)));
  }, [isWhole, list, afterPaint]);
  return isWhole ? count : FIRST;
}
