import { describe, expect, it } from "vitest";
import { greatCircle, lambert } from "./projection.ts";

const london = { latitude: 51.47, longitude: -0.46 };
const newYork = { latitude: 40.64, longitude: -73.78 };

const project = lambert({
  centre: { latitude: 40, longitude: 0 },
  at: { x: 100, y: 50 },
  parallels: [30, 55],
  scale: 100,
});

describe("the chart's projection", () => {
  it("maps its centre to the given point of the sheet", () => {
    const { x, y } = project({ latitude: 40, longitude: 0 });
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(50);
  });

  it("puts north up and west left, symmetric about its central meridian", () => {
    expect(project({ latitude: 60, longitude: 0 }).y).toBeLessThan(50);
    const west = project({ latitude: 40, longitude: -30 });
    const east = project({ latitude: 40, longitude: 30 });
    expect(west.x).toBeLessThan(100);
    expect(west.x + east.x).toBeCloseTo(200);
    expect(west.y).toBeCloseTo(east.y);
  });

  it("is true to scale on a standard parallel", () => {
    const step = 0.001;
    const a = project({ latitude: 55, longitude: 0 });
    const b = project({ latitude: 55, longitude: step });
    const onGlobe = 100 * Math.cos((55 * Math.PI) / 180) * ((step * Math.PI) / 180);
    expect(Math.hypot(b.x - a.x, b.y - a.y) / onGlobe).toBeCloseTo(1, 4);
  });

  it("maps longitudes 179 and -181 to the same x", () => {
    const a = project({ latitude: 40, longitude: 179 });
    const b = project({ latitude: 40, longitude: -181 });
    expect(a.x).toBeCloseTo(b.x);
  });
});

describe("a great circle", () => {
  it("begins and ends at the two places", () => {
    const way = greatCircle(london, newYork, 8);
    expect(way).toHaveLength(9);
    expect(way[0]?.latitude).toBeCloseTo(london.latitude);
    expect(way.at(-1)?.longitude).toBeCloseTo(newYork.longitude);
  });

  it("bends towards the pole between London and New York", () => {
    const middle = greatCircle(london, newYork, 2)[1];
    expect(middle?.latitude).toBeCloseTo(52.4, 0);
    expect(middle?.longitude).toBeCloseTo(-41.3, 0);
  });
});
