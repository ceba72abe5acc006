import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";
import type { Asked } from "./asked.ts";
import type { Told } from "./told.ts";

export interface SearchWorker {
  readonly post: (asked: Asked) => void;
  readonly end: () => void;
}

export interface WorkerListeners {
  readonly onTold: (told: Told) => void;
  /** It has thrown, or its script cannot run: a host with a wrong type tells that by an event alone. */
  readonly onBroken: (message: string) => void;
}

export type SearchState =
  | { readonly kind: "opening" }
  | { readonly kind: "open"; readonly texts: SearchTexts }
  | { readonly kind: "failed"; readonly message: string };

export interface SearchClient {
  readonly ask: (typed: string) => void;
  /** Starts again after a failure, with a new worker. */
  readonly retry: () => void;
}

export interface ClientParts {
  readonly createWorker: (listeners: WorkerListeners) => SearchWorker;
  /** Hands on the index as it comes. @throws where it cannot be had */
  readonly readIndex: (onPiece: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>;
  readonly onState: (state: SearchState) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * Feeds one worker with an index, which is asked for while the worker is still on its way; numbers
 * what is asked, and drops every answer but the last.
 */
export function createSearchClient(parts: ClientParts): SearchClient {
  const { createWorker, readIndex, onState, onAnswer } = parts;
  let worker: SearchWorker | undefined;
  let latest: Extract<Asked, { kind: "ask" }> = { kind: "ask", number: 0, typed: "" };

  const start = () => {
    onState({ kind: "opening" });
    const fail = (message: string) => {
      if (worker !== own) return;
      own.end();
      worker = undefined;
      onState({ kind: "failed", message });
    };
    const own = createWorker({
      onTold: (told) => {
        if (told.kind === "open") onState(told);
        else if (told.number === latest.number) onAnswer(told.answer);
      },
      onBroken: fail,
    });
    worker = own;
    readIndex((bytes) => own.post({ kind: "piece", bytes })).catch(({ message }: Error) =>
      fail(message),
    );
    if (latest.number > 0) own.post(latest);
  };

  start();
  return {
    ask: (typed) => {
      latest = { kind: "ask", number: latest.number + 1, typed };
      worker?.post(latest);
    },
    retry: () => {
      if (!worker) start();
    },
  };
}
