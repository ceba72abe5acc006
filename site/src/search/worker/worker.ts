/** The entry point of the module worker, a thread for an index of a few hundred KB. */
import type { FromWorker, ToWorker } from "./messages.ts";
import { createSearchService } from "./search-service.ts";

const service = createSearchService({
  send: (message: FromWorker) => postMessage(message),
  soon: (action) => setTimeout(action),
});

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => service(data));
