import type { NamesPart, ProsePart } from "../index/index-file.ts";
import { readIndexLine } from "../index/index-lines.ts";
import { type OpenIndex, openIndex } from "../query/open-index.ts";
import { search } from "../query/search.ts";
import { createLineReader } from "./line-reader.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

export interface ServiceParts {
  readonly send: (message: FromWorker) => void;
  /** Runs an action after the queued messages have been processed. */
  readonly soon: (action: () => void) => void;
}

/**
 * Reads an index and answers queries, from names only until the prose has arrived. While the user
 * types faster than it answers, only the latest query is answered.
 */
export function createSearchService({ send, soon }: ServiceParts) {
  let names: NamesPart | undefined;
  let opened: OpenIndex | undefined;
  let latest: Extract<ToWorker, { kind: "ask" }> | undefined;
  let waits = false;

  const answer = () => {
    waits = false;
    if (!opened || !latest) return;
    const { number, typed } = latest;
    const answer = search(opened, typed);
    // No match among names means nothing until the prose is there.
    if (!answer.isPart || answer.rows.length > 0) send({ kind: "answer", number, answer });
  };
  const read = createLineReader((line) => {
    if (names) opened = openIndex([names, readIndexLine<ProsePart>(line)]);
    else {
      names = readIndexLine<NamesPart>(line);
      opened = openIndex([names]);
      send({ kind: "open", texts: names.texts });
    }
    answer();
    // Warms up: the first search compiles the code.
    search(opened, "a");
  });

  /** @throws if the bytes are not those of an index */
  return (message: ToWorker): void => {
    if (message.kind === "piece") {
      read(message.bytes);
      return;
    }
    latest = message;
    if (!waits) soon(answer);
    waits = true;
  };
}
