import type { ReactElement } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  /** Language of the text, if it differs from the page's. */
  readonly lang?: string | undefined;
  readonly context: ReferenceContext;
}

/** A heading with a link to itself, as on Markdown pages; the stylesheet draws its icon. */
export function SectionHeading({ level, id, text, lang, context }: Props): ReactElement {
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    <Heading id={id}>
      {lang === undefined ? text : <span lang={lang}>{text}</span>}
      {/* biome-ignore lint/a11y/useAnchorContent: aria-label names it. */}
      <a
        className="anchor"
        href={`#${id}`}
        aria-label={`${context.texts.linkToSection}: ${text}`}
      />
    </Heading>
  );
}
