import { expect, test } from "vitest";
import { applyPreferences } from "./apply-preferences.ts";
import { preferenceRows } from "./preference-rows.ts";

const rows = preferenceRows("from-v1");

function apply(preferences: Parameters<typeof applyPreferences>[2]) {
  const dataset: Record<string, string> = { sampleLanguage: "curl" };
  applyPreferences({ dataset } as unknown as HTMLElement, rows, preferences);
  return dataset;
}

test("choices become the attributes that the stylesheet reads", () => {
  expect(apply({ theme: "dark", docsVersion: "1.0", announcement: "from-v1" })).toEqual({
    theme: "dark",
    docsVersion: "1.0",
    announcement: "closed",
    sampleLanguage: "curl",
  });
  expect(apply({ sampleLanguage: "go" })).toEqual({ sampleLanguage: "go" });
});

test("ignores a closed announcement other than the current one", () => {
  expect(apply({ announcement: "older" })).toEqual({ sampleLanguage: "curl" });
});

test("removes the attribute of a forgotten choice, except the sample language", () => {
  const dataset: Record<string, string> = { theme: "dark", sampleLanguage: "go" };
  applyPreferences({ dataset } as unknown as HTMLElement, rows, {});
  expect(dataset).toEqual({ sampleLanguage: "go" });
});
