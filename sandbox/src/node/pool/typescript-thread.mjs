// Plain JavaScript: what makes a thread understand TypeScript. A thread inherits nothing of it.
import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

register();
await import(workerData.file);
