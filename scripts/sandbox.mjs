// `npm run sandbox`: install what is missing, serve the sandbox alone.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { serveSandbox } = await import("../sandbox/src/node/serve-sandbox.ts");

const { url, close } = await serveSandbox(process.env);
console.log(`Sandbox  ${url}/apiservices/v3/  (x-api-key: sandbox-key)`);
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => void close());
