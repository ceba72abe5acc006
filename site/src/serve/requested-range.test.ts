import fc from "fast-check";
import { expect, test } from "vitest";
import { requestedRange } from "./requested-range.ts";

const body = { bytes: Buffer.from("0123456789"), etag: '"ten"' };
const read = (range: string, ifRange?: string) =>
  requestedRange({ range, ...(ifRange === undefined ? {} : { "if-range": ifRange }) }, body);

test.each([
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-5", { start: 2, end: 5 }],
  ["bytes=7-", { start: 7, end: 9 }],
  ["bytes=7-99", { start: 7, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
])("%s selects a part", (range, part) => {
  expect(read(range)).toEqual(part);
});

test.each(["bytes=9-5", "bytes=10-", "bytes=-0"])("%s is unsatisfiable", (range) => {
  expect(read(range)).toBe("unsatisfiable");
});

test.each(["bytes=-11", "bytes=0-1,4-5", "bytes=a-b", "bytes=-", "bytes", "", "lines=0-1"])(
  "%j gets the whole body",
  (range) => expect(read(range)).toBeUndefined(),
);

test("with If-Range, returns a part only for the same strong ETag", () => {
  expect(read("bytes=2-5", '"ten"')).toEqual({ start: 2, end: 5 });
  for (const other of ['"nine"', 'W/"ten"', "Sat, 01 Jan 2028 00:00:00 GMT"]) {
    expect(read("bytes=2-5", other)).toBeUndefined();
  }
});

test("a part lies within the body for any requested range", () => {
  const number = fc.oneof(fc.nat(12), fc.constant(""), fc.bigInt(), fc.string());
  fc.assert(
    fc.property(number, number, (from, to) => {
      const part = read(`bytes=${from}-${to}`);
      if (typeof part !== "object") return;
      expect(part.start).toBeGreaterThanOrEqual(0);
      expect(part.end).toBeGreaterThanOrEqual(part.start);
      expect(part.end).toBeLessThan(body.bytes.length);
    }),
  );
});
