import { type ReactElement, useEffect, useState } from "react";

interface Props {
  readonly text: string;
  /** Milliseconds for which the text has to stay the same before it is announced. */
  readonly rest: number;
}

/** Announces a text to screen readers, once it has rested; the first text is not announced. */
export function Spoken({ text, rest }: Props): ReactElement {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before || text !== first ? text : "")),
      rest,
    );
    return () => clearTimeout(timer);
  }, [text, first, rest]);
  return (
    <p className="spoken" role="status">
      {said}
    </p>
  );
}
