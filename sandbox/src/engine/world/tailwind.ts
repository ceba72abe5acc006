import type { Position } from "../base/great-circle.ts";

/**
 * How much the westerlies help along the great circle: 10 due east in middle latitudes, -10 due
 * west, 0 along a meridian, over a pole or along the equator.
 *
 * Along a great circle the cosine of the latitude times the sine of the course is constant: the
 * third component of its pole. The wind is assumed to be as strong as the sine of twice the
 * latitude, so that its component along the course is twice that constant times the sine of the
 * latitude, of which the mean over both ends and the middle is accurate enough.
 */
export function tailwind(from: Position, to: Position): number {
  const pole = {
    x: from.y * to.z - from.z * to.y,
    y: from.z * to.x - from.x * to.z,
    z: from.x * to.y - from.y * to.x,
  };
  const sine = length(pole);
  const middle = { x: from.x + to.x, y: from.y + to.y, z: from.z + to.z };
  const reach = length(middle);
  if (sine === 0 || reach === 0) return 0;
  const latitude = (Math.abs(from.z) + 2 * Math.abs(middle.z / reach) + Math.abs(to.z)) / 4;
  return Math.round((20 * latitude * pole.z) / sine);
}

function length({ x, y, z }: Position): number {
  return Math.sqrt(x * x + y * y + z * z);
}
