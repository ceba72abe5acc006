import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteConfig } from "../../site.config.ts";

/** The night colours of `../styles/tokens.css`. */
const NIGHT = "#0b1322";
const INK = "#e6ebf4";
const MUTED = "#adb8ca";
const ACCENT = "#ffb36e";

/** The mark of the logo with colours of its own: an icon stands outside of any stylesheet. */
function Mark() {
  return (
    <g fill="none" stroke={ACCENT} strokeLinecap="round" strokeWidth="2.4">
      <path d="M7 22.5C8.5 12 15 6.5 24.5 7.5" />
      <path d="M7 19l5 8.5H2z" fill={INK} stroke="none" />
      <circle cx="25.5" cy="7.6" r="3.4" fill={ACCENT} stroke="none" />
    </g>
  );
}

/** The icon of the browser's tab. */
export function faviconSvg(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <title>Icon</title>
      <rect width="32" height="32" rx="7" fill={NIGHT} />
      <Mark />
    </svg>,
  );
}

/** The picture that goes with a shared link: 1200 × 630 pixels, as PNG. */
export function socialPng({ brand, apiVersion }: SiteConfig): Uint8Array {
  const arcs = [
    "M-60 560C180 180 560 60 1260 220",
    "M-60 620C260 330 640 240 1260 380",
    "M120 690C380 460 760 400 1260 520",
  ];
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
      <title>{brand}</title>
      <rect width="1200" height="630" fill={NIGHT} />
      <g fill="none" stroke={MUTED} strokeOpacity="0.45" strokeWidth="2">
        {arcs.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
      {[
        [318, 262],
        [742, 152],
        [1010, 322],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill={ACCENT} />
      ))}
      <g transform="translate(84 300) scale(3.4)">
        <Mark />
      </g>
      <g fontFamily="DejaVu Sans">
        <text x="208" y="380" fill={INK} fontSize="84" fontWeight="bold">
          {brand}
        </text>
        <text x="84" y="470" fill={MUTED} fontSize="34">
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
