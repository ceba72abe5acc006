import { NamesNotLoaded } from "../../../../sandbox/src/data/names-not-loaded.ts";
import { messageOf } from "../../base/message-of.ts";
import type { FromWorker, SandboxSettings, ToWorker } from "./messages.ts";
import { fromPlainRequest, type PlainRequest, toPlainResponse } from "./plain-http.ts";

type Sandbox = (request: Request) => Promise<Response>;

interface Parts {
  readonly createSandbox: (settings: SandboxSettings) => Sandbox;
  readonly send: (message: FromWorker) => void;
}

/** Has a sandbox answer requests; responses carry the number of their request. */
export function createSandboxService({ createSandbox, send }: Parts): (message: ToWorker) => void {
  const underWay = new Map<number, AbortController>();
  let sandbox: Sandbox = () =>
    Promise.reject(new Error("Settings must be sent before the first request."));

  const answer = async (number: number, request: PlainRequest) => {
    const abort = new AbortController();
    underWay.set(number, abort);
    try {
      const response = await sandbox(fromPlainRequest(request, abort.signal));
      const plain = await toPlainResponse(response);
      if (!abort.signal.aborted) send({ kind: "response", number, response: plain });
    } catch (error) {
      if (abort.signal.aborted) return;
      const isUnloaded = error instanceof NamesNotLoaded;
      send({ kind: "failed", number, message: messageOf(error), isUnloaded });
    } finally {
      underWay.delete(number);
    }
  };
  return (message) => {
    if (message.kind === "settings") sandbox = createSandbox(message.settings);
    else if (message.kind === "request") void answer(message.number, message.request);
    else underWay.get(message.number)?.abort();
  };
}
