// Writes `site/src/styles/face/face.woff2`: the subset of the font with the weights and characters
// that the built pages need, and those that a future page may need.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import subsetFont from "subset-font";

const SOURCE = "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2";
const TARGET = new URL("../../site/src/styles/face/face.woff2", import.meta.url);
const LETTERS = new URL("letters.txt", import.meta.url);

const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const font = await subsetFont(whole, readFileSync(LETTERS, "utf8"), {
  targetFormat: "truetype",
  variationAxes: { wght: { min: 400, max: 650 } },
  keepFeatures: ["kern"],
  noHinting: true,
  dropTables: ["STAT"],
});
writeFileSync(TARGET, await convert(withoutNames(font), "woff2", "truetype"));

/** The makers reserve the font's name for the complete font. Browsers need the table: empty it. */
function withoutNames(font) {
  const entry = font.indexOf("name", 12, "latin1");
  const offset = font.readUInt32BE(entry + 8);
  font.fill(0, offset, offset + font.readUInt32BE(entry + 12));
  font.writeUInt16BE(6, offset + 4);
  return font;
}
