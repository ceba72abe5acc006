import type { ReactElement } from "react";
import { useWindow } from "./use-window.ts";

interface Props {
  readonly lines: readonly string[];
  readonly label: string;
}

/** A text of any length: lines out of view are not rendered. */
export function TextLines({ lines, label }: Props): ReactElement {
  const { box, from, to, rowHeight, onScroll } = useWindow(lines.length);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      ref={box}
      className="text-lines rows"
      role="group"
      aria-label={label}
      lang="en"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      <div style={{ height: lines.length * rowHeight }}>
        {lines.slice(from, to).map((line, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its number
            key={from + index}
            data-row=""
            style={{ insetBlockStart: (from + index) * rowHeight }}
          >
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}
