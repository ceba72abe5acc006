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
  /** Its script cannot run: a host with a wrong type tells it by an event alone, never by a throw. */
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
  readonly indexUrl: string;
  readonly onState: (state: SearchState) => void;
  readonly onAnswer: (answer: Answer) => void;
}

/** Talks to one worker: numbers what is asked, and drops every answer but the last. */
export function createSearchClient(parts: ClientParts): SearchClient {
  const { createWorker, indexUrl, onState, onAnswer } = parts;
  let worker: SearchWorker | undefined;
  let number = 0;
  let latest = "";

  const fail = (message: string) => {
    worker?.end();
    worker = undefined;
    onState({ kind: "failed", message });
  };

  const onTold = (told: Told) => {
    if (told.kind === "failed") fail(told.message);
    else if (told.kind === "open") onState(told);
    else if (told.number === number) onAnswer(told.answer);
  };

  const start = () => {
    onState({ kind: "opening" });
    worker = createWorker({ onTold, onBroken: fail });
    worker.post({ kind: "open", url: indexUrl });
    if (latest !== "") worker.post({ kind: "ask", number, typed: latest });
  };

  start();
  return {
    ask: (typed) => {
      latest = typed;
      number += 1;
      worker?.post({ kind: "ask", number, typed });
    },
    retry: () => {
      worker?.end();
      start();
    },
  };
}
