import type { PracticeEngine } from "../../../site.config.ts";
import type { After } from "../../browser/after.ts";
import { type Engine, EngineNotLoaded } from "./engine.ts";

/**
 * Opens the engine that answers a page's requests. A worker's code is loaded with the first one.
 * @param origin origin of a worker's booking links and logos
 */
export function openEngine(
  kind: PracticeEngine,
  window: Window,
  after: After,
  origin: string,
): Engine {
  if (kind === "server") return (request) => window.fetch(request);
  return async (request) => {
    const { openWorkerEngine } = await loadWorkerEngine();
    return openWorkerEngine(window, after, origin)(request);
  };
}

async function loadWorkerEngine() {
  try {
    return await import("./open-worker-engine.ts");
  } catch (cause) {
    throw new EngineNotLoaded(String(cause), { cause });
  }
}
