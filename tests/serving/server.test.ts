import { request } from "node:http";
import { expect, inject, test } from "vitest";

const baseUrl = inject("baseUrl");

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** The raw answer: `fetch` would decompress it and hide its encoding. */
function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(baseUrl + path, { method, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    });
    sent.on("error", reject).end();
  });
}

async function assetPath(): Promise<string> {
  const html = await (await fetch(`${baseUrl}/docs/intro`)).text();
  return /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "no script";
}

test("a page is sent as brotli, as gzip, or plain, as the client accepts it", async () => {
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

test("pages are revalidated and answered 304 while they stay the same", async () => {
  const first = await get("/docs/intro");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await get("/docs/intro", { "if-none-match": String(first.headers.etag) });
  expect(again.status).toBe(304);
});

test("hashed files are kept for a year", async () => {
  const { status, headers } = await get(await assetPath());
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each(["/nothing", "/docs/nothing", "/api/nothing/", "/404", "/404.html", "/es/404/"])(
  "%s is not found, with the not-found page and status 404",
  async (path) => {
    const response = await fetch(baseUrl + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<h1");
  },
);

test("an address below /es that is not there answers in Spanish", async () => {
  expect(await (await fetch(`${baseUrl}/es/nada`)).text()).toContain('<html lang="es"');
});

test("a bad percent-encoding or a path out of the folder is not found, never an error", async () => {
  for (const path of ["/%E0%A4%A", "/..%2f..%2fheaders.json", "/docs/%00"]) {
    expect((await get(path)).status).toBe(404);
  }
});

test("HEAD has the headers of GET and no body; other methods are refused", async () => {
  const head = await get("/docs/intro", {}, "HEAD");
  expect(head.status).toBe(200);
  expect(head.bytes).toBe(0);
  const post = await get("/docs/intro", {}, "POST");
  expect(post.status).toBe(405);
  expect(post.headers.allow).toBe("GET, HEAD");
});

test("every answer carries the security headers; scripts need the host or a hash", async () => {
  for (const path of ["/", "/nothing", await assetPath()]) {
    const { headers } = await get(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain("unsafe-inline");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  }
});

test("the four specifications are served as JSON and YAML", async () => {
  for (const id of ["flights-live-pricing", "flights-indicative", "geo", "culture"]) {
    const json = await fetch(`${baseUrl}/openapi/${id}.json`);
    expect(json.headers.get("content-type")).toContain("application/json");
    expect(((await json.json()) as { openapi: string }).openapi).toMatch(/^3\.1/);
    const yaml = await fetch(`${baseUrl}/openapi/${id}.yaml`);
    expect(await yaml.text()).toMatch(/^openapi: "?3\.1/m);
  }
});
