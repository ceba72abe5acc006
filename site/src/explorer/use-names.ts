import { useEffect, useState } from "react";
import type { NameCards } from "../browser/name-card.ts";

/**
 * What names mean; undefined until it has come, and where it does not.
 * @param path where it is fetched
 */
export function useNames(path: string): NameCards | undefined {
  const [names, setNames] = useState<NameCards>();
  useEffect(() => {
    const ended = new AbortController();
    fetch(path, { signal: ended.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setNames)
      // Rows have no meaning then, and everything else works.
      .catch(() => {});
    return () => ended.abort();
  }, [path]);
  return names;
}
