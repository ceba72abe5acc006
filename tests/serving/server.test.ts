import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { SPECIFICATION_FILES } from "../../contract/src/specifications.ts";
import { sendRaw } from "../../sandbox/src/testing/send-raw.ts";
import { site } from "../../site/site.config.ts";
import type { BuildManifest } from "../../site/src/publish/build-manifest.ts";
import { compressBest } from "../../site/src/publish/compress.ts";
import { DATA_FOLDERS } from "../../site/src/publish/headers-file.ts";
import { builtFiles, builtPages, fileOf } from "../built-site.ts";

const baseUrl = inject("baseUrl");

/** The raw answer: `fetch` would decompress it and hide its encoding. */
function getBytes(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(baseUrl + path, { method, headers }, async (response) => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: await buffer(response) });
      });
      sent.on("error", reject).end();
    },
  );
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { body, ...answer } = await getBytes(path, headers, method);
  return { ...answer, bytes: body.length };
}

async function assetPath(): Promise<string> {
  const html = await (await fetch(`${baseUrl}/docs/intro`)).text();
  return /\/assets\/[^"]+\.js(?=")/.exec(html)?.[0] ?? "no script";
}

test("serves a page as brotli, gzip or identity, as the client accepts", async () => {
  const brotli = await get("/docs/intro", { "accept-encoding": "gzip, br" });
  const gzip = await get("/docs/intro", { "accept-encoding": "gzip" });
  const plain = await get("/docs/intro");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(brotli.bytes).toBeLessThan(gzip.bytes);
  expect(gzip.bytes).toBeLessThan(plain.bytes);
  expect(brotli.headers.vary).toMatch(/accept-encoding/i);
});

test("a page requested again is soon served at brotli's best compression", async () => {
  const path = "/docs/getting-started/rate-limits";
  const { length } = await compressBest(readFileSync(fileOf(`${path}/index.html`)));
  const bytes = async () => (await get(path, { "accept-encoding": "br" })).bytes;
  await expect.poll(bytes).toBe(length);
});

test("pages are revalidated, with 304 while unchanged", async () => {
  const first = await get("/docs/intro");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await get("/docs/intro", { "if-none-match": String(first.headers.etag) });
  expect(again.status).toBe(304);
  for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
    expect(again.headers[name]).toBe(first.headers[name]);
  }
});

test("hashed files are cacheable for a year", async () => {
  const { status, headers } = await get(await assetPath());
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each(["/nothing", "/docs/nothing", "/api/nothing/", "/404", "/404.html", "/es/404/"])(
  "%s gets the not-found page with status 404",
  async (path) => {
    const response = await fetch(baseUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<h1");
  },
);

test("a missing page gets the not-found page in the language of its prefix", async () => {
  for (const { code, prefix } of site.locales) {
    const response = await fetch(`${baseUrl}${prefix}/nothing`);
    expect([response.status, await response.text()]).toEqual([
      404,
      expect.stringContaining(`<html lang="${code}"`),
    ]);
  }
});

test("a bad percent-encoding or a path out of the folder gets 404, never an error", async () => {
  for (const path of ["/%E0%A4%A", "/..%2f..%2fheaders.json", "/docs/%00"]) {
    expect((await get(path)).status).toBe(404);
  }
});

test("HEAD has the headers of GET and no body", async () => {
  const head = await get("/docs/intro", {}, "HEAD");
  const { headers } = await get("/docs/intro");
  expect([head.status, head.bytes]).toEqual([200, 0]);
  expect({ ...head.headers, date: "" }).toEqual({ ...headers, date: "" });
});

test("serves every built file as built, and no internal or compressed file by name", async () => {
  const { files, written } = JSON.parse(
    readFileSync(fileURLToPath(new URL("../../site/dist/manifest.json", import.meta.url)), "utf8"),
  ) as BuildManifest;
  const names = Object.keys(files).filter((name) => !/\.(br|gz)$|404\.html$/.test(name));
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const { status, headers } = await get(`/${name}`);
    expect([name, status, headers.etag]).toEqual([name, 200, `"${written[name] ?? files[name]}"`]);
  }
  for (const path of ["/_headers", "/headers.json", "/manifest.json", "/.vite/manifest.json"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
  for (const path of ["/index.html.br", "/docs/intro/index.html.gz"]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

const host = "Host: a\r\n";
const close = "Connection: close\r\n";
test.each([
  ["an absolute target", `GET http://a/docs/intro HTTP/1.1\r\n${host}${close}\r\n`, 200],
  ["no host in HTTP/1.0", "GET /docs/intro HTTP/1.0\r\n\r\n", 200],
  ["no host", `GET /docs/intro HTTP/1.1\r\n${close}\r\n`, 400],
  ["two hosts", `GET /docs/intro HTTP/1.1\r\n${host}${host}${close}\r\n`, 400],
  ["a host that is none", `GET / HTTP/1.1\r\nHost: a/b\r\n${close}\r\n`, 400],
  ["a target that is none", `GET ftp://a/ HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ["the server as a whole", `OPTIONS * HTTP/1.1\r\n${host}${close}\r\n`, 400],
  ["another method", `DELETE / HTTP/1.1\r\n${host}${close}\r\n`, 405],
])("a request with %s gets the status that HTTP requires", async (_, raw, status) => {
  expect(await sendRaw(baseUrl, raw)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test("rejects a method that isn't allowed without waiting for its body", async () => {
  const head = `POST /docs/intro HTTP/1.1\r\n${host}Content-Length: 1000000000\r\n\r\n`;
  const answer = await sendRaw(baseUrl, `${head}the first of many`);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toMatch(/^Allow: GET, HEAD\r$/m);
  expect(answer).toMatch(/^Connection: close\r$/m);
});

/** The hashes of what stands in a document and is applied or run. */
function inlineHashes(html: string, tag: "script" | "style"): readonly string[] {
  const texts = html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"));
  return Array.from(texts, ([, text = ""]) => {
    const hash = createHash("sha256").update(text).digest("base64");
    return `'sha256-${hash}'`;
  });
}

const directivesOf = (policy: unknown) => String(policy).split("; ");

test("a document's policy lists exactly its inline scripts and styles", async () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(100);
  for (const { kind, url, locale } of pages) {
    const html = readFileSync(fileOf(url), "utf8");
    const { headers } = await get(kind === "not-found" ? `${locale.prefix}/nothing` : url);
    const [scripts, styles] = [inlineHashes(html, "script"), inlineHashes(html, "style")];
    expect([url, scripts.length]).toEqual([url, 1]);
    expect(styles.length).toBeGreaterThan(0);
    const directives = directivesOf(headers["content-security-policy"]);
    expect([url, ...directives]).toContain(["script-src 'self'", ...scripts].join(" "));
    const named = directives.find((one) => one.startsWith("style-src ")) ?? "";
    expect([url, named.split(" ").sort()]).toEqual([
      url,
      ["style-src", "'self'", ...styles].sort(),
    ]);
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

test("data may run nothing, scripts may fetch only data, and neither has document headers", async () => {
  const urls = builtFiles().filter((url) => !/\.html$|^\/_headers$/.test(url));
  expect(urls.length).toBeGreaterThan(100);
  for (const url of urls) {
    const { headers } = await get(url);
    const own = url.endsWith(".js") ? ["script-src 'self'", "connect-src 'self'"] : [];
    expect([url, directivesOf(headers["content-security-policy"])]).toEqual([
      url,
      ["default-src 'none'", ...own, "frame-ancestors 'none'"],
    ]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    const others = ["x-frame-options", "permissions-policy", "cross-origin-opener-policy"];
    expect([url, others.filter((name) => name in headers)]).toEqual([url, []]);
  }
});

test("a rejected request has the policy of data", async () => {
  const { status, headers } = await get("/docs/intro", {}, "DELETE");
  expect([status, headers["x-content-type-options"]]).toEqual([405, "nosniff"]);
  expect(headers["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
});

test("the headers for static hosts cover every folder without a document", () => {
  const folderOf = (url: string) => /^\/([^/]+\/)/.exec(url)?.[1] ?? "";
  const files = builtFiles();
  const withDocument = new Set(files.filter((url) => url.endsWith(".html")).map(folderOf));
  const folders = new Set(files.map(folderOf).filter((folder) => !withDocument.has(folder)));
  expect([...folders].sort()).toEqual([...DATA_FOLDERS].sort());
});

test("serves the specifications as JSON and YAML, even to pages of other hosts", async () => {
  for (const { id } of SPECIFICATION_FILES) {
    const json = await fetch(`${baseUrl}/openapi/${id}.json`);
    expect(json.headers.get("content-type")).toContain("application/json");
    expect(json.headers.get("access-control-allow-origin")).toBe("*");
    expect(json.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(((await json.json()) as { openapi: string }).openapi).toMatch(/^3\.1/);
    const yaml = await fetch(`${baseUrl}/openapi/${id}.yaml`);
    expect(await yaml.text()).toMatch(/^openapi: "?3\.1/m);
  }
});

const CODINGS = ["br", "gzip", "identity", "gzip, br", "br;q=0.1, gzip", "*", "*;q=0", "", "zstd"];

test("an ETag identifies the bytes sent in each coding, and revalidates with 304", async () => {
  const digestOf = new Map<string, string>();
  for (const path of ["/docs/intro", "/docs/intro.md", "/openapi/geo.json", await assetPath()]) {
    const codingOf = new Map<string, string>();
    for (const coding of CODINGS) {
      const headers = { "accept-encoding": coding };
      const { headers: about, body } = await getBytes(path, headers);
      const etag = String(about.etag);
      const digest = createHash("sha256").update(body).digest("hex");
      expect([path, coding, digestOf.get(etag) ?? digest]).toEqual([path, coding, digest]);
      digestOf.set(etag, digest);
      codingOf.set(etag, about["content-encoding"] ?? "identity");
      const conditional = await getBytes(path, { ...headers, "if-none-match": etag });
      // What has been compressed further meanwhile has another ETag.
      if (conditional.headers.etag !== etag) continue;
      expect([path, coding, conditional.status]).toEqual([path, coding, 304]);
      expect(conditional.body).toHaveLength(0);
    }
    expect(new Set(codingOf.values())).toEqual(new Set(["br", "gzip", "identity"]));
  }
});

test("ranges of an encoded body add up to the whole", async () => {
  const path = "/openapi/geo.json";
  const { length } = await compressBest(readFileSync(fileOf(path)));
  const brotli = async () => (await get(path, { "accept-encoding": "br" })).bytes;
  await expect.poll(brotli).toBe(length);
  for (const coding of ["br", "gzip", "identity"]) {
    const whole = await getBytes(path, { "accept-encoding": coding });
    const condition = { "accept-encoding": coding, "if-range": String(whole.headers.etag) };
    const middle = Math.floor(whole.body.length / 2);
    const parts = [`bytes=0-${middle - 1}`, `bytes=${middle}-`].map((range) =>
      getBytes(path, { ...condition, range }),
    );
    const received = await Promise.all(parts);
    expect(received.map(({ status }) => status)).toEqual([206, 206]);
    expect(Buffer.concat(received.map(({ body }) => body)).equals(whole.body)).toBe(true);
  }
});
