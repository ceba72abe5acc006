import type { ShellTexts } from "../../i18n/texts.ts";
import { fetchJson } from "./fetch-json.ts";

/** The texts for React in the language on view: loaded when React first needs them. */
export interface LoadedTexts {
  readonly load: () => Promise<ShellTexts>;
  /** Switches to the texts of another language. */
  readonly use: (path: string) => void;
}

export function createTexts(window: Window, first: string): LoadedTexts {
  const cache = new Map<string, Promise<ShellTexts>>();
  let path = first;
  return {
    load: () => {
      const loading = cache.get(path) ?? fetchJson(window, path);
      const requested = path;
      cache.set(requested, loading);
      loading.catch(() => cache.delete(requested));
      return loading;
    },
    use: (next) => {
      path = next;
    },
  };
}
