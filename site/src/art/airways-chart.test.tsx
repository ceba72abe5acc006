import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadReferenceData } from "../../../sandbox/src/data/load-reference-data.ts";
import { AirwaysChart } from "./airways-chart.tsx";
import { chartCodes, chartRoutes } from "./chart-routes.ts";

const { airports } = loadReferenceData();
const svg = renderToStaticMarkup(<AirwaysChart airports={airports} label="A chart" />);

describe("the airways chart", () => {
  it("draws each route and writes each code", () => {
    expect(svg.match(/pathLength="1"/g)).toHaveLength(chartRoutes.length);
    for (const code of Object.keys(chartCodes)) expect(svg).toContain(`>${code}</text>`);
  });

  it("draws the continents once: small airports, and hubs above them", () => {
    expect(svg.match(/ d="m/g)).toHaveLength(2);
  });

  it("has a name and no broken number", () => {
    expect(svg).toContain('role="img" aria-label="A chart"');
    expect(svg).not.toContain("NaN");
  });

  it("names an airport that the data lacks", () => {
    const without = airports.filter(({ iata }) => iata !== "NRT");
    const draw = () => renderToStaticMarkup(<AirwaysChart airports={without} label="" />);
    expect(draw).toThrow("The chart names an airport that the data lacks: NRT");
  });

  it("stays small: it travels inside the home page", () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(8_000);
  });
});
