import type { ReactElement } from "react";
import { chartCodes, chartRoutes, type Side } from "./chart-routes.ts";
import { greatCircle, lambert, type Point, type Position } from "./projection.ts";

export interface ChartAirport extends Position {
  readonly iata: string;
  /** Above 1: drawn larger. */
  readonly size: number;
}

interface Props {
  readonly airports: readonly ChartAirport[];
  readonly label: string;
}

const WIDTH = 999;
const HEIGHT = 640;

/** From the Atlantic to the Pacific: room for one long route over the north. */
const project = lambert({
  centre: { latitude: 36, longitude: 62 },
  at: { x: 500, y: 360 },
  parallels: [15, 55],
  scale: 345,
});

/**
 * Every airport with scheduled flights as a point, so that the continents draw themselves, and a
 * few real routes as great circles. Made in the build from the sandbox's own places.
 */
export function AirwaysChart({ airports, label }: Props): ReactElement {
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]));
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <path className="chart-grid" d={graticule()} />
      <g className="chart-dots" transform={`scale(${CELL})`}>
        <path d={dots(airports.filter(({ size }) => size < 2))} />
        <path className="chart-hubs" d={dots(airports.filter(({ size }) => size > 1))} />
      </g>
      <g className="chart-routes">
        {chartRoutes.map(([from, to]) => (
          <path key={from + to} pathLength="1" d={line(way(byCode, from, to))} />
        ))}
      </g>
      {Object.entries(chartCodes).map(([code, { side, major = false }]) => {
        const at = project(airportOf(byCode, code));
        return <Waypoint key={code} code={code} side={side} major={major} at={at} />;
      })}
    </svg>
  );
}

const LABEL_OFFSETS: Readonly<Record<Side, readonly [number, number, "start" | "middle" | "end"]>> =
  {
    left: [-10, 4, "end"],
    right: [10, 4, "start"],
    above: [0, -10, "middle"],
    below: [0, 20, "middle"],
  };

interface WaypointProps {
  readonly code: string;
  readonly side: Side;
  readonly major: boolean;
  readonly at: Point;
}

function Waypoint({ code, side, major, at }: WaypointProps) {
  const [dx, dy, anchor] = LABEL_OFFSETS[side];
  const [x, y] = [round(at.x), round(at.y)];
  return (
    <g className={major ? "chart-waypoint" : "chart-waypoint chart-minor"}>
      <circle className="chart-halo" cx={x} cy={y} r="9" />
      <circle cx={x} cy={y} r="3.2" />
      <text x={x + dx} y={y + dy} textAnchor={anchor}>
        {code}
      </text>
    </g>
  );
}

function airportOf(byCode: ReadonlyMap<string, ChartAirport>, code: string): ChartAirport {
  const airport = byCode.get(code);
  if (!airport) throw new Error(`The chart names an airport that the data lacks: ${code}`);
  return airport;
}

function way(byCode: ReadonlyMap<string, ChartAirport>, from: string, to: string) {
  return greatCircle(airportOf(byCode, from), airportOf(byCode, to), 24);
}

const WEST = -75;
const EAST = 195;

/** On this projection meridians are straight, and parallels are circles around the pole. */
function graticule(): string {
  const pole = project({ latitude: 90, longitude: 0 });
  const parts: string[] = [];
  for (let longitude = WEST; longitude <= EAST; longitude += 15) {
    const [south, north] = [-20, 80].map((latitude) => written({ latitude, longitude }));
    parts.push(`M${south}L${north}`);
  }
  for (let latitude = -15; latitude <= 75; latitude += 15) {
    const start = project({ latitude, longitude: WEST });
    const radius = round(Math.hypot(start.x - pole.x, start.y - pole.y));
    const [west, east] = [WEST, EAST].map((longitude) => written({ latitude, longitude }));
    parts.push(`M${west}A${radius} ${radius} 0 0 0 ${east}`);
  }
  return parts.join("");
}

/** Size of a grid cell in units of the sheet: airports in the same cell become one point. */
const CELL = 3;

/** A stroke without length for each cell with an airport: short in markup, and drawn round. */
function dots(airports: readonly ChartAirport[]): string {
  const columns = WIDTH / CELL;
  const cells = new Set<number>();
  for (const { x, y } of airports.map(project)) {
    if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) continue;
    cells.add(Math.round(y / CELL) * columns + Math.round(x / CELL));
  }
  let [lastX, lastY] = [0, 0];
  return [...cells]
    .sort((a, b) => a - b)
    .map((cell) => {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      const move = `m${x - lastX}${signed(y - lastY)}h0`;
      [lastX, lastY] = [x, y];
      return move;
    })
    .join("");
}

function line(positions: readonly Position[]): string {
  return `M${positions.map(written).join("L")}`;
}

/** "120.5 340": a position as the sheet's coordinates. */
function written(position: Position): string {
  const { x, y } = project(position);
  return `${round(x)}${signed(round(y))}`;
}

/** signed(4) is " 4" and signed(-4) is "-4": the shortest way to separate numbers. */
function signed(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}

/** Rounds to a tenth of a unit: finer than the eye can see, and short in the document. */
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
