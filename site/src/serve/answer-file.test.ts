import { expect, test } from "vitest";
import { headerRecord } from "../../../sandbox/src/testing/header-record.ts";
import * as answers from "./answer-file.ts";
import type { ServedFile } from "./served-file.ts";

const page: ServedFile = {
  contentType: "text/html; charset=utf-8",
  cacheControl: "no-cache",
  headers: {},
  identity: { encoding: "identity", bytes: Buffer.from("plain text"), etag: '"plain"' },
  compressed: [
    { encoding: "br", bytes: Buffer.from("br"), etag: '"br"' },
    { encoding: "gzip", bytes: Buffer.from("gzip"), etag: '"gzip"' },
  ],
};
const picture: ServedFile = { ...page, contentType: "image/png", compressed: [] };

const readable = ({ headers, ...answer }: answers.SiteAnswer) => ({
  ...answer,
  headers: headerRecord(headers),
});
const answerFile = (...asked: Parameters<typeof answers.answerFile>) =>
  readable(answers.answerFile(...asked));
const answerNotFound = (...asked: Parameters<typeof answers.answerNotFound>) =>
  readable(answers.answerNotFound(...asked));

const get = (headers: Record<string, string> = {}, method = "GET") =>
  answerFile({ method, headers }, page);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["*", "br"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
])("Accept-Encoding %s gets the response in %s", (accepted, encoding) => {
  const { status, headers, body } = get({ "accept-encoding": accepted });
  expect([status, headers["Content-Encoding"], String(body)]).toEqual([200, encoding, encoding]);
  expect(headers).toMatchObject({ Vary: "Accept-Encoding", ETag: `"${encoding}"` });
});

test.each(["br;q=0", "gzip;q=0", "br;q=0, gzip;q=0", "sbrx", "", "identity", "*;q=0"])(
  "Accept-Encoding %j gets an uncompressed response",
  (accepted) => {
    const { status, headers, body } = get({ "accept-encoding": accepted });
    expect([status, String(body)]).toEqual([200, "plain text"]);
    expect(headers).not.toHaveProperty("Content-Encoding");
  },
);

test.each(['"plain"', 'W/"plain"', '"old", "plain"', 'W/"old",W/"plain"', "*"])(
  "If-None-Match %s returns 304 with ETag, Cache-Control and Vary",
  (known) => {
    expect(get({ "if-none-match": known })).toEqual({
      status: 304,
      headers: { ETag: '"plain"', "Cache-Control": "no-cache", Vary: "Accept-Encoding" },
    });
  },
);

test("another ETag gets 200, and a reload with a matching one still gets 304", () => {
  expect(get({ "if-none-match": '"br"' }).status).toBe(200);
  expect(get({ "if-none-match": "plain" }).status).toBe(200);
  expect(get({ "if-none-match": '"plain"', "cache-control": "no-cache" }).status).toBe(304);
});

test("a range applies to the bytes of the chosen coding", () => {
  const { status, headers, body } = get({ range: "bytes=0-1", "accept-encoding": "gzip" });
  expect([status, String(body)]).toEqual([206, "gz"]);
  expect(headers).toMatchObject({
    "Content-Range": "bytes 0-1/4",
    "Content-Length": 2,
    "Content-Encoding": "gzip",
    ETag: '"gzip"',
  });
});

test("an unsatisfiable range fails with 416 and the full size", () => {
  const { status, headers, body } = get({ range: "bytes=9-5" });
  expect([status, headers["Content-Range"], body]).toEqual([416, "bytes */10", undefined]);
});

test("every response except 304 has Accept-Ranges", () => {
  for (const range of [{}, { range: "bytes=0-1" }, { range: "bytes=9-5" }]) {
    expect(get(range).headers).toMatchObject({ "Accept-Ranges": "bytes" });
  }
  expect(get({ "if-none-match": "*" }).headers).not.toHaveProperty("Accept-Ranges");
});

test("If-None-Match takes precedence over Range, and HEAD ignores Range", () => {
  expect(get({ range: "bytes=9-5", "if-none-match": "*" }).status).toBe(304);
  expect(get({ range: "bytes=0-1" }, "HEAD")).toEqual(get());
});

test("sends a picture uncompressed", () => {
  const { headers } = answerFile({ method: "GET", headers: { "accept-encoding": "br" } }, picture);
  expect(headers).toMatchObject({ "Content-Type": "image/png", "Content-Length": 10 });
});

test("a file's own headers are on every response, including 304", () => {
  const open: ServedFile = { ...page, headers: { "Access-Control-Allow-Origin": "*" } };
  for (const headers of [
    {},
    { "if-none-match": "*" },
    { range: "bytes=0-1" },
    { range: "bytes=99-" },
  ]) {
    const answer = answerFile({ method: "GET", headers }, open);
    expect(answer.headers).toMatchObject({ "Access-Control-Allow-Origin": "*" });
  }
});

test("the not-found page is compressed, and ignores conditions and ranges", () => {
  const headers = { "if-none-match": "*", range: "bytes=0-1", "accept-encoding": "br" };
  const own = { "X-Frame-Options": "DENY" };
  const answer = answerNotFound({ method: "GET", headers }, { ...page, headers: own });
  expect([answer.status, String(answer.body)]).toEqual([404, "br"]);
  expect(answer.headers).toMatchObject(own);
  expect(answer.headers).not.toHaveProperty("ETag");
});

const markdownFile: ServedFile = {
  contentType: "text/markdown; charset=utf-8",
  cacheControl: "no-cache",
  headers: {},
  identity: { encoding: "identity", bytes: Buffer.from("# Title"), etag: '"markdown"' },
  compressed: [],
};
const withMarkdown: ServedFile = { ...page, markdown: markdownFile };

test.each([
  ["text/markdown", "text/markdown"],
  ["text/markdown, text/html, */*", "text/markdown"],
  ["text/html;q=0.5, text/markdown", "text/markdown"],
  ["text/html, text/markdown", "text/html"],
  ["text/html, text/markdown;q=0.9", "text/html"],
  ["text/html, application/xhtml+xml, */*;q=0.8", "text/html"],
  ["text/*", "text/html"],
  ["*/*", "text/html"],
  ["image/png", "text/html"],
  ["", "text/html"],
])("Accept %j gets a page as %s", (accept, type) => {
  const { status, headers } = answerFile({ method: "GET", headers: { accept } }, withMarkdown);
  expect([status, headers["Content-Type"]]).toEqual([200, `${type}; charset=utf-8`]);
  expect(headers.Vary).toBe("Accept, Accept-Encoding");
});

test("reads only the beginning of an endless Accept or Accept-Encoding", () => {
  const endless = (first: string, last: string) => `${first}, ${"a/b;q=0.1, ".repeat(1400)}${last}`;
  const typeOf = (accept: string) =>
    answerFile({ method: "GET", headers: { accept } }, withMarkdown).headers["Content-Type"];
  expect(typeOf(endless("text/markdown", "text/html"))).toContain("text/markdown");
  expect(typeOf(endless("a/b", "text/markdown"))).toContain("text/html");
  const codingOf = (accepted: string) =>
    get({ "accept-encoding": accepted }).headers["Content-Encoding"];
  expect(codingOf(endless("gzip", "br"))).toBe("gzip");
  expect(codingOf(endless("a", "br"))).toBeUndefined();
});

test("page and Markdown version each have their own ETag, and vary by Accept", () => {
  const known = { accept: "text/markdown", "if-none-match": '"markdown"' };
  const { status, headers } = answerFile({ method: "GET", headers: known }, withMarkdown);
  expect([status, headers.Vary]).toEqual([304, "Accept, Accept-Encoding"]);
  const html = { accept: "text/html", "if-none-match": '"markdown"' };
  expect(answerFile({ method: "GET", headers: html }, withMarkdown).status).toBe(200);
});

test("a Markdown version is sent with its own headers, not with those of its page", () => {
  const own = { cacheControl: "public", headers: { "Access-Control-Allow-Origin": "*" } };
  const both = {
    ...page,
    headers: { "X-Frame-Options": "DENY" },
    markdown: { ...markdownFile, ...own },
  };
  const { headers } = answerFile({ method: "GET", headers: { accept: "text/markdown" } }, both);
  expect(headers).toMatchObject({ ...own.headers, "Cache-Control": "public" });
  expect(headers).not.toHaveProperty("X-Frame-Options");
});

test("a file without a Markdown version ignores Accept", () => {
  const { headers } = answerFile({ method: "GET", headers: { accept: "text/markdown" } }, picture);
  expect(headers).toMatchObject({ "Content-Type": "image/png", Vary: "Accept-Encoding" });
});

test("reports a page or Markdown version sent whole, but no 304 and no range", () => {
  const wholeOf = (headers: Readonly<Record<string, string>>) =>
    answerFile({ method: "GET", headers }, withMarkdown).whole;
  const markdown = { accept: "text/markdown" };
  expect(wholeOf(markdown)).toEqual({ file: markdownFile, representation: markdownFile.identity });
  expect(wholeOf({ "accept-encoding": "br" })?.file).toBe(withMarkdown);
  expect(wholeOf({ "accept-encoding": "br" })?.representation.encoding).toBe("br");
  expect(wholeOf({ "if-none-match": "*" })).toBeUndefined();
  expect(wholeOf({ range: "bytes=0-1" })).toBeUndefined();
});
