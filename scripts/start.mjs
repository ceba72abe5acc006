// `npm start`: install what is missing, build the site, serve site and sandbox on one port.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { buildSite } = await import("../site/src/build/build-site.ts");
const { serveSite } = await import("../site/src/serve/serve-site.ts");

if (!(await buildSite())) process.exit(1);
await serveSite({ port: Number(process.env.PORT ?? 3000), environment: process.env });
