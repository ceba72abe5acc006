import { crc32, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { crc32Of, joinCrc32s } from "./crc32.ts";
import { gzipPieceOf, joinGzip } from "./gzip-piece.ts";

const parts = fc.array(fc.uint8Array({ maxLength: 300 }).map((array) => new Uint8Array(array)));

test("joinCrc32s combines the checksums of pieces into that of the whole", () => {
  fc.assert(
    fc.property(parts, (pieces) => {
      const whole = Buffer.concat(pieces);
      expect(joinCrc32s(pieces.map(crc32Of))).toEqual({
        crc: crc32(whole),
        length: whole.length,
      });
    }),
  );
});

test("a body decompresses to its parts, whichever were compressed before", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(parts, fc.boolean())), (groups) => {
      const all = groups.flatMap(([group]) => group);
      const pieces = new Map(
        groups.flatMap(([group, isCompressed]) =>
          isCompressed ? group.map((part) => [part, gzipPieceOf(part)] as const) : [],
        ),
      );
      const body = Buffer.concat(joinGzip(all, (part) => pieces.get(part)));
      expect(gunzipSync(body)).toEqual(Buffer.concat(all));
    }),
  );
});

test("a part may be longer than a block", () => {
  const long = new Uint8Array(200_001).fill(7);
  const plain = Buffer.concat(joinGzip([long], () => undefined));
  expect(gunzipSync(plain)).toEqual(Buffer.from(long));
  const piece = gzipPieceOf(long);
  const body = Buffer.concat(joinGzip([long, long], () => piece));
  expect(gunzipSync(body)).toEqual(Buffer.concat([long, long]));
  expect(body.length).toBeLessThan(3000);
});
