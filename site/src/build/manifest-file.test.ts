import { expect, test } from "vitest";
import { site } from "../../site.config.ts";
import type { PlannedPage } from "../content/planned-page.ts";
import { policyOfAll } from "../publish/create-policy-of.ts";
import { manifestFile } from "./manifest-file.ts";

const notFound: PlannedPage = { kind: "not-found", version: "3.0", path: "/404" };
const home: PlannedPage = { kind: "home", version: "3.0", path: "/" };
const pages = [home, notFound].flatMap((page) =>
  site.locales.map(({ code }) => ({ page, lang: code })),
);
const assets = {
  buildId: "test",
  script: "",
  stylesheet: "",
  headScript: "start()",
  socialImage: "",
};
const policies = new Map([
  ["index.html", "narrow"],
  ["404.html", "wide"],
  ["es/index.html", "narrow"],
]);
const digests = {
  public: new Map([
    ["index.html", "2"],
    ["_headers", "3"],
    ["404.html", "1"],
  ]),
  written: new Map([
    ["llms.txt", "5"],
    ["index.html", "4"],
  ]),
};
const { name, body } = manifestFile({ config: site, pages }, assets, policies, digests);
const manifest = JSON.parse(String(body));

test("the manifest names the not-found page of each language", () => {
  expect(name).toBe("manifest.json");
  expect(manifest.notFound).toEqual([
    { prefix: "", file: "404.html" },
    { prefix: "/es", file: "es/404.html" },
  ]);
});

test("the manifest lists every public file in order, except the one for static hosts", () => {
  expect(Object.entries(manifest.files)).toEqual([
    ["404.html", "1"],
    ["index.html", "2"],
  ]);
  expect(Object.entries(manifest.written)).toEqual([
    ["index.html", "4"],
    ["llms.txt", "5"],
  ]);
});

test("each policy lists its documents, and the shared header allows the head script", () => {
  expect(manifest.policies).toEqual({
    narrow: ["index.html", "es/index.html"],
    wide: ["404.html"],
  });
  expect(manifest.headers.document["Content-Security-Policy"]).toBe(policyOfAll(assets));
});
