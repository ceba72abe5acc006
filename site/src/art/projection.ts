/** The geometry of the airways chart. Angles are in degrees, latitude before longitude. */

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Projection = (position: Position) => Point;

interface ChartSheet {
  /** The chart's centre on the globe, and the same point on the sheet. */
  readonly centre: Position;
  readonly at: Point;
  /** The two latitudes at which the cone cuts the globe: least distortion between them. */
  readonly parallels: readonly [number, number];
  /** Units of the sheet per radius of the globe. */
  readonly scale: number;
}

/**
 * Lambert's conformal conic projection, the one aeronautical charts are drawn in: angles are
 * true, and great circles come out almost straight.
 */
export function lambert({ centre, at, parallels, scale }: ChartSheet): Projection {
  const [south, north] = parallels.map(radians) as [number, number];
  const n =
    Math.log(Math.cos(south) / Math.cos(north)) /
    Math.log(Math.tan(Math.PI / 4 + north / 2) / Math.tan(Math.PI / 4 + south / 2));
  const f = (Math.cos(south) * Math.tan(Math.PI / 4 + south / 2) ** n) / n;
  const radius = (latitude: number) =>
    f / Math.tan(Math.PI / 4 + radians(Math.max(latitude, -80)) / 2) ** n;
  const centreRadius = radius(centre.latitude);
  return ({ latitude, longitude }) => {
    const angle = n * radians(wrap(longitude - centre.longitude));
    const distance = radius(latitude);
    return {
      x: at.x + scale * distance * Math.sin(angle),
      y: at.y - scale * (centreRadius - distance * Math.cos(angle)),
    };
  };
}

/** Positions along the shortest way over the globe, both ends included. */
export function greatCircle(from: Position, to: Position, steps: number): readonly Position[] {
  const a = toVector(from);
  const b = toVector(to);
  const angle = Math.acos(Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2]));
  return Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps;
    const first = Math.sin((1 - part) * angle) / Math.sin(angle);
    const second = Math.sin(part * angle) / Math.sin(angle);
    const [x, y, z] = a.map((value, axis) => first * value + second * (b[axis] ?? 0)) as Vector;
    return {
      latitude: degrees(Math.atan2(z, Math.hypot(x, y))),
      longitude: degrees(Math.atan2(y, x)),
    };
  });
}

type Vector = [number, number, number];

function toVector({ latitude, longitude }: Position): Vector {
  const cosine = Math.cos(radians(latitude));
  return [
    cosine * Math.cos(radians(longitude)),
    cosine * Math.sin(radians(longitude)),
    Math.sin(radians(latitude)),
  ];
}

/** wrap(190) is -170: the same meridian, between -180 and 180. */
function wrap(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
