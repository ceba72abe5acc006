import type { ShellTexts } from "../../i18n/texts.ts";

/** The texts of the language on view, for what React wakes: loaded when the first of it does. */
export interface LoadedTexts {
  readonly load: () => Promise<ShellTexts>;
  /** The language has changed. */
  readonly use: (path: string) => void;
}

export function createTexts(window: Window, first: string): LoadedTexts {
  const kept = new Map<string, Promise<ShellTexts>>();
  let path = first;
  const fetchTexts = async (): Promise<ShellTexts> => {
    const response = await window.fetch(path);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
    return (await response.json()) as ShellTexts;
  };
  return {
    load: () => {
      const loading = kept.get(path) ?? fetchTexts();
      const asked = path;
      kept.set(asked, loading);
      loading.catch(() => kept.delete(asked));
      return loading;
    },
    use: (next) => {
      path = next;
    },
  };
}
