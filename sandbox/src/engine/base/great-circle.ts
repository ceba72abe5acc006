export interface Point {
  /** Degrees, -90 to 90. */
  readonly latitude: number;
  /** Degrees, -180 to 180. */
  readonly longitude: number;
}

/** A point on the unit sphere, from which distances are cheap to compute. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

export function positionOf({ latitude, longitude }: Point): Position {
  const cosine = Math.cos(latitude * RADIANS);
  return {
    x: cosine * Math.cos(longitude * RADIANS),
    y: cosine * Math.sin(longitude * RADIANS),
    z: Math.sin(latitude * RADIANS),
  };
}

/**
 * Whole kilometres along the great circle. Machines may differ in the last bit of a sine, so
 * nothing finer than a kilometre ever leaves this function.
 */
export function distanceInKm(from: Position, to: Position): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const z = to.z - from.z;
  const halfChord = Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2);
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(halfChord));
}
