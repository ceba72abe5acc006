import { describe, expect, it } from "vitest";
import { localePath, pageDataPath, zoneOf } from "./paths.ts";

describe("a path in a locale", () => {
  it("has no prefix in the default locale", () => {
    expect(localePath("en", "/docs/intro")).toBe("/docs/intro");
    expect(localePath("en", "/")).toBe("/");
  });

  it("carries the locale in front in any other", () => {
    expect(localePath("es", "/docs/intro")).toBe("/es/docs/intro");
    expect(localePath("es", "/api/geo/")).toBe("/es/api/geo/");
    expect(localePath("es", "/")).toBe("/es");
  });
});

describe("the zone of an address", () => {
  it("is the language and the sidebar", () => {
    expect(zoneOf("/docs/intro")).toEqual({ lang: "en", sidebar: "docs-3.0" });
    expect(zoneOf("/docs")).toEqual({ lang: "en", sidebar: "docs-3.0" });
    expect(zoneOf("/es/docs/1.0/places")).toEqual({ lang: "es", sidebar: "docs-1.0" });
    expect(zoneOf("/api/geo/")).toEqual({ lang: "en", sidebar: "api" });
  });

  it("has no sidebar outside docs and reference", () => {
    expect(zoneOf("/")).toEqual({ lang: "en", sidebar: "" });
    expect(zoneOf("/es")).toEqual({ lang: "es", sidebar: "" });
    expect(zoneOf("/documents")).toEqual({ lang: "en", sidebar: "" });
    expect(zoneOf("/essay/docs")).toEqual({ lang: "en", sidebar: "" });
  });
});

describe("the file with a page's data", () => {
  it("is the same with and without a trailing slash", () => {
    expect(pageDataPath("/docs/intro")).toBe("/_page/docs/intro.json");
    expect(pageDataPath("/api/geo/")).toBe("/_page/api/geo.json");
  });
});
