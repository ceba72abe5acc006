import { describe, expect, it } from "vitest";
import { createPageLoader } from "./page-loader.ts";

const page = {
  build: "b1",
  path: "/docs/intro",
  kind: "docs",
  title: "Introduction",
  lang: "en",
  frame: "en/docs",
  html: "<main>",
};
const frame = {
  build: "b1",
  id: "en/api",
  lang: "en",
  shell: "",
  sidebar: "",
  footer: "",
  search: "",
  states: "",
  texts: "/texts",
};
const incomplete = "The page's data is incomplete.";
const reference = { ...page, path: "/api/geo", frame: "en/api" };
const signal = new AbortController().signal;

type Answers = Readonly<Record<string, readonly (() => Response | Promise<Response>)[]>>;

/** A server that gives these answers in turn, for each path, and remembers what it was asked. */
function server(answers: Answers, buildId = "b1") {
  const asked: string[] = [];
  const fetch = async (path: string, { signal }: RequestInit): Promise<Response> => {
    signal?.throwIfAborted();
    const answer = answers[path]?.[asked.filter((one) => one === path).length];
    asked.push(path);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  };
  const loader = createPageLoader({
    fetch,
    buildId,
    currentFrame: () => "en/docs",
    frameOf: (path) => (path.startsWith("/api") ? "en/api" : "en/docs"),
  });
  return { loader, asked };
}

const ok = (body: unknown, headers?: Record<string, string>) => () =>
  Response.json(body, headers ? { headers } : {});
/** Never comes, and fails once it is called off. */
const until = (signal: AbortSignal) => () =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
const status = (code: number, statusText: string) => () =>
  new Response("", { status: code, statusText });

const INTRO = "/_page/docs/intro.json";
const GEO = "/_page/api/geo.json";
const API = "/_frame/en/api.json";

describe("loading a page", () => {
  it("fetches the page's own file", async () => {
    const { loader, asked } = server({ [INTRO]: [ok(page)] });
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
    expect(asked).toEqual([INTRO]);
  });

  it("fetches a different frame along with the page, only once", async () => {
    const { loader, asked } = server({ [GEO]: [ok(reference)], [API]: [ok(frame)] });
    expect(await loader.load("/api/geo", signal)).toEqual({ kind: "page", page: reference, frame });
    await loader.load("/api/geo", signal);
    expect(asked.toSorted()).toEqual([API, GEO]);
  });

  it("fails when the frame fails, and fetches it again on the next load", async () => {
    const down = status(503, "Service Unavailable");
    const { loader } = server({
      [GEO]: [ok(reference)],
      [API]: [down, down, ok(frame)],
    });
    await expect(loader.load("/api/geo", signal)).rejects.toThrow("503 Service Unavailable");
    expect(await loader.load("/api/geo", signal)).toMatchObject({ frame });
  });

  it("requests a whole document if the page or frame is from another build", async () => {
    const another = server({ [INTRO]: [ok(page)] }, "b2").loader;
    expect(await another.load("/docs/intro", signal)).toEqual({ kind: "document" });
    const old = ok({ ...frame, build: "b0" });
    const { loader } = server({ [GEO]: [ok(reference)], [API]: [old] });
    expect(await loader.load("/api/geo", signal)).toEqual({ kind: "document" });
  });

  it("requests a whole document for a page without data", async () => {
    const { loader } = server({ "/_page/docs/gone.json": [status(404, "Not Found")] });
    expect(await loader.load("/docs/gone", signal)).toEqual({ kind: "document" });
  });

  it("fails with the status, and retries on the next load", async () => {
    const { loader } = server({ [INTRO]: [status(503, "Service Unavailable"), ok(page)] });
    await expect(loader.load("/docs/intro", signal)).rejects.toThrow("503 Service Unavailable");
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
  });

  it.each([{ build: 1 }, { build: "b1" }, [], null])(
    "rejects %j, which is not page data",
    async (data) => {
      const { loader } = server({ [INTRO]: [ok(data)] });
      await expect(loader.load("/docs/intro", signal)).rejects.toThrow(incomplete);
    },
  );

  it("rejects a frame with a missing field", async () => {
    const { texts: _, ...part } = frame;
    const { loader } = server({ [GEO]: [ok(reference)], [API]: [ok(part)] });
    await expect(loader.load("/api/geo", signal)).rejects.toThrow(incomplete);
  });

  it("fetches the frame that the page names, even if its path suggests the current one", async () => {
    const { loader } = server({ [INTRO]: [ok({ ...page, frame: "en/api" })], [API]: [ok(frame)] });
    expect(await loader.load("/docs/intro", signal)).toMatchObject({ frame });
  });

  it("passes the signal on, so an aborted navigation stops and the next one fetches again", async () => {
    const controller = new AbortController();
    controller.abort();
    const { loader } = server({ [INTRO]: [ok(page)] });
    await expect(loader.load("/docs/intro", controller.signal)).rejects.toThrow("aborted");
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
  });

  it("fetches again when another navigation to the same page is aborted", async () => {
    const abandoned = new AbortController();
    const { loader, asked } = server({ [INTRO]: [until(abandoned.signal), ok(page)] });
    const first = loader.load("/docs/intro", abandoned.signal);
    const second = loader.load("/docs/intro", signal);
    abandoned.abort();
    await expect(first).rejects.toThrow("aborted");
    expect(await second).toEqual({ kind: "page", page });
    expect(asked).toEqual([INTRO, INTRO]);
  });
});

describe("several fetches of a page under way", () => {
  it("keeps a prefetched page when a navigation that began earlier is aborted", async () => {
    const abandoned = new AbortController();
    let arrive = () => {};
    const later = () =>
      new Promise<Response>((resolve) => {
        arrive = () => resolve(Response.json(page));
      });
    const { loader, asked } = server({ [INTRO]: [until(abandoned.signal), later] });
    const aborted = loader.load("/docs/intro", abandoned.signal);
    const prefetching = loader.prefetch("/docs/intro");
    abandoned.abort();
    await expect(aborted).rejects.toThrow("aborted");
    const next = loader.load("/docs/intro", signal);
    arrive();
    await prefetching;
    expect(await next).toEqual({ kind: "page", page });
    expect(asked).toEqual([INTRO, INTRO]);
  });
});

describe("forgetting a page", () => {
  it("makes the next load fetch it again", async () => {
    const { loader, asked } = server({ [INTRO]: [ok(page), ok(page)] });
    await loader.load("/docs/intro", signal);
    loader.forget("/docs/intro");
    await loader.load("/docs/intro", signal);
    expect(asked).toHaveLength(2);
  });

  it("evicts all pages and frames with forgetAll", async () => {
    const { loader, asked } = server({
      [INTRO]: [ok(page), ok(page)],
      [GEO]: [ok(reference), ok(reference)],
      [API]: [ok(frame), ok(frame)],
    });
    for (const path of ["/docs/intro", "/api/geo"]) await loader.load(path, signal);
    loader.forgetAll();
    for (const path of ["/docs/intro", "/api/geo"]) await loader.load(path, signal);
    expect(asked).toHaveLength(6);
  });
});

describe("prefetching a page", () => {
  it("leaves nothing for the load to fetch and returns the bytes transferred", async () => {
    const sized = ok(page, { "content-length": "1234" });
    const headers = "content-length: 1234\r\ncontent-type: application/json".length;
    const { loader, asked } = server({ [INTRO]: [sized] });
    const both = [loader.prefetch("/docs/intro"), loader.prefetch("/docs/intro")];
    expect(await Promise.all(both)).toEqual([1234 + headers, 0]);
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
    expect(asked).toHaveLength(1);
  });

  it("assumes 6 KB for a response without Content-Length", async () => {
    const { loader } = server({ [INTRO]: [ok(page)] });
    const header = "content-type: application/json".length;
    expect(await loader.prefetch("/docs/intro")).toBe(6 * 1024 + header);
  });

  it("fetches the frame as well", async () => {
    const size = { "content-length": "1000" };
    const { loader } = server({ [GEO]: [ok(reference, size)], [API]: [ok(frame, size)] });
    expect(loader.hasFrame("/api/geo")).toBe(false);
    expect(await loader.prefetch("/api/geo")).toBeGreaterThan(2000);
    expect(loader.hasFrame("/api/geo")).toBe(true);
  });

  it("is not cached when it fails", async () => {
    const { loader } = server({ [INTRO]: [status(500, "Internal Server Error"), ok(page)] });
    expect(await loader.prefetch("/docs/intro")).toBe(0);
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
  });
});
