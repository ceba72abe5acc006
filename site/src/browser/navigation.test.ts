import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../site.config.ts";
import type { PageData } from "../content/page-model.ts";
import { type PageState, pathToShow, startNavigation } from "./navigation.ts";
import type { NavigateEventLike } from "./navigation-api.ts";
import type { LoadResult, PageLoader } from "./page-loader.ts";
import { createProgress } from "./progress.ts";
import { createStore } from "./store.ts";

const origin = "https://docs.example.com";

function request(path: string, change: Partial<NavigateEventLike> = {}) {
  return {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: "push" as const,
    destination: { url: origin + path },
    ...change,
  };
}

describe("a navigation", () => {
  const from = `${origin}/docs/intro`;

  it("is shown in place, also across languages, versions and sections", () => {
    expect(pathToShow(request("/docs/geo/overview#use"), from)).toBe("/docs/geo/overview");
    expect(pathToShow(request("/es/docs/intro"), from)).toBe("/es/docs/intro");
    expect(pathToShow(request("/docs/1.0"), from)).toBe("/docs/1.0");
    expect(pathToShow(request("/api/geo/"), from)).toBe("/api/geo/");
    expect(pathToShow(request("/"), from)).toBe("/");
  });

  it("is left to the browser when only hash or query change", () => {
    expect(pathToShow(request("/docs/intro#parts", { hashChange: true }), from)).toBeUndefined();
    expect(pathToShow(request("/docs/intro?lang=go"), from)).toBeUndefined();
  });

  it("is left to the browser for downloads, files, forms and reloads", () => {
    const target = "/docs/geo/overview";
    expect(pathToShow(request(target, { downloadRequest: "" }), from)).toBeUndefined();
    expect(pathToShow(request("/docs/intro.md"), from)).toBeUndefined();
    expect(pathToShow(request(target, { formData: {} }), from)).toBeUndefined();
    expect(pathToShow(request(target, { navigationType: "reload" }), from)).toBeUndefined();
  });

  it("is left to the browser where it cannot be intercepted: other hosts, new tabs", () => {
    const target = "/docs/geo/overview";
    expect(pathToShow(request(target, { canIntercept: false }), from)).toBeUndefined();
    const elsewhere = { destination: { url: "https://example.org/docs" } };
    expect(pathToShow(request("", elsewhere), from)).toBeUndefined();
  });
});

function inEachLanguage(path: string): PageData["languages"] {
  const paths = LANGUAGES.map((lang) => [lang, lang === "en" ? path : `/${lang}${path}`]);
  return Object.fromEntries(paths);
}

const page: PageData = {
  build: "b1",
  path: "/docs/geo/overview",
  kind: "docs",
  title: "Overview",
  lang: "en",
  frame: "en/docs-3.0",
  html: "<main></main>",
  languages: inEachLanguage("/docs/geo/overview"),
  versions: { "3.0": "/docs/geo/overview", "1.0": "/docs/1.0" },
};

/** Starts navigation with a loader that gives these answers in turn, and navigates once. */
function navigate(...answers: readonly (() => Promise<LoadResult>)[]) {
  let documents = 0;
  const forgotten: string[] = [];
  const leaving: (() => void)[] = [];
  let listener = (_: NavigateEventLike) => {};
  let handler: () => Promise<void> = async () => {};
  const waiting = [...answers];
  const state = createStore<PageState>({ kind: "shown" });
  const controller = new AbortController();
  const loader: Pick<PageLoader, "load" | "forget"> = {
    load: () => waiting.shift()?.() ?? Promise.reject(new Error("no answer left")),
    forget: (path) => void forgotten.push(path),
  };
  // The bar of a slow navigation: it shows at once.
  const progress = createProgress((_, action) => {
    action();
    return () => {};
  });
  const retry = startNavigation({
    navigation: { addEventListener: (_, given) => (listener = given) },
    currentUrl: () => `${origin}/docs/intro`,
    loader,
    progress,
    state,
    loadDocument: () => {
      documents += 1;
    },
    onLeave: (action) => void leaving.push(action),
  });
  const follow = (path: string, change: Partial<NavigateEventLike> = {}) => {
    handler = async () => {};
    listener({
      ...request(path, change),
      signal: controller.signal,
      intercept: (options) => {
        handler = options.handler;
      },
    });
    return handler();
  };
  const { visible } = progress;
  const done = follow("/docs/geo/overview");
  return {
    done,
    state,
    retry,
    follow,
    controller,
    forgotten,
    leaving,
    visible,
    documents: () => documents,
  };
}

describe("showing a page in place", () => {
  it("keeps the previous page visible while the next one loads", async () => {
    const { done, state, visible } = navigate(async () => ({ kind: "page", page }));
    expect(state.get()).toEqual({
      kind: "loading",
      path: "/docs/geo/overview",
      previous: { kind: "shown" },
    });
    await done;
    expect([state.get(), visible.get()]).toEqual([{ kind: "shown", page }, false]);
  });

  it("keeps the previous page visible when a second navigation replaces the first", () => {
    const pending = () => new Promise<LoadResult>(() => {});
    const { state, retry } = navigate(pending, pending);
    void retry("/docs/geo/quick-start");
    expect(state.get()).toEqual({
      kind: "loading",
      path: "/docs/geo/quick-start",
      previous: { kind: "shown" },
    });
  });

  it("goes on to a page whose section is followed while it loads", async () => {
    const pending = () => new Promise<LoadResult>(() => {});
    const { state, follow } = navigate(pending, async () => ({ kind: "page", page }));
    await follow("/docs/geo/overview#use", { hashChange: true });
    expect(state.get()).toEqual({ kind: "shown", page });
  });

  it("leaves the sections of the current page to the browser", async () => {
    const { done, state, follow } = navigate(async () => ({ kind: "page", page }));
    await done;
    const shown = state.get();
    await follow("/docs/geo/overview#use", { hashChange: true });
    expect(state.get()).toBe(shown);
  });

  it("reports why a page failed to load, and evicts and reloads it on retry", async () => {
    const { done, state, retry, forgotten } = navigate(
      () => Promise.reject(new Error("503 Service Unavailable")),
      async () => ({ kind: "page", page }),
    );
    await done;
    expect(state.get()).toEqual({
      kind: "failed",
      path: "/docs/geo/overview",
      isOffline: false,
      message: "503 Service Unavailable",
    });
    expect(forgotten).toEqual([]);
    await retry("/docs/geo/overview");
    expect(state.get()).toEqual({ kind: "shown", page });
    expect(forgotten).toEqual(["/docs/geo/overview"]);
  });

  it("reports a network failure as offline and hides the progress bar", async () => {
    const { done, state, visible } = navigate(() => Promise.reject(new TypeError("Offline")));
    await done;
    expect(state.get()).toMatchObject({ kind: "failed", isOffline: true });
    expect(visible.get()).toBe(false);
  });

  it("loads the whole document if only that can show the address, with the progress bar until then", async () => {
    const { done, documents, leaving, visible } = navigate(async () => ({ kind: "document" }));
    await done;
    expect(documents()).toBe(1);
    // The bar shows until the document has come.
    expect(visible.get()).toBe(true);
    for (const leave of leaving) leave();
    expect(visible.get()).toBe(false);
  });

  it("returns to the current page when the navigation is aborted", async () => {
    const { done, state, controller } = navigate(
      () => new Promise((_, reject) => setImmediate(() => reject(new Error("aborted")))),
    );
    controller.abort();
    await done;
    expect(state.get()).toEqual({ kind: "shown" });
  });

  it.each<[string, () => Promise<LoadResult>]>([
    ["loads", async () => ({ kind: "page", page })],
    ["fails", () => Promise.reject(new Error("the older one"))],
  ])("ignores the older navigation when it %s after a newer one", async (_, older) => {
    const later = () => new Promise<void>(setImmediate).then(older);
    const { done, state, retry } = navigate(later, () => Promise.reject(new Error("the newer")));
    await retry("/docs/geo/quick-start");
    await done;
    expect(state.get()).toMatchObject({ kind: "failed", message: "the newer" });
  });
});
