import type { ReactElement } from "react";

export interface FigureProps {
  /** A drawing as HTML that is safe to inline. */
  readonly html: string;
  /** Text alternative. */
  readonly alt: string;
  readonly caption: string;
}

/** A drawing with its caption. */
export function Figure({ html, caption }: FigureProps): ReactElement {
  return (
    <figure className="figure">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository */}
      <div className="figure-drawing" dangerouslySetInnerHTML={{ __html: html }} />
      {caption === "" ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
