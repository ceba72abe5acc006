import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServedSandbox, serveSandbox } from "../process/serve-sandbox.ts";
import { readSettings } from "../settings/settings.ts";

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox(readSettings({ PORT: "0", LOG_LEVEL: "silent" }, Date.now));
});
afterAll(() => served.close());

const POST = "POST /apiservices/v3/autosuggest/flights HTTP/1.1\r\nHost: a\r\n";
const CHUNKED = `${POST}Transfer-Encoding: chunked\r\n`;
/** What a proxy in front may take for the body of the request before it. */
const HIDDEN = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

test.each([
  ["two lengths that differ", `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ["a list of lengths", `${POST}Content-Length: 2, 2\r\n\r\n{}`],
  ["a length with a sign", `${POST}Content-Length: +2\r\n\r\n{}`],
  ["a length in another base", `${POST}Content-Length: 0x2\r\n\r\n{}`],
  ["a length below nothing", `${POST}Content-Length: -2\r\n\r\n{}`],
  ["a length with a space before its colon", `${POST}Content-Length : 2\r\n\r\n{}`],
  ["a length and chunks", `${CHUNKED}Content-Length: 5\r\n\r\n0\r\n\r\n`],
  [
    "chunks and a length",
    `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ["a coding that is not the last", `${POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ["a coding behind a tab", `${POST}Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`],
  ["a folded header", `${POST}Content-Length:\r\n 2\r\n\r\n{}`],
  ["a folded coding", `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 2\r\n\r\n{}`],
  ["a header line that ends bare", `${POST}X: y\nContent-Length: 2\r\n\r\n{}`],
  ["a header that has a carriage return", `${POST}X: y\rContent-Length: 2\r\n\r\n{}`],
  ["a header section that ends bare", `${POST}Content-Length: 2\n\n{}`],
  ["a null byte in a header", `${POST}X: \0\r\nContent-Length: 2\r\n\r\n{}`],
  ["a space before the first header", `POST / HTTP/1.1\r\n Host: a\r\nContent-Length: 2\r\n\r\n{}`],
  ["a chunk's size that is none", `${CHUNKED}\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ["a chunk's size with a sign", `${CHUNKED}\r\n+2\r\n{}\r\n0\r\n\r\n`],
  ["a chunk's size in another form", `${CHUNKED}\r\n0x2\r\n{}\r\n0\r\n\r\n`],
  ["a chunk's size without an end", `${CHUNKED}\r\n${"f".repeat(17)}\r\n{}\r\n0\r\n\r\n`],
  ["a chunk that is longer than it says", `${CHUNKED}\r\n1\r\n{}\r\n0\r\n\r\n`],
  ["a chunk's line that ends bare", `${CHUNKED}\r\n2\n{}\r\n0\r\n\r\n`],
  ["a version that is none", `GET / HTTP/1.1a\r\nHost: a\r\n\r\n`],
])("a request with %s gets 400, and nothing after it is read as another", async (_, framed) => {
  const { hostname, port } = new URL(served.url);
  const socket = connect(Number(port), hostname);
  socket.write(framed + HIDDEN, "latin1");
  const received = await text(socket);
  expect(received).not.toContain('{"status":"ok"}');
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});
