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

const WIDTH = 1200;
const HEIGHT = 720;

const project = lambert({
  centre: { latitude: 38, longitude: 38 },
  at: { x: 640, y: 400 },
  parallels: [20, 58],
  scale: 480,
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
      <path className="chart-dots" d={dots(airports.filter(({ size }) => size < 2))} />
      <path
        className="chart-dots chart-dots-large"
        d={dots(airports.filter(({ size }) => size > 1))}
      />
      <g className="chart-routes">
        {chartRoutes.map(([from, to]) => (
          <path key={from + to} pathLength="1" d={line(way(byCode, from, to))} />
        ))}
      </g>
      {Object.entries(chartCodes).map(([code, side]) => (
        <Waypoint key={code} code={code} side={side} at={project(airportOf(byCode, code))} />
      ))}
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
  readonly at: Point;
}

function Waypoint({ code, side, at }: WaypointProps) {
  const [dx, dy, anchor] = LABEL_OFFSETS[side];
  const [x, y] = [round(at.x), round(at.y)];
  return (
    <g className="chart-waypoint">
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
  return greatCircle(airportOf(byCode, from), airportOf(byCode, to), 16);
}

/** Meridians and parallels, every 15 degrees, as far as they are on the sheet. */
function graticule(): string {
  const parts: string[] = [];
  for (let longitude = -120; longitude <= 180; longitude += 15) {
    parts.push(line(range(-20, 80, 20).map((latitude) => ({ latitude, longitude }))));
  }
  for (let latitude = -15; latitude <= 75; latitude += 15) {
    parts.push(line(range(-120, 180, 12).map((longitude) => ({ latitude, longitude }))));
  }
  return parts.join("");
}

/** Points on a grid of the sheet, each once, as strokes without length: short and round. */
function dots(airports: readonly ChartAirport[]): string {
  const cell = 4;
  const cells = new Set<number>();
  for (const airport of airports) {
    const { x, y } = project(airport);
    if (x < 0 || x > WIDTH || y < 0 || y > HEIGHT) continue;
    cells.add(Math.round(y / cell) * WIDTH + Math.round(x / cell));
  }
  let [lastX, lastY] = [0, 0];
  return [...cells]
    .sort((a, b) => a - b)
    .map((key) => {
      const x = (key % WIDTH) * cell;
      const y = Math.floor(key / WIDTH) * cell;
      const move = `m${x - lastX}${signed(y - lastY)}h0`;
      [lastX, lastY] = [x, y];
      return move;
    })
    .join("");
}

/** A smooth line through the positions, leaving out what is far off the sheet. */
function line(positions: readonly Position[]): string {
  const points = positions.map(project).filter(({ x, y }) => isNear(x, WIDTH) && isNear(y, HEIGHT));
  const [first, ...others] = points;
  if (!first) return "";
  let last = first;
  const moves = others.map((point) => {
    const move = `${signed(round(point.x) - round(last.x))}${signed(round(point.y) - round(last.y))}`;
    last = point;
    return move;
  });
  return `M${round(first.x)} ${round(first.y)}l${moves.join("").replace(/^ /, "")}`;
}

function isNear(value: number, size: number): boolean {
  return value > -size * 0.4 && value < size * 1.4;
}

/** signed(4) is " 4" and signed(-4) is "-4": the shortest way to set numbers apart. */
function signed(value: number): string {
  return value < 0 ? String(value) : ` ${value}`;
}

function round(value: number): number {
  return Math.round(value);
}

function range(from: number, to: number, steps: number): readonly number[] {
  return Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
}
