import type { ReactElement } from "react";

interface Props {
  readonly label: string;
  /** Three letters or so, like an airport's code: where the reader is. */
  readonly here: string;
}

/** A route that leaves one waypoint for another and fades before it gets there. */
export function LostWaypoint({ label, here }: Props): ReactElement {
  return (
    <svg className="lost-waypoint" viewBox="0 0 560 220" role="img" aria-label={label}>
      <g className="art-line">
        <path d="M0 190C180 150 380 150 560 190M0 120C180 84 380 84 560 120M0 50C180 22 380 22 560 50" />
        <path d="M60 0 40 220M200 0l-8 220M340 0l8 220M480 0l24 220" />
      </g>
      <path className="art-route" d="M84 168C140 96 200 68 268 62" />
      <path className="art-route art-fading" d="M268 62c52-4 102 6 146 30" />
      <path className="art-ink" d="m84 158 9 16H75z" />
      <g className="art-label">
        <rect x="48" y="182" width="72" height="24" rx="4" />
        <text x="84" y="198">
          {here}
        </text>
      </g>
      <circle className="art-missing" cx="446" cy="112" r="14" />
      <g className="art-label">
        <rect x="410" y="136" width="72" height="24" rx="4" />
        <text x="446" y="152">
          404
        </text>
      </g>
    </svg>
  );
}
