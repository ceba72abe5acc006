import type { After } from "../../browser/after.ts";
import { type Engine, EngineNotLoaded } from "./engine.ts";
import type { FromWorker, SandboxSettings, ToWorker } from "./messages.ts";
import { fromPlainResponse, toPlainRequest } from "./plain-http.ts";

export interface EngineWorker {
  readonly post: (message: ToWorker) => void;
  readonly end: () => void;
}

export interface WorkerListeners {
  readonly onMessage: (message: FromWorker) => void;
  /** Its script did not load or has thrown. */
  readonly onBroken: (message: string) => void;
}

interface Parts {
  readonly settings: SandboxSettings;
  /** @throws where a browser refuses it */
  readonly createWorker: (listeners: WorkerListeners) => EngineWorker;
  readonly after: After;
}

interface PendingRequest {
  readonly resolve: (response: Response) => void;
  readonly reject: (reason: unknown) => void;
}

interface RunningWorker {
  readonly worker: EngineWorker;
  readonly waiting: Map<number, PendingRequest>;
  isReady: boolean;
  stayAwake: () => void;
}

/** Milliseconds without a request until a worker ends. */
export const IDLE_MS = 60_000;

/**
 * Answers from a worker, which starts with the first request and ends after a minute without one;
 * the next request starts another. Several requests can be under way.
 */
export function createWorkerEngine({ settings, createWorker, after }: Parts): Engine {
  let current: RunningWorker | undefined;
  let count = 0;

  const start = (): RunningWorker => {
    const waiting = new Map<number, PendingRequest>();
    const take = (number: number) => {
      const found = waiting.get(number);
      waiting.delete(number);
      endWhenIdle(running);
      return found;
    };
    const worker = createWorker({
      onMessage: (message) => {
        if (message.kind === "ready") running.isReady = true;
        else if (message.kind === "response") {
          take(message.number)?.resolve(fromPlainResponse(message.response));
        } else {
          const { number, message: reason, isUnloaded } = message;
          take(number)?.reject(isUnloaded ? new EngineNotLoaded(reason) : new Error(reason));
        }
      },
      onBroken: (message) => {
        end(running);
        const reason = running.isReady ? new Error(message) : new EngineNotLoaded(message);
        for (const { reject } of waiting.values()) reject(reason);
        waiting.clear();
      },
    });
    const running: RunningWorker = { worker, waiting, isReady: false, stayAwake: () => {} };
    worker.post({ kind: "settings", settings });
    return running;
  };
  const end = (running: RunningWorker) => {
    running.stayAwake();
    running.worker.end();
    if (current === running) current = undefined;
  };
  const endWhenIdle = (running: RunningWorker) => {
    running.stayAwake();
    if (running.waiting.size > 0 || current !== running) return;
    running.stayAwake = after(IDLE_MS, () => end(running));
  };

  return async (request) => {
    const { signal } = request;
    const plain = await toPlainRequest(request);
    signal.throwIfAborted();
    current ??= startOrExplain(start);
    const running = current;
    running.stayAwake();
    const number = ++count;
    return new Promise((resolve, reject) => {
      running.waiting.set(number, { resolve, reject });
      running.worker.post({ kind: "request", number, request: plain });
      const giveUp = () => {
        // Already answered: there is nothing to abort.
        if (!running.waiting.delete(number)) return;
        running.worker.post({ kind: "abort", number });
        endWhenIdle(running);
        reject(signal.reason);
      };
      signal.addEventListener("abort", giveUp, { once: true });
    });
  };
}

function startOrExplain(start: () => RunningWorker): RunningWorker {
  try {
    return start();
  } catch (error) {
    throw new EngineNotLoaded(String(error), { cause: error });
  }
}
