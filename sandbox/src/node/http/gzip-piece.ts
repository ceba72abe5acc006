import { constants, deflateRawSync } from "node:zlib";
import type { Bytes } from "../../bytes/bytes.ts";
import { type Crc32, crc32Of, joinCrc32s } from "./crc32.ts";

/** Bytes compressed so that they can stand anywhere in a gzip body, next to others. */
export interface GzipPiece {
  /** Deflate blocks, ending at a byte boundary, none of them marked as the last. */
  readonly blocks: Bytes;
  readonly checksum: Crc32;
}

/** Below this, compression gains nothing. */
export const MIN_BYTES = 1024;
/** The fastest: a large response is written once and usually read once. */
const LEVEL = 1;

/** Takes some milliseconds per megabyte: not for the main thread. */
export function gzipPieceOf(bytes: Uint8Array): GzipPiece {
  const finishFlush = constants.Z_SYNC_FLUSH;
  const blocks = new Uint8Array(deflateRawSync(bytes, { level: LEVEL, finishFlush }));
  return { blocks, checksum: crc32Of(bytes) };
}

/**
 * Assembles a gzip body from parts (RFC 1951 and 1952). Compressed parts go in as they are, the
 * rest as stored blocks, so a response with a unique part needs no compression.
 *
 * @param pieceOf the compressed form of a part, if there is one
 */
export function joinGzip(
  parts: readonly Bytes[],
  pieceOf: (part: Bytes) => GzipPiece | undefined,
): readonly Bytes[] {
  const pieces = parts.map((part) => pieceOf(part) ?? plainPieceOf(part));
  const { crc, length } = joinCrc32s(pieces.map(({ checksum }) => checksum));
  const end = new DataView(new ArrayBuffer(TRAILER));
  end.setUint32(0, crc, true);
  end.setUint32(4, length % 2 ** 32, true);
  const trailer = new Uint8Array(end.buffer);
  return [
    HEADER,
    ...pieces.map(({ blocks }) => blocks),
    plainBlock(new Uint8Array(), true),
    trailer,
  ];
}

/** Deflate, no name, no time, system unknown. */
const HEADER = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const TRAILER = 8;
const MAX_BLOCK_BYTES = 65_535;

function plainPieceOf(bytes: Bytes): GzipPiece {
  const starts = Array.from(
    { length: Math.ceil(bytes.length / MAX_BLOCK_BYTES) },
    (_, index) => index * MAX_BLOCK_BYTES,
  );
  const blocks = starts.map((start) => plainBlock(bytes.subarray(start, start + MAX_BLOCK_BYTES)));
  return { blocks: new Uint8Array(Buffer.concat(blocks)), checksum: crc32Of(bytes) };
}

function plainBlock(bytes: Uint8Array, isLast = false): Bytes {
  const block = new Uint8Array(5 + bytes.length);
  const head = new DataView(block.buffer);
  head.setUint8(0, isLast ? 1 : 0);
  head.setUint16(1, bytes.length, true);
  head.setUint16(3, ~bytes.length & 0xffff, true);
  block.set(bytes, 5);
  return block;
}
