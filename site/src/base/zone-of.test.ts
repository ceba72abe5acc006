import { describe, expect, it } from "vitest";
import { site } from "../../site.config.ts";
import { zoneOf } from "./zone-of.ts";

describe("the zone of an address", () => {
  it("is the language and the sidebar", () => {
    expect(zoneOf(site, "/docs/intro")).toEqual({ lang: "en", sidebar: "docs-3.0" });
    expect(zoneOf(site, "/docs")).toEqual({ lang: "en", sidebar: "docs-3.0" });
    expect(zoneOf(site, "/es/docs/1.0/places")).toEqual({ lang: "es", sidebar: "docs-1.0" });
    expect(zoneOf(site, "/api/geo/")).toEqual({ lang: "en", sidebar: "api" });
  });

  it("has no sidebar outside docs and reference", () => {
    expect(zoneOf(site, "/")).toEqual({ lang: "en", sidebar: "" });
    expect(zoneOf(site, "/es")).toEqual({ lang: "es", sidebar: "" });
    expect(zoneOf(site, "/documents")).toEqual({ lang: "en", sidebar: "" });
    expect(zoneOf(site, "/essay/docs")).toEqual({ lang: "en", sidebar: "" });
  });
});
