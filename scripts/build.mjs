// `npm run build`: the site as a folder of static files, in site/dist/.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
process.env.NODE_ENV = "production";
const { register } = await import("tsx/esm/api");
register();
const { buildSite } = await import("../site/src/generate/build-site.ts");

process.exitCode = (await buildSite()) ? 0 : 1;
