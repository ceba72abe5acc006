import type { ReactElement } from "react";
import type { ReferenceContext } from "./reference-context.ts";

interface Props {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
  readonly context: ReferenceContext;
}

/** A heading with a link to itself, the same as in written pages: the stylesheet draws its sign. */
export function SectionHeading({ level, id, text, context }: Props): ReactElement {
  const Heading: "h2" | "h3" = `h${level}`;
  return (
    <Heading id={id}>
      {text}
      {/* biome-ignore lint/a11y/useAnchorContent: aria-label names it. */}
      <a
        className="anchor"
        href={`#${id}`}
        aria-label={`${context.texts.linkToSection}: ${text}`}
      />
    </Heading>
  );
}
