import type { After } from "../../browser/after.ts";
import {
  createWorkerEngine,
  type EngineWorker,
  type WorkerListeners,
} from "./create-worker-engine.ts";
import type { Engine } from "./engine.ts";
import type { FromWorker, SandboxSettings, ToWorker } from "./messages.ts";
import { placeNamesFolder } from "./place-names-file.ts";
import { sharedIn } from "./shared-in.ts";

/** Hash of the names of places in this script's build: see `vite.config.ts`. */
declare const PLACE_NAMES: string;

/**
 * The sandbox in a worker of this page. All consoles of a document share one, so that a session
 * created by one can be polled from another.
 * @param origin origin of booking links and logos
 */
export function openWorkerEngine(window: Window, after: After, origin: string): Engine {
  return sharedIn(window.document, "engine", () =>
    createWorkerEngine({ settings: settingsOf(window.crypto, origin), createWorker, after }),
  );
}

function settingsOf(crypto: Crypto, origin: string): SandboxSettings {
  const secret = [...crypto.getRandomValues(new Uint32Array(8))].join(".");
  return { secret, origin, names: placeNamesFolder(PLACE_NAMES) };
}

function createWorker({ onMessage, onBroken }: WorkerListeners): EngineWorker {
  const worker = new Worker(new URL("./sandbox-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => onMessage(data));
  worker.addEventListener("error", ({ message = "" }) => onBroken(message));
  return {
    post: (message: ToWorker) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}
