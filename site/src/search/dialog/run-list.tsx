import { Fragment, type ReactNode } from "react";
import type { Run } from "../query/answer.ts";

interface Props {
  readonly runs: readonly Run[];
  /** The number of leading letters that all values of its type share; they are muted. */
  readonly shared?: number;
}

/** Text with matches marked and names as code. */
export function RunList({ runs, shared = 0 }: Props): ReactNode {
  let at = 0;
  return runs.map((run) => {
    const start = at;
    at += run.text.length;
    const quiet = Math.max(shared - start, 0);
    const set = (text: string) => setRun({ ...run, text });
    return (
      <Fragment key={start}>
        {quiet > 0 && <span className="hit-shared">{set(run.text.slice(0, quiet))}</span>}
        {set(run.text.slice(quiet))}
      </Fragment>
    );
  });
}

function setRun({ text, mark, code }: Run): ReactNode {
  if (text === "") return null;
  const marked = mark ? <mark>{text}</mark> : text;
  return code ? <code>{marked}</code> : marked;
}
