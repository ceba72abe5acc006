import { crc32 } from "node:zlib";

/** A CRC-32 checksum; those of pieces can be combined into that of the whole. */
export interface Crc32 {
  readonly crc: number;
  /** Number of bytes that it covers. */
  readonly length: number;
}

const NOTHING: Crc32 = { crc: 0, length: 0 };

export function crc32Of(bytes: Uint8Array): Crc32 {
  return { crc: crc32(bytes), length: bytes.length };
}

/** The checksum of the joined pieces, in a microsecond, however long they are. */
export function joinCrc32s(checksums: readonly Crc32[]): Crc32 {
  return checksums.reduce(
    (sum, { crc, length }) => ({
      crc: (multiply(powerOf(length), sum.crc) ^ crc) >>> 0,
      length: sum.length + length,
    }),
    NOTHING,
  );
}

/** The CRC-32 polynomial, and x⁰ and x⁸ in its bit order (RFC 1952, 8). */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const BYTE = 0x00800000;

/** The factor by which `length` zero bytes change the checksum before them: x⁸ to that power. */
function powerOf(length: number): number {
  let power = ONE;
  let square = BYTE;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = multiply(square, power);
    square = multiply(square, square);
  }
  return power;
}

/** The product of two polynomials, modulo the CRC-32 polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  let shifted = b;
  for (let bit = ONE; bit > 0; bit >>>= 1) {
    if (a & bit) product ^= shifted;
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return product >>> 0;
}
