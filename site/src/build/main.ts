// `npm run build`: the site as a folder of static files, in site/dist/.
import { buildSite } from "./build-site.ts";

process.exitCode = (await buildSite()) ? 0 : 1;
