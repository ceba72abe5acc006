import { describe, expect, it } from "vitest";
import { mayPrefetch, pathToPrefetch } from "./prefetch.ts";

describe("prefetching", () => {
  it("is allowed if the browser reports nothing about the connection", () => {
    expect(mayPrefetch(undefined)).toBe(true);
    expect(mayPrefetch({})).toBe(true);
  });

  it("is allowed on 3g and 4g", () => {
    expect(mayPrefetch({ effectiveType: "3g", saveData: false })).toBe(true);
    expect(mayPrefetch({ effectiveType: "4g", saveData: false })).toBe(true);
  });

  it("is skipped on 2g", () => {
    expect(mayPrefetch({ effectiveType: "2g", saveData: false })).toBe(false);
  });

  it("is skipped on slow-2g", () => {
    expect(mayPrefetch({ effectiveType: "slow-2g", saveData: false })).toBe(false);
  });

  it("is skipped for readers who save data, however fast their connection", () => {
    expect(mayPrefetch({ effectiveType: "4g", saveData: true })).toBe(false);
  });
});

describe("a link to prefetch", () => {
  const from = "https://docs.example.com/docs/intro";
  const link = (href: string, target = "", download = "") => ({ href, target, download });

  it("is one that a click would show in place", () => {
    const here = "https://docs.example.com";
    expect(pathToPrefetch(link(`${here}/docs/geo/overview#use`), from)).toBe("/docs/geo/overview");
    expect(pathToPrefetch(link(`${here}/api/geo/`), from)).toBe("/api/geo/");
  });

  it("is not one to this page, another host, a file or a new tab", () => {
    const here = "https://docs.example.com";
    expect(pathToPrefetch(link(`${from}#parts`), from)).toBeUndefined();
    expect(pathToPrefetch(link("https://example.org/docs/geo/overview"), from)).toBeUndefined();
    expect(pathToPrefetch(link(`${here}/docs/intro.md`), from)).toBeUndefined();
    expect(pathToPrefetch(link(`${here}/docs/geo/overview`, "_blank"), from)).toBeUndefined();
    expect(pathToPrefetch(link(`${here}/docs/geo/overview`, "", "a"), from)).toBeUndefined();
    expect(pathToPrefetch(link(""), from)).toBeUndefined();
  });
});
