import type { ReactElement } from "react";
import type { ExplorerTexts } from "../../i18n/texts.ts";
import type { LinkNode } from "./link-tree.ts";
import type { Path } from "./rows-of.ts";
import type { Say } from "./words-of.ts";

interface Props {
  readonly root: LinkNode;
  readonly texts: ExplorerTexts;
  readonly say: Say;
  readonly onGo: (path: Path) => void;
}

/** The tree from an entry to those that its ids lead to; each step is a button that goes there. */
export function LinkedEntries({ root, texts, say, onGo }: Props): ReactElement {
  return (
    <section className="way" aria-label={texts.way}>
      <p className="way-title">{texts.way}</p>
      <ul>
        <Step step={root} say={say} onGo={onGo} />
      </ul>
    </section>
  );
}

interface StepProps extends Pick<Props, "say" | "onGo"> {
  readonly step: LinkNode;
}

function Step({ step, say, onGo }: StepProps): ReactElement {
  const { path, schema, isHere, below } = step;
  return (
    <li className={below.length === 0 ? "to" : undefined} aria-current={isHere || undefined}>
      <button type="button" onClick={() => onGo(path)}>
        <b lang="en">{schema}</b> {say(path) ?? <code lang="en">{path.at(-1)}</code>}
      </button>
      {below.length > 0 ? (
        <ul>
          {below.map((next) => (
            <Step key={next.path.join("/")} step={next} say={say} onGo={onGo} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
