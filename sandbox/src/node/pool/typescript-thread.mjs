// Plain JavaScript that registers the TypeScript loader, which a thread does not inherit.
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.file);
