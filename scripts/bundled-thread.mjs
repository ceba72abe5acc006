// The entry point of the build's threads, which do not inherit TypeScript support.
import { workerData } from "node:worker_threads";
import { loadSources } from "./load-sources.mjs";

await loadSources([workerData.file]);
