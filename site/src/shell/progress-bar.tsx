import { type ReactElement, useSyncExternalStore } from "react";
import type { Progress } from "../browser/progress.ts";

interface Props {
  readonly progress: Progress;
  readonly label: string;
}

/** Without a value: how long a load takes is not known. */
export function ProgressBar({ progress, label }: Props): ReactElement | null {
  const { subscribe, get } = progress.visible;
  const isVisible = useSyncExternalStore(subscribe, get, get);
  return isVisible ? <div className="progress" role="progressbar" aria-label={label} /> : null;
}
