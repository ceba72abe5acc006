import type { IndexFile } from "../index/index-file.ts";
import { type OpenIndex, openIndex } from "../query/open-index.ts";
import { search } from "../query/search.ts";
import type { Asked } from "./asked.ts";
import type { Told } from "./told.ts";

export interface ServiceParts {
  /** @throws where the index cannot be had */
  readonly fetchIndex: (url: string) => Promise<IndexFile>;
  readonly tell: (told: Told) => void;
  /** Runs an action when the messages that wait have been taken in. */
  readonly soon: (action: () => void) => void;
}

/**
 * Opens an index and answers what is asked of it. Whoever types faster than answers come is
 * answered for the last key alone.
 */
export function createSearchService({ fetchIndex, tell, soon }: ServiceParts) {
  let index: OpenIndex | undefined;
  let latest: Extract<Asked, { kind: "ask" }> | undefined;

  const answer = () => {
    if (!index || !latest) return;
    const { number, typed } = latest;
    latest = undefined;
    tell({ kind: "answer", number, answer: search(index, typed) });
  };

  const open = async (url: string) => {
    try {
      const file = await fetchIndex(url);
      index = openIndex(file);
      // The first search makes the engine compile: nobody should wait for that.
      search(index, "a");
      tell({ kind: "open", texts: file.texts });
      answer();
    } catch (error) {
      tell({ kind: "failed", message: error instanceof Error ? error.message : String(error) });
    }
  };

  return (asked: Asked): void => {
    if (asked.kind === "open") {
      void open(asked.url);
      return;
    }
    if (latest === undefined) soon(answer);
    latest = asked;
  };
}
