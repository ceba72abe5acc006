import type { NamesPart, ProsePart } from "../index/index-file.ts";
import { readIndexLine } from "../index/index-lines.ts";
import { type OpenIndex, openIndex } from "../query/open-index.ts";
import { search } from "../query/search.ts";
import { createLineReader } from "./line-reader.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

export interface ServiceParts {
  readonly send: (message: FromWorker) => void;
  /** Runs an action when the messages that wait have been taken in. */
  readonly soon: (action: () => void) => void;
}

/**
 * Takes in an index and answers questions: from names alone until the prose has come.
 * While the user types ahead of the answers, only the latest query is answered.
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
    // Names that hold nothing say nothing yet.
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

  /** @throws where the bytes are not those of an index */
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
