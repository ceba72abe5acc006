// `npm run dev`: serve the site and the sandbox from the sources; an edit shows at once.
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { register } = await import("tsx/esm/api");
register();
const { serveSources } = await import("../site/src/serve/serve-sources.ts");

await serveSources({ port: Number(process.env.PORT ?? 3000) });
