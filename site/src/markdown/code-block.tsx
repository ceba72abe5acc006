import { type ReactElement, type ReactNode, useContext } from "react";
import CopyButton from "../islands/copy-button.tsx";
import { addHangingIndent, FITS, hangingClassOf } from "./add-hanging-indent.ts";
import { type ChangedLines, ChangedLinesContext } from "./changed-lines.ts";
import type { Highlight } from "./create-highlight.ts";

export interface LineTexts {
  readonly scroll: string;
  readonly wrap: string;
}

interface Props {
  readonly code: string;
  readonly language: string;
  /** Shown above the code; omitted when empty. */
  readonly title?: string;
  /** What the build proved about the code, shown beside the title. */
  readonly proof?: string;
  /** Label of the copy button. */
  readonly copy: string;
  /** Labels of the wrap buttons, shown if a line is too long for a phone. */
  readonly lines?: LineTexts;
  readonly highlight: Highlight;
  /** Whether deeply indented lines hang; by default those of data formats do. */
  readonly hangs?: boolean;
}

/** Data nests deeper than programs, for which the stylesheet's own hanging indent is enough. */
const NESTED: ReadonlySet<string> = new Set(["json", "http", "curl"]);

/** A highlighted block with its copy button. The button is an island; the code needs no script. */
export function CodeBlock({ code, highlight, hangs, ...frame }: Props): ReactElement {
  const changed = useContext(ChangedLinesContext);
  const markup = highlight(code, frame.language);
  const hung = (hangs ?? NESTED.has(frame.language)) ? addHangingIndent(markup) : markup;
  const html = changed ? markLines(markup, changed) : hung;
  return (
    <CodeFrame code={code} {...frame}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: painted and escaped by highlight */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFrame>
  );
}

/** In highlighted code no element spans two lines. */
function markLines(painted: string, { element, changes }: ChangedLines): string {
  const lines = painted.split("\n");
  const marked = lines.map((line, index) => {
    if (!changes[index]) return line;
    const depth = hangingClassOf(line);
    const hang = depth === undefined ? "" : ` class="${depth}"`;
    return `<${element}${hang}>${line}</${element}>`;
  });
  return marked.join("\n");
}

interface FrameProps extends Omit<Props, "highlight"> {
  /** The `code` element. */
  readonly children: ReactNode;
}

/** The frame around a block's code. The Markdown version is printed from `code`. */
export function CodeFrame({
  code,
  language,
  title = "",
  proof = "",
  copy,
  lines,
  children,
}: FrameProps): ReactElement {
  return (
    <figure className="code">
      {title + proof === "" ? null : (
        <figcaption>
          {title}
          {/* A real space, so that screen readers do not join the two into one word. */}
          {proof === ""
            ? null
            : [
                " ",
                <span key="proof" className="proof">
                  {proof}
                </span>,
              ]}
        </figcaption>
      )}
      {/* Only a script could tell which block scrolls, so each is focusable and named. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls is reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={title === "" ? language : title}
        data-language={language}
      >
        {children}
      </pre>
      {lines && code.split("\n").some((line) => line.length > FITS) && <LineChoice {...lines} />}
      <div data-island="copy-button" data-props={JSON.stringify({ label: copy })}>
        <CopyButton label={copy} />
      </div>
    </figure>
  );
}

/** On phones, the deferred stylesheet shows one of the two. */
function LineChoice({ scroll, wrap }: LineTexts) {
  return (
    <>
      <button type="button" data-choose="wrap:off">
        {scroll}
      </button>
      <button type="button" data-choose="wrap:on">
        {wrap}
      </button>
    </>
  );
}
