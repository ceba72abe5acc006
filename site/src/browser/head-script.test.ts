import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { headRows } from "./head-rows.ts";
import { headScript } from "./head-script.ts";

const FACE = "/assets/face-1a2b3c.woff2";
const rows = headRows({
  announcementId: "from-v1",
  sampleLanguages: ["curl", "python", "go"],
  face: FACE,
});

interface Part {
  readonly closest: (selector: string) => Part | null;
  readonly setAttribute: (name: string) => void;
}

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly forbidden?: boolean;
}

/** Runs the script as a browser would and returns what it did to `<html>`. */
function visit({ stored = {}, search = "", forbidden = false }: Visit) {
  const classes: string[] = [];
  const asked: string[] = [];
  const dataset: Record<string, string> = {};
  const localStorage = {
    getItem: (key: string) => {
      if (forbidden) throw new Error("forbidden");
      return stored[key] ?? null;
    },
  };
  const documentElement = { dataset, classList: { add: (name: string) => classes.push(name) } };
  const listeners = new Set<(event: { readonly target: Part }) => void>();
  const observers: (() => void)[] = [];
  const written: string[] = [];
  const servers = [
    {
      dataset: { sandbox: "http://localhost:3000", production: "https://api" },
      get textContent() {
        return written.at(-1) ?? "";
      },
      set textContent(name: string) {
        written.push(name);
      },
    },
  ];
  class FontFace {
    readonly load: () => Promise<unknown>;
    constructor(_: string, source: string) {
      this.load = async () => asked.push(source);
    }
  }
  class MutationObserver {
    readonly observe = () => {};
    constructor(react: () => void) {
      observers.push(react);
    }
  }
  const window: { earlyClicks?: { readonly kept: readonly Part[]; readonly stop: () => void } } =
    {};
  runInNewContext(headScript(rows), {
    document: {
      documentElement,
      getElementsByClassName: () => servers,
      fonts: { add: () => {} },
    },
    FontFace,
    MutationObserver,
    window,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    localStorage,
    location: { search, pathname: "/docs" },
    URLSearchParams,
  });
  const click = (target: Part) => {
    for (const listener of listeners) listener({ target });
  };
  const hosts = () => {
    for (const react of observers) react();
    return servers.map(({ textContent }) => textContent);
  };
  return { classes, asked, dataset, click, hosts, written, early: window.earlyClicks };
}

describe("the head script", () => {
  it("marks the document as scripted and leaves the theme to the system", () => {
    const { classes, dataset } = visit({});
    expect({ classes, dataset }).toEqual({ classes: ["js"], dataset: { sampleLanguage: "curl" } });
  });

  it("applies stored choices", () => {
    const stored = {
      theme: "dark",
      "docs-version": "1.0",
      announcement: "from-v1",
      "sample-language": "go",
    };
    expect(visit({ stored }).dataset).toEqual({
      theme: "dark",
      docsVersion: "1.0",
      announcement: "closed",
      sampleLanguage: "go",
    });
  });

  it("shows a new announcement to those who closed the old one", () => {
    expect(visit({ stored: { announcement: "older" } }).dataset.announcement).toBeUndefined();
  });

  it("lets the lang query parameter override the stored sample language", () => {
    const { dataset } = visit({ search: "?lang=python", stored: { "sample-language": "go" } });
    expect(dataset.sampleLanguage).toBe("python");
  });

  it("ignores a sample language that does not exist", () => {
    const stored = { "sample-language": "go" };
    expect(visit({ search: "?lang=cobol", stored }).dataset.sampleLanguage).toBe("go");
    expect(visit({ search: "?lang=cobol" }).dataset.sampleLanguage).toBe("curl");
  });

  it("ignores a theme that does not exist", () => {
    expect(visit({ stored: { theme: "sepia" } }).dataset.theme).toBeUndefined();
  });

  it("loads the font at once if an earlier page has fetched it", () => {
    const { dataset, asked } = visit({ stored: { face: FACE } });
    expect(dataset.face).toBe(FACE);
    expect(asked).toEqual([`url(${FACE})`]);
  });

  it("does not load a font that no earlier page has fetched, or that of another build", () => {
    for (const stored of [{}, { face: "/assets/face-000000.woff2" }]) {
      const { dataset, asked } = visit({ stored });
      expect([dataset.face, asked]).toEqual([undefined, []]);
    }
  });

  it("names the chosen server in samples, from the first paint and after each choice", () => {
    const { dataset, hosts } = visit({ stored: { server: "production" } });
    expect(hosts()).toEqual(["https://api"]);
    delete dataset.server;
    expect(hosts()).toEqual(["http://localhost:3000"]);
  });

  it("writes a server's name once, since each write triggers its own observer", () => {
    const { hosts, written } = visit({});
    hosts();
    hosts();
    expect(written).toEqual(["http://localhost:3000"]);
  });

  it("works where storage is forbidden", () => {
    expect(visit({ forbidden: true }).classes).toEqual(["js"]);
  });

  it("records and marks early clicks until the main script takes over", () => {
    const { click, early } = visit({});
    const marks: string[] = [];
    const part: Part = { closest: () => part, setAttribute: (name) => marks.push(name) };
    click(part);
    click({ ...part, closest: () => null });
    expect([early?.kept, marks]).toEqual([[part], ["data-pending"]]);
    early?.stop();
    click(part);
    expect(early?.kept).toHaveLength(1);
  });
});
