// What a thread of the build begins with: it inherits nothing that makes it understand TypeScript.
import { workerData } from "node:worker_threads";
import { loadSources } from "./load-sources.mjs";

await loadSources([workerData.file]);
