// `npm run serve`: serve what `npm run build` built, and the sandbox, on one port.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { serveSite } = await import("../site/src/serve/serve-site.ts");

await serveSite({ port: Number(process.env.PORT ?? 3000), environment: process.env });
