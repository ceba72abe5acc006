import { NamesNotLoaded } from "../../../../sandbox/src/data/names-not-loaded.ts";
import type { Asked, SandboxSettings } from "./asked.ts";
import { fromPlainRequest, type PlainRequest, toPlainResponse } from "./plain-http.ts";
import type { Told } from "./told.ts";

type Sandbox = (request: Request) => Promise<Response>;

interface Parts {
  readonly createSandbox: (settings: SandboxSettings) => Sandbox;
  readonly tell: (told: Told) => void;
}

/** Has a sandbox answer what it is asked, each request by its number. */
export function createSandboxService({ createSandbox, tell }: Parts): (asked: Asked) => void {
  const underWay = new Map<number, AbortController>();
  let sandbox: Sandbox = () =>
    Promise.reject(new Error("It was asked before it had its settings."));

  const answer = async (number: number, request: PlainRequest) => {
    const abort = new AbortController();
    underWay.set(number, abort);
    try {
      const response = await sandbox(fromPlainRequest(request, abort.signal));
      const plain = await toPlainResponse(response);
      if (!abort.signal.aborted) tell({ kind: "response", number, response: plain });
    } catch (error) {
      if (abort.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      tell({ kind: "failed", number, message, isUnloaded: error instanceof NamesNotLoaded });
    } finally {
      underWay.delete(number);
    }
  };
  return (asked) => {
    if (asked.kind === "settings") sandbox = createSandbox(asked.settings);
    else if (asked.kind === "request") void answer(asked.number, asked.request);
    else underWay.get(asked.number)?.abort();
  };
}
