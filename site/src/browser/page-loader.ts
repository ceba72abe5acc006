/** Fetches and caches pages and frames; a failed load is not cached. */

import { ensureOk } from "../base/ensure-ok.ts";
import { frameDataPath, pageDataPath } from "../base/paths.ts";
import type { FrameData, PageData } from "../content/page-model.ts";

export type LoadResult =
  | { readonly kind: "page"; readonly page: PageData; readonly frame?: FrameData }
  /** Only a whole document can show this address: another build, or no page data at all. */
  | { readonly kind: "document" };

export interface PageLoader {
  /** Loads a page, and its frame unless it is the current one. Rejects with a readable message. */
  readonly load: (path: string, signal: AbortSignal) => Promise<LoadResult>;
  /** Whether the frame of this page is cached or current. */
  readonly hasFrame: (path: string) => boolean;
  /** Resolves with the number of bytes transferred, headers included. */
  readonly prefetch: (path: string) => Promise<number>;
  /** Evicts a cached page that may be stale or broken, so that the next load fetches it again. */
  readonly forget: (path: string) => void;
  readonly forgetAll: () => void;
}

export interface LoaderParts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly buildId: string;
  /** The id of the current frame. */
  readonly currentFrame: () => string;
  /** The id of the frame that a path needs, as far as the path alone tells. */
  readonly frameOf: (path: string) => string;
}

interface Answer {
  /** Undefined for another build or a missing file. */
  readonly data: unknown;
  readonly bytes: number;
}

const PAGE_TEXTS = ["path", "title", "kind", "frame", "html"] as const;
const FRAME_TEXTS = [
  "id",
  "lang",
  "shell",
  "sidebar",
  "footer",
  "search",
  "states",
  "texts",
] as const;

/** Assumed where the server sends no `Content-Length`. */
const USUAL_BYTES = 6 * 1024;

/** Bytes that a response takes on the wire, if nothing compresses its headers. */
function bytesOf({ headers }: Response): number {
  const lines = [...headers].flat().join(": ");
  return lines.length + Number(headers.get("content-length") ?? USUAL_BYTES);
}

export function createPageLoader(parts: LoaderParts): PageLoader {
  const { fetch, buildId, currentFrame, frameOf } = parts;
  const cache = new Map<string, Promise<Answer>>();

  const request = async (url: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url, init);
    const bytes = bytesOf(response);
    if (response.status === 404) return { data: undefined, bytes };
    const data: unknown = await ensureOk(response).json();
    ensureTexts<Pick<PageData, "build">>(data, ["build"]);
    return { data: data.build === buildId ? data : undefined, bytes };
  };

  /**
   * Loads that fail are not cached. One that its navigation may abort is cached once it has
   * succeeded, so that no other waits for it.
   */
  const get = (url: string, init: RequestInit): Promise<Answer> => {
    const known = cache.get(url);
    if (known) return known;
    const loading = request(url, init);
    const keep = () => cache.set(url, loading);
    if (!init.signal) keep();
    loading.then(keep, () => cache.get(url) === loading && cache.delete(url));
    return loading;
  };

  const getFrame = async (id: string): Promise<FrameData | undefined> => {
    const { data } = await get(frameDataPath(id), {});
    if (data === undefined) return undefined;
    ensureTexts<FrameData>(data, FRAME_TEXTS);
    return data;
  };

  const hasFrame = (path: string): boolean => {
    const frame = frameOf(path);
    return frame === currentFrame() || cache.has(frameDataPath(frame));
  };

  return {
    load: async (path, signal) => {
      const expected = frameOf(path);
      // In parallel with the page. A failure surfaces when the frame is fetched again below.
      if (expected !== currentFrame()) getFrame(expected).catch(() => {});
      const { data } = await get(pageDataPath(path), { signal });
      if (data === undefined) return { kind: "document" };
      ensureTexts<PageData>(data, PAGE_TEXTS);
      if (data.frame === currentFrame()) return { kind: "page", page: data };
      const frame = await getFrame(data.frame);
      return frame ? { kind: "page", page: data, frame } : { kind: "document" };
    },
    hasFrame,
    prefetch: async (path) => {
      const urls = cache.has(pageDataPath(path)) ? [] : [pageDataPath(path)];
      if (!hasFrame(path)) urls.push(frameDataPath(frameOf(path)));
      const answers = urls.map((url) => get(url, { priority: "low" }).catch(() => ({ bytes: 0 })));
      return (await Promise.all(answers)).reduce((sum, { bytes }) => sum + bytes, 0);
    },
    forget: (path) => void cache.delete(pageDataPath(path)),
    forgetAll: () => cache.clear(),
  };
}

/** @throws if one of these texts is missing */
function ensureTexts<Data>(data: unknown, names: readonly (keyof Data)[]): asserts data is Data {
  const texts = data as Partial<Data> | null | undefined;
  if (names.some((name) => typeof texts?.[name] !== "string")) {
    throw new Error("The page's data is incomplete.");
  }
}
