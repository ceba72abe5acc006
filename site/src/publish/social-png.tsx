import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteConfig } from "../../site.config.ts";
import { BrandMark } from "./brand-mark.tsx";
import { nightColours } from "./night-colours.ts";

/** The preview picture of shared links: a PNG of 1200 × 630 pixels. */
export function socialPng({ brand, apiVersion }: SiteConfig): Uint8Array {
  const { paper, ink, inkMuted, accent } = nightColours();
  const arcs = [
    "M-60 560C180 180 560 60 1260 220",
    "M-60 620C260 330 640 240 1260 380",
    "M120 690C380 460 760 400 1260 520",
  ];
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <title>{brand}</title>
      <rect width="1200" height="630" fill={paper} />
      <g fill="none" stroke={inkMuted} strokeOpacity="0.45" strokeWidth="2">
        {arcs.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {[
        [318, 262],
        [742, 152],
        [1010, 322],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill={accent} />
      ))}
      <g transform="translate(84 300) scale(3.4)">
        <BrandMark ink={ink} accent={accent} />
      </g>
      <g fontFamily="DejaVu Sans">
        <text x="208" y="380" fill={ink} fontSize="84" fontWeight="bold">
          {brand}
        </text>
        <text x="84" y="470" fill={inkMuted} fontSize="34">
          {`Travel search API documentation, version ${apiVersion}`}
        </text>
      </g>
    </svg>,
  );
  const font = createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json");
  const fontFiles = ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"].map((name) =>
    font.replace("package.json", `ttf/${name}`),
  );
  return new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng();
}
