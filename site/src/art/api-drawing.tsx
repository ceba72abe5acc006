import type { ReactElement } from "react";
import type { ReferenceId } from "../../site.config.ts";

interface Props {
  readonly id: string;
  /** Leaves out the words: the rest takes their room. */
  readonly isSmall?: boolean;
}

/**
 * A small drawing for each API that has a reference, in the style of the chart. Decorative: the
 * text beside it says the same.
 */
export function ApiDrawing({ id, isSmall = false }: Props): ReactElement | null {
  if (!isDrawn(id)) return null;
  const { Drawing, core } = drawings[id];
  return (
    <svg className="api-drawing" viewBox={isSmall ? core : "0 0 240 120"} aria-hidden="true">
      <Drawing />
    </svg>
  );
}

interface DrawingWithCore {
  readonly Drawing: () => ReactElement;
  /** The `viewBox` of the drawing without its words. */
  readonly core: string;
}

const drawings: Readonly<Record<ReferenceId, DrawingWithCore>> = {
  culture: { Drawing: CultureDrawing, core: "66 6 108 108" },
  geo: { Drawing: GeoDrawing, core: "65 5 148 110" },
  "flights-indicative": { Drawing: IndicativeDrawing, core: "14 8 212 100" },
  "flights-live-pricing": { Drawing: LiveDrawing, core: "16 12 206 76" },
};

function isDrawn(id: string): id is ReferenceId {
  return Object.hasOwn(drawings, id);
}

/**
 * One price in the formats of three currencies, on the meridians of a globe; only the currency
 * symbols where there is no room.
 */
function CultureDrawing() {
  return (
    <>
      <g className="art-line">
        <circle cx="120" cy="60" r="52" />
        <ellipse cx="120" cy="60" rx="20" ry="52" />
        <path d="M68 60h104M76 34h88M76 86h88" />
      </g>
      <g className="art-symbols">
        <circle cx="92" cy="34" r="15" />
        <text x="92" y="40">
          £
        </text>
        <circle cx="148" cy="60" r="15" />
        <text x="148" y="66">
          €
        </text>
        <circle cx="104" cy="86" r="15" />
        <text x="104" y="92">
          ¥
        </text>
      </g>
      <g className="art-label">
        <rect x="14" y="18" width="84" height="24" rx="4" />
        <text x="56" y="34">
          £1,234.50
        </text>
        <rect x="136" y="48" width="92" height="24" rx="4" />
        <text x="182" y="64">
          1.234,50 €
        </text>
        <rect x="44" y="82" width="68" height="24" rx="4" />
        <text x="78" y="98">
          ¥1,234
        </text>
      </g>
    </>
  );
}

/** Continent, country, city, airport: each inside the other. */
function GeoDrawing() {
  return (
    <>
      <g className="art-line">
        <circle cx="120" cy="60" r="53" />
        <circle cx="126" cy="62" r="38" />
        <circle cx="131" cy="63" r="23" />
      </g>
      <path className="art-route" d="M131 63C150 30 176 24 206 30" />
      <circle className="art-accent" cx="131" cy="63" r="5" />
      <circle className="art-accent" cx="206" cy="30" r="5" />
      <g className="art-label">
        <rect x="184" y="18" width="44" height="24" rx="4" />
        <text x="206" y="34">
          LHR
        </text>
      </g>
    </>
  );
}

/** Prices over a year, the lowest of them marked. */
function IndicativeDrawing() {
  const heights = [58, 66, 50, 62, 74, 88, 94, 84, 56, 34, 60, 80];
  const lowest = Math.min(...heights);
  return (
    <>
      <path className="art-line" d="M14 106h212M14 76h212M14 46h212" />
      {heights.map((height, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year keep their order.
          key={index}
          className={height === lowest ? "art-accent" : "art-bar"}
          x={20 + index * 17}
          y={106 - height}
          width="9"
          height={height}
          rx="1.5"
        />
      ))}
      <path className="art-route" d="M177.5 64V50" />
      <path className="art-accent" d="m177.5 68-5-8h10z" />
    </>
  );
}

/** Suppliers answer one after the other; the last one makes the result complete. */
function LiveDrawing() {
  return (
    <>
      <g className="art-line">
        <path d="M26 80C70 62 168 62 214 80" />
        <path d="M26 80C66 34 172 34 214 80" />
      </g>
      <path className="art-route" d="M26 80C58 2 182 2 214 80" />
      <path className="art-ink" d="m26 72 7 12H19z" />
      <circle className="art-accent" cx="214" cy="80" r="5.5" />
      <g className="art-ink">
        <circle cx="120" cy="66.5" r="3" />
        <circle cx="152" cy="49" r="3" />
      </g>
      <circle className="art-accent" cx="120" cy="21.5" r="4" />
      <g className="art-label">
        <rect x="4" y="94" width="44" height="24" rx="4" />
        <text x="26" y="110">
          EDI
        </text>
        <rect x="192" y="94" width="44" height="24" rx="4" />
        <text x="214" y="110">
          NRT
        </text>
      </g>
    </>
  );
}
