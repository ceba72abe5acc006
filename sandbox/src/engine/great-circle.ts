export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/**
 * Whole kilometres along the great circle. Engines may differ in the last bit of a sine, so
 * nothing finer than a kilometre ever leaves this function.
 */
export function distanceInKm(from: Point, to: Point): number {
  const latitudes = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const longitudes = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const cosines = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  const chord = latitudes * latitudes + cosines * longitudes * longitudes;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord))));
}

/**
 * How much of a journey goes east: 10 due east, -10 due west, 0 north or south. The short way
 * round the date line: Tokyo to Los Angeles is eastward.
 */
export function eastwardness(from: Point, to: Point, km: number): number {
  if (km === 0) return 0;
  const degrees = ((((to.longitude - from.longitude + 180) % 360) + 360) % 360) - 180;
  const middle = ((from.latitude + to.latitude) / 2) * RADIANS;
  const kmEast = degrees * 111.2 * Math.cos(middle);
  return Math.max(-10, Math.min(10, Math.round((kmEast / km) * 10)));
}
