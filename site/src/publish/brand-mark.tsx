import type { ReactElement } from "react";
import type { NightColours } from "./night-colours.ts";

/** The logo's mark with explicit colours, because a stand-alone picture has no stylesheet. */
export function BrandMark({ ink, accent }: Pick<NightColours, "ink" | "accent">): ReactElement {
  return (
    <g fill="none" stroke={accent} strokeLinecap="round" strokeWidth="2.4">
      <path d="M7 22.5C8.5 12 15 6.5 24.5 7.5" />
      <path d="M7 19l5 8.5H2z" fill={ink} stroke="none" />
      <circle cx="25.5" cy="7.6" r="3.4" fill={accent} stroke="none" />
    </g>
  );
}
