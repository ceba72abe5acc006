import { useEffect, useState } from "react";
import type { NameCards } from "../browser/name-card.ts";

/**
 * Fetches what names mean; undefined until it arrives, and if it does not.
 * @param path path of the file
 */
export function useNames(path: string): NameCards | undefined {
  const [names, setNames] = useState<NameCards>();
  useEffect(() => {
    const ended = new AbortController();
    fetch(path, { signal: ended.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setNames)
      // Rows then show no meanings, and everything else works.
      .catch(() => {});
    return () => ended.abort();
  }, [path]);
  return names;
}
