import { hashText } from "../engine/base/random.ts";
import { escapeText } from "./html.ts";

const SIZE = 96;
/** Dark enough for white letters on any hue. */
const LIGHTNESS = 30;

/** A monogram on a coloured square: ours, not a real company's. @param id decides the colour */
export function drawLogo(id: string, letters: string, name: string): string {
  const hue = hashText(id) % 360;
  const half = SIZE / 2;
  const size = letters.length > 2 ? 32 : 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${escapeText(name)}"><rect width="${SIZE}" height="${SIZE}" rx="20" fill="hsl(${hue} 45% ${LIGHTNESS}%)"/><text x="${half}" y="${half}" fill="#fff" font-family="system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="central">${escapeText(letters)}</text></svg>\n`;
}

/** initialsOf("Lorem Flights") → "LF" */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");
}
