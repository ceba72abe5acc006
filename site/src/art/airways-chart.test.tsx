import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { AirwaysChart, type ChartAirport } from "./airways-chart.tsx";
import { chartCodes, chartRoutes } from "./chart-routes.ts";

const { airports } = loadReferenceData();
const svg = renderToStaticMarkup(<AirwaysChart airports={airports} label="A chart" />);

describe("the airways chart", () => {
  it("draws each route and writes each code", () => {
    expect(svg.match(/pathLength="1"/g)).toHaveLength(chartRoutes.length);
    for (const code of Object.keys(chartCodes)) expect(svg).toContain(`>${code}</text>`);
  });

  it("draws all airports in two paths: small ones, with hubs on top", () => {
    expect(svg.match(/ d="m/g)).toHaveLength(2);
  });

  it("has an accessible name and no NaN", () => {
    expect(svg).toContain('role="img" aria-label="A chart"');
    expect(svg).not.toContain("NaN");
  });

  it("throws for an airport missing from the data and names it", () => {
    const without = airports.filter(({ iata }) => iata !== "NRT");
    const draw = () => renderToStaticMarkup(<AirwaysChart airports={without} label="" />);
    expect(draw).toThrow("The chart names an airport that the data lacks: NRT");
  });

  it("compresses to under 8 kB, as the home page inlines it", () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(8_000);
  });
});

describe("a chart with all airports at its centre", () => {
  const centre = { latitude: 36, longitude: 62 };
  /** The chart with further airports. */
  const draw = (...further: readonly ChartAirport[]) =>
    renderToStaticMarkup(
      <AirwaysChart
        airports={[
          ...Object.keys(chartCodes).map((iata) => ({ ...centre, iata, size: 2 })),
          { ...centre, iata: "CPT", size: 2 },
          { ...centre, iata: "PER", size: 2 },
          ...further,
        ]}
        label=""
      />,
    );
  const small = (latitude: number, longitude: number) => ({
    ...{ latitude, longitude },
    ...{ iata: "", size: 1 },
  });
  const points = (html: string) =>
    Array.from(html.matchAll(/<path(?: class="chart-hubs")? d="(m[^"]*|)"/g), ([, d]) => d);

  it.each([
    ["LHR", '<text x="490" y="364" text-anchor="end">'],
    ["NRT", '<text x="510" y="364" text-anchor="start">'],
    ["HEL", '<text x="500" y="350" text-anchor="middle">'],
    ["DXB", '<text x="500" y="380" text-anchor="middle">'],
  ])("writes %s on its own side of the waypoint", (code, text) => {
    expect(draw()).toContain(`${text}${code}</text>`);
  });

  it("marks minor codes, which are hidden where space is short", () => {
    const classOf = (code: string) =>
      /class="([^"]*)"/.exec(draw().split(`>${code}<`)[0]?.split("<g").at(-1) ?? "")?.[1];
    expect(classOf("LHR")).toBe("chart-waypoint");
    expect(classOf("KEF")).toBe("chart-waypoint chart-minor");
  });

  it("draws airports of one cell once, with hubs in a separate path", () => {
    expect(points(draw(small(36, 62), small(36, 62)))).toEqual(["m167 120h0", "m167 120h0"]);
  });

  it("draws each point relative to the one before and skips points off the sheet", () => {
    const [others = ""] = points(draw(small(36, 62), small(36, 70), small(-60, 62)));
    expect(others).toMatch(/^m\d+ \d+h0m-?\d{1,2}[ -]\d{1,2}h0$/);
  });
});
