import { brotliDecompressSync } from "node:zlib";

/** Numbers that WOFF 2 has for the tags of tables, as far as they matter here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
/** Instead of a number: the tag follows. */
const OTHER = 63;

const SEGMENTS = 4;
const GROUPS = 12;

/** The code points for which a font has glyphs: its table `cmap`, in the formats 4 and 12. */
export function readCmap(woff2: Buffer): ReadonlySet<number> {
  const { table, end } = findCmap(woff2);
  const tables = brotliDecompressSync(woff2.subarray(end, end + woff2.readUInt32BE(20)));
  const cmap = tables.subarray(table.start, table.start + table.length);
  const subtables = range(0, cmap.readUInt16BE(2) - 1).map((index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  return new Set(subtables.flatMap(codePointsOf));
}

function codePointsOf(table: Buffer): readonly number[] {
  const format = table.readUInt16BE(0);
  if (format === GROUPS) {
    return range(0, table.readUInt32BE(12) - 1).flatMap((group) =>
      range(table.readUInt32BE(16 + 12 * group), table.readUInt32BE(20 + 12 * group)),
    );
  }
  if (format !== SEGMENTS) throw new Error(`A cmap of format ${format} is not read.`);
  const bytes = table.readUInt16BE(6);
  const segments = range(0, bytes / 2 - 1).flatMap((segment) => {
    const last = table.readUInt16BE(14 + 2 * segment);
    return range(table.readUInt16BE(16 + bytes + 2 * segment), last);
  });
  return segments.filter((code) => code !== 0xffff);
}

/** The position of the table among the others, and the end of the list of tables. */
function findCmap(woff2: Buffer) {
  let end = 48;
  let start = 0;
  let table: { readonly start: number; readonly length: number } | undefined;
  const readLength = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; value = value * 128 + (byte & 0x7f))
      byte = woff2[end++] ?? 0;
    return value;
  };
  for (let remainingTables = woff2.readUInt16BE(12); remainingTables > 0; remainingTables -= 1) {
    const flags = woff2[end++] ?? 0;
    const tag = flags & 63;
    if (tag === OTHER) end += 4;
    const isGlyphs = tag === GLYF || tag === LOCA;
    const original = readLength();
    const isTransformed = isGlyphs ? flags >> 6 === 0 : flags >> 6 !== 0;
    const length = isTransformed ? readLength() : original;
    if (tag === CMAP) table = { start, length };
    start += length;
  }
  if (!table) throw new Error("The font has no cmap.");
  return { table, end };
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
