import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Live } from "./create-runner.ts";
import { readErrorLines } from "./read-error-lines.ts";

interface Props {
  readonly live: Pick<Live, "response" | "violations">;
  readonly texts: ConsoleTexts;
  /** The line of a field in the request as it is now. */
  readonly lineOf: (field: string) => number | undefined;
  readonly onLine: (line: number) => void;
}

/** The message of an error, each line with a button that goes to its field in the request. */
export function ErrorLines({ live, texts, lineOf, onLine }: Props): ReactElement | null {
  const lines = readErrorLines(live.response);
  if (lines.length === 0) return null;
  return (
    <ul className="blamed">
      {lines.map(({ field, message }) => {
        const line = field === undefined ? undefined : lineOf(field);
        return (
          <li key={message}>
            {line === undefined ? null : (
              <button type="button" className="tool" onClick={() => onLine(line)}>
                {fill(texts.line, { line })}
              </button>
            )}{" "}
            <span lang="en">{message}</span>
            {field === undefined || live.violations.includes(field) ? null : ` · ${texts.ownRule}`}
          </li>
        );
      })}
    </ul>
  );
}
