import type { ReactElement } from "react";
import type { Run } from "../query/answer.ts";

interface Props {
  readonly runs: readonly Run[];
  /** So many letters at the start are said of its whole type, and shown quietly. */
  readonly shared?: number;
}

/** Text with what was found marked, and names as code. */
export function RunList({ runs, shared = 0 }: Props): ReactElement {
  let at = 0;
  return (
    <>
      {runs.flatMap((run) => {
        const start = at;
        at += run.text.length;
        const quiet = Math.min(Math.max(shared - start, 0), run.text.length);
        return [
          <Piece key={start} run={{ ...run, text: run.text.slice(0, quiet) }} isQuiet={true} />,
          <Piece key={`${start} rest`} run={{ ...run, text: run.text.slice(quiet) }} />,
        ];
      })}
    </>
  );
}

function Piece({ run, isQuiet = false }: { readonly run: Run; readonly isQuiet?: boolean }) {
  const { text, mark, code } = run;
  if (text === "") return null;
  const marked = mark ? <mark>{text}</mark> : text;
  const set = code ? <code>{marked}</code> : marked;
  return isQuiet ? <span className="hit-shared">{set}</span> : set;
}
