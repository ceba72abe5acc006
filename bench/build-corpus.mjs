// Builds `PAGES` pages into `FOLDER`, in the same way as `npm run build` does.
import { join } from "node:path";
import { loadSources } from "../scripts/load-sources.mjs";

process.env.NODE_ENV = "production";
const { buildSite, createCorpus } = await loadSources([
  "site/src/build/build-site.ts",
  "bench/corpus.ts",
]);

const { FOLDER: folder = "", PAGES: pages } = process.env;
const built = await buildSite({
  sources: createCorpus(Number(pages)),
  output: join(folder, "dist"),
  cache: join(folder, "cache"),
});
process.exitCode = built ? 0 : 1;
