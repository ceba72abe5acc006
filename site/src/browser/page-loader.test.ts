import { describe, expect, it } from "vitest";
import { createPageLoader } from "./page-loader.ts";

const page = {
  build: "b1",
  path: "/docs/intro",
  title: "Introduction",
  lang: "en",
  html: "<main>",
};
const signal = new AbortController().signal;

/** A server that gives these answers in turn and remembers what it was asked. */
function server(...answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  const fetch = async (path: string): Promise<Response> => {
    const answer = answers[asked.length];
    asked.push(path);
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  };
  return { fetch, asked };
}

const ok =
  (body: unknown = page) =>
  () =>
    Response.json(body);
const status = (code: number, statusText: string) => () =>
  new Response("", { status: code, statusText });

describe("loading a page", () => {
  it("fetches the page's own file", async () => {
    const { fetch, asked } = server(ok());
    const loaded = await createPageLoader(fetch, "b1").load("/docs/intro", signal);
    expect(loaded).toEqual({ kind: "page", page });
    expect(asked).toEqual(["/_page/docs/intro.json"]);
  });

  it("asks for a whole document when the page comes from another build", async () => {
    const { fetch } = server(ok());
    expect(await createPageLoader(fetch, "b2").load("/docs/intro", signal)).toEqual({
      kind: "document",
    });
  });

  it("asks for a whole document where there is no page data", async () => {
    const { fetch } = server(status(404, "Not Found"));
    expect(await createPageLoader(fetch, "b1").load("/docs/gone", signal)).toEqual({
      kind: "document",
    });
  });

  it("fails with the status, and tries again when asked again", async () => {
    const { fetch } = server(status(503, "Service Unavailable"), ok());
    const loader = createPageLoader(fetch, "b1");
    await expect(loader.load("/docs/intro", signal)).rejects.toThrow("503 Service Unavailable");
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
  });

  it("fails on data that is not a page", async () => {
    const { fetch } = server(ok({ build: "b1" }));
    await expect(createPageLoader(fetch, "b1").load("/docs/intro", signal)).rejects.toThrow(
      "The page's data is incomplete.",
    );
  });

  it("passes the signal on, so that an abandoned navigation stops", async () => {
    const controller = new AbortController();
    controller.abort();
    const loader = createPageLoader(async (_, init) => {
      init.signal?.throwIfAborted();
      return ok()();
    }, "b1");
    await expect(loader.load("/docs/intro", controller.signal)).rejects.toThrow("aborted");
  });
});

describe("forgetting a page", () => {
  it("makes the next load ask for it again", async () => {
    const { fetch, asked } = server(ok(), ok());
    const loader = createPageLoader(fetch, "b1");
    await loader.load("/docs/intro", signal);
    loader.forget("/docs/intro");
    await loader.load("/docs/intro", signal);
    expect(asked).toHaveLength(2);
  });
});

describe("prefetching a page", () => {
  it("makes the load ask for nothing more", async () => {
    const { fetch, asked } = server(ok());
    const loader = createPageLoader(fetch, "b1");
    loader.prefetch("/docs/intro");
    loader.prefetch("/docs/intro");
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
    expect(asked).toHaveLength(1);
  });

  it("is forgotten when it fails", async () => {
    const { fetch, asked } = server(status(500, "Internal Server Error"), ok());
    const loader = createPageLoader(fetch, "b1");
    loader.prefetch("/docs/intro");
    await new Promise((resolve) => setImmediate(resolve));
    expect(await loader.load("/docs/intro", signal)).toEqual({ kind: "page", page });
    expect(asked).toHaveLength(2);
  });
});
