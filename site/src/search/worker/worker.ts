/** The edge: a module worker of this site, with its own thread for an index of some hundred KB. */
import type { Asked } from "./asked.ts";
import { createSearchService } from "./search-service.ts";
import type { Told } from "./told.ts";

const service = createSearchService({
  tell: (told: Told) => postMessage(told),
  soon: (action) => setTimeout(action),
});

addEventListener("message", ({ data }: MessageEvent<Asked>) => service(data));
