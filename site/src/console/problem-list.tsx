import type { ReactElement } from "react";
import { fill } from "../../i18n/fill.ts";
import type { ConsoleTexts } from "../../i18n/texts.ts";
import type { Problem } from "./find-problems.ts";
import type { SendBlocker } from "./read-request.ts";

interface Props {
  readonly id: string;
  /** Why nothing can be sent; undefined where it can. */
  readonly blocker: SendBlocker | undefined;
  readonly problems: readonly Problem[];
  /** Language of the problems' sentences. */
  readonly lang: string;
  readonly texts: ConsoleTexts;
  readonly onLine: (line: number) => void;
}

/** The problems of a request, each with a button that goes to its line. */
export function ProblemList(props: Props): ReactElement {
  const { id, blocker, problems, lang, texts, onLine } = props;
  const lineButton = (line: number) => (
    <button type="button" className="tool" onClick={() => onLine(line)}>
      {fill(texts.line, { line })}
    </button>
  );
  return (
    <ul className="problems" id={id}>
      {blocker ? (
        <li>
          {blocker.line === undefined ? null : lineButton(blocker.line)} {blocker.message}
        </li>
      ) : null}
      {problems.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          {lineButton(line)} <span lang={lang}>{message}</span>
        </li>
      ))}
    </ul>
  );
}
