import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { encodeText } from "../../bytes/bytes.ts";
import type { ApiResponse } from "../../http/api-request.ts";
import { headerRecord } from "../../testing/header-record.ts";
import { API_HEADERS } from "./api-headers.ts";
import { gzipPieceOf } from "./gzip-piece.ts";
import { type Compression, negotiateResponse as representWhole } from "./negotiate-response.ts";
import { createSharedResponses } from "./shared-responses.ts";

const json = encodeText(JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ index }))));
const kept: ApiResponse = {
  status: 200,
  headers: { RateLimit: "x" },
  parts: [json],
  isShared: true,
};
const none = { shared: createSharedResponses(), pieceOf: () => undefined };
const bytesIn = (body: unknown) => Buffer.concat([body].flat() as readonly Uint8Array[]);

async function represent(asked: IncomingHttpHeaders, response: ApiResponse, known: Compression) {
  const { headers, ...whole } = await representWhole(asked, response, known);
  return { ...whole, headers: headerRecord(headers) };
}

describe("a shared response", () => {
  test("is uncompressed without Accept-Encoding, and cacheable only by the client", async () => {
    const { status, headers, body } = await represent({}, kept, none);
    expect([status, bytesIn(body)]).toEqual([200, Buffer.from(json)]);
    expect(headers).toMatchObject({
      "Cache-Control": "private, no-cache",
      Vary: "Accept-Encoding",
      ETag: expect.stringMatching(/^"[\w-]+"$/),
      RateLimit: "x",
    });
    expect(headers).not.toHaveProperty("Content-Encoding");
  });

  test("is compressed once per coding and reused", async () => {
    const ask = (coding: string) => represent({ "accept-encoding": coding }, kept, none);
    const [plain, brotli, again, gzip] = await Promise.all(
      ["identity", "gzip, br", "br", "gzip, br;q=0"].map(ask),
    );
    expect(brotliDecompressSync(bytesIn(brotli?.body))).toEqual(Buffer.from(json));
    expect(gunzipSync(bytesIn(gzip?.body))).toEqual(Buffer.from(json));
    expect(bytesIn(plain?.body)).toEqual(Buffer.from(json));
    expect(brotli?.headers["Content-Encoding"]).toBe("br");
    expect(brotli?.body).toBe(again?.body);
    expect(new Set([plain, brotli, gzip].map((one) => one?.headers.ETag)).size).toBe(3);
  });

  test.each(["identity", "gzip", "br"])("is JSON with its own length in %s", async (coding) => {
    const { headers, body } = await represent({ "accept-encoding": coding }, kept, none);
    expect(headers).toMatchObject({
      "Content-Type": "application/json",
      "Content-Length": bytesIn(body).length,
    });
  });

  test.each([
    [1023, undefined],
    [1024, "gzip"],
  ])("of %i bytes is compressed as %s", async (length, coding) => {
    const bytes = encodeText("x".repeat(length));
    const asked = { "accept-encoding": "gzip" };
    const { headers } = await represent(asked, { ...kept, parts: [bytes] }, none);
    expect(headers["Content-Encoding"]).toBe(coding);
  });

  test("returns 304 if If-None-Match has its ETag, in a list or as *", async () => {
    const etag = String((await represent({}, kept, none)).headers.ETag);
    for (const condition of [etag, `"other", W/${etag}`, "*"]) {
      const { status, headers, body } = await represent({ "if-none-match": condition }, kept, none);
      expect([status, body]).toEqual([304, undefined]);
      expect(headers).toMatchObject({ ETag: etag, Vary: "Accept-Encoding", RateLimit: "x" });
    }
    expect((await represent({ "if-none-match": '"other"' }, kept, none)).status).toBe(200);
  });
});

test("an unshared response joins compressed and uncompressed parts", async () => {
  const parts = [encodeText('{"token":"t","content":'), json, encodeText("}")];
  const piece = gzipPieceOf(json);
  const compressed = {
    ...none,
    pieceOf: (part: Uint8Array) => (part === json ? piece : undefined),
  };
  const own: ApiResponse = { status: 200, headers: {}, parts, isShared: false };
  const gzip = await represent({ "accept-encoding": "gzip, br" }, own, compressed);
  expect(gunzipSync(bytesIn(gzip.body))).toEqual(Buffer.concat(parts));
  expect(gzip.headers).toMatchObject({
    "Content-Encoding": "gzip",
    "Content-Length": bytesIn(gzip.body).length,
    "Cache-Control": "no-store",
    Vary: "Accept-Encoding",
  });
  expect(gzip.headers).not.toHaveProperty("ETag");
  for (const refused of [undefined, "br", "gzip;q=0", "identity, gzip;q=0.5"]) {
    const asked = refused === undefined ? {} : { "accept-encoding": refused };
    const { headers, body } = await represent(asked, own, compressed);
    expect(bytesIn(body)).toEqual(Buffer.concat(parts));
    expect(headers).not.toHaveProperty("Content-Encoding");
    expect(headers.Vary).toBe("Accept-Encoding");
  }
});

test.each([
  ["plain, where nothing is compressed", "gzip", false],
  ["in gzip", "gzip", true],
  ["plain, to whoever takes no gzip", "br", true],
])("an unshared response has its length and headers: %s", async (_, coding, isCompressed) => {
  const own = { ...kept, isShared: false };
  const pieceOf = () => (isCompressed ? gzipPieceOf(json) : undefined);
  const asked = { "accept-encoding": coding };
  const { headers, body } = await represent(asked, own, { ...none, pieceOf });
  expect(headers).toMatchObject({ RateLimit: "x", "Content-Length": bytesIn(body).length });
});

test("a small error response is uncompressed and not cacheable", async () => {
  const small: ApiResponse = {
    status: 404,
    headers: {},
    parts: [encodeText("{}")],
    isShared: false,
  };
  const { status, headers, body } = await represent({ "accept-encoding": "gzip" }, small, none);
  expect([status, bytesIn(body).toString()]).toEqual([404, "{}"]);
  expect(headers).toEqual({
    ...API_HEADERS,
    "Cache-Control": "no-store",
    "Content-Type": "application/json",
    "Content-Length": 2,
  });
});
