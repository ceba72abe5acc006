import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { Point } from "../../../../sandbox/src/engine/base/great-circle.ts";
import { lineOfOffset } from "../../base/line-of-offset.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import type { Block } from "./read-blocks.ts";

/** In degrees of latitude and east-west: an example must be nearer than this to an airport. */
const NEAR = 0.75;

/** Finds positions that aren't near an airport. V1.0 had the longitude first; 3.0 names both. */
export function checkPositions(
  block: Block,
  { nearestAirport }: Pick<BlockContext, "nearestAirport">,
): readonly Problem[] {
  return positionsIn(block.code).flatMap(({ point, line }) => {
    if (isNear(point, nearestAirport(point))) return [];
    const { latitude, longitude } = point;
    const swapped = { latitude: longitude, longitude: latitude };
    const message = `No airport is near latitude ${latitude}, longitude ${longitude}.`;
    const isSwapped = isNear(swapped, nearestAirport(swapped));
    const nearest = isSwapped ? `latitude ${longitude}, longitude ${latitude}` : undefined;
    return [blockProblem(block, message, nearest, line)];
  });
}

function isNear(one: Point, other: Point): boolean {
  const scale = Math.cos((one.latitude * Math.PI) / 180);
  const east = Math.abs(one.longitude - other.longitude) * scale;
  return Math.abs(one.latitude - other.latitude) < NEAR && east < NEAR;
}

interface WrittenPoint {
  readonly point: Point;
  /** 0-based. */
  readonly line: number;
}

const NUMBER = "(-?\\d+(?:\\.\\d+)?)";
const OLD = new RegExp(`"Location": "${NUMBER}, ?${NUMBER}"`, "g");
const NEW = new RegExp(`latitude"?: ${NUMBER},\\s*"?longitude"?: ${NUMBER}`, "g");

function positionsIn(code: string): readonly WrittenPoint[] {
  const lineOf = (index: number) => lineOfOffset(code, index) - 1;
  return [
    ...Array.from(code.matchAll(OLD), ({ 1: longitude, 2: latitude, index }) => ({
      point: { latitude: Number(latitude), longitude: Number(longitude) },
      line: lineOf(index),
    })),
    ...Array.from(code.matchAll(NEW), ({ 1: latitude, 2: longitude, index }) => ({
      point: { latitude: Number(latitude), longitude: Number(longitude) },
      line: lineOf(index),
    })),
  ];
}
