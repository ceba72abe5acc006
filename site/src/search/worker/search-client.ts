import type { SearchTexts } from "../../../i18n/texts.ts";
import type { Answer } from "../query/answer.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

export interface SearchWorker {
  readonly post: (message: ToWorker) => void;
  readonly end: () => void;
}

export interface WorkerListeners {
  readonly onMessage: (message: FromWorker) => void;
  /**
   * The worker has thrown, or its script cannot run. If the host sends the script with a wrong
   * content type, this event is the only sign of it.
   */
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
  /** Ends the worker. Nothing is reported after that. */
  readonly end: () => void;
}

export interface ClientParts {
  readonly createWorker: (listeners: WorkerListeners) => SearchWorker;
  /** Passes on the index as it arrives. @throws if it cannot be fetched */
  readonly readIndex: (onPiece: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>;
  readonly onState: (state: SearchState) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/**
 * Feeds a worker with an index, which is fetched while the worker loads; numbers questions, and
 * drops all answers but those to the latest.
 */
export function createSearchClient(parts: ClientParts): SearchClient {
  const { createWorker, readIndex, onState, onAnswer } = parts;
  let worker: SearchWorker | undefined;
  let latest: Extract<ToWorker, { kind: "ask" }> = { kind: "ask", number: 0, typed: "" };

  const start = () => {
    onState({ kind: "opening" });
    const fail = (message: string) => {
      if (worker !== own) return;
      own.end();
      worker = undefined;
      onState({ kind: "failed", message });
    };
    const own = createWorker({
      onMessage: (message) => {
        if (message.kind === "open") onState(message);
        else if (message.number === latest.number) onAnswer(message.answer);
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
    end: () => {
      worker?.end();
      worker = undefined;
    },
  };
}
