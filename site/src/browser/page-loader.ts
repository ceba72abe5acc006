/** Fetches the per-page files. What has come is kept; a failed load is asked for again. */

import { pageDataPath } from "../address/page-data-path.ts";
import type { PageData } from "../plan/page-model.ts";

export type Loaded =
  | { readonly kind: "page"; readonly page: PageData }
  /** Only a whole document can show this address: another build, or no page data at all. */
  | { readonly kind: "document" };

export interface PageLoader {
  /** Rejects with a readable message. */
  readonly load: (path: string, signal: AbortSignal) => Promise<Loaded>;
  readonly prefetch: (path: string) => void;
  /** What is kept of this page may be what is wrong with it: the next load asks again. */
  readonly forget: (path: string) => void;
}

type Fetch = (path: string, init: { readonly signal?: AbortSignal }) => Promise<Response>;

export function createPageLoader(fetch: Fetch, buildId: string): PageLoader {
  const kept = new Map<string, Promise<Loaded>>();

  const request = async (path: string, signal?: AbortSignal): Promise<Loaded> => {
    const response = await fetch(pageDataPath(path), signal ? { signal } : {});
    if (response.status === 404) return { kind: "document" };
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    const page: unknown = await response.json();
    if (!isPageData(page)) throw new Error("The page's data is incomplete.");
    return page.build === buildId ? { kind: "page", page } : { kind: "document" };
  };

  return {
    load: async (path, signal) => {
      const loaded = await (kept.get(path) ?? request(path, signal));
      kept.set(path, Promise.resolve(loaded));
      return loaded;
    },
    prefetch: (path) => {
      if (kept.has(path)) return;
      const loading = request(path);
      kept.set(path, loading);
      loading.catch(() => kept.delete(path));
    },
    forget: (path) => {
      kept.delete(path);
    },
  };
}

function isPageData(value: unknown): value is PageData {
  if (typeof value !== "object" || value === null) return false;
  return ["build", "path", "title", "lang", "html"].every(
    (key) => typeof (value as Record<string, unknown>)[key] === "string",
  );
}
