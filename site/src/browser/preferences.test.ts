import { describe, expect, it } from "vitest";
import { type Preferences, preferenceRows } from "./preference-rows.ts";
import { createPreferences, type KeyValues } from "./preferences.ts";

const rows = preferenceRows("from-v1");

function memory(
  initial: Record<string, string> = {},
): KeyValues & { readonly values: Map<string, string> } {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

describe("preferences", () => {
  it("start from the stored values", () => {
    const storage = memory({ theme: "dark", "docs-version": "1.0", "sample-language": "go" });
    expect(createPreferences(storage, rows, () => {}).get()).toEqual({
      theme: "dark",
      docsVersion: "1.0",
      sampleLanguage: "go",
    });
  });

  it("ignore a stored theme that does not exist", () => {
    expect(createPreferences(memory({ theme: "sepia" }), rows, () => {}).get()).toEqual({});
  });

  it("store a choice, keep the others, and apply all of them", () => {
    const storage = memory({ theme: "dark" });
    const applied: Preferences[] = [];
    createPreferences(storage, rows, (all) => applied.push(all)).choose({
      sampleLanguage: "python",
    });
    expect(Object.fromEntries(storage.values)).toEqual({
      theme: "dark",
      "sample-language": "python",
    });
    expect(applied).toEqual([{ theme: "dark", sampleLanguage: "python" }]);
  });

  it("replace an earlier choice by a later one", () => {
    const storage = memory({ theme: "dark" });
    const preferences = createPreferences(storage, rows, () => {});
    preferences.choose({ theme: "light" });
    expect([preferences.get().theme, storage.values.get("theme")]).toEqual(["light", "light"]);
  });

  it("forget a choice as if it had never been made", () => {
    const storage = memory({ theme: "dark", "docs-version": "1.0" });
    const preferences = createPreferences(storage, rows, () => {});
    preferences.forget("theme");
    expect(preferences.get()).toEqual({ docsVersion: "1.0" });
    expect([...storage.values.keys()]).toEqual(["docs-version"]);
  });

  it("follow a change made in another tab", () => {
    const storage = memory();
    const preferences = createPreferences(storage, rows, () => {});
    storage.setItem("theme", "light");
    preferences.refresh();
    expect(preferences.get()).toEqual({ theme: "light" });
    storage.removeItem("theme");
    preferences.refresh();
    expect(preferences.get()).toEqual({});
  });

  it("last as long as the page when storage is forbidden", () => {
    const forbidden: KeyValues = {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
      removeItem: () => {
        throw new Error("forbidden");
      },
    };
    const preferences = createPreferences(forbidden, rows, () => {});
    preferences.choose({ theme: "dark" });
    expect(preferences.get()).toEqual({ theme: "dark" });
    preferences.forget("theme");
    expect(preferences.get()).toEqual({});
  });
});
