// `npm run dev`: serve the site and the sandbox from the sources; an edit shows at once.
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  const { serveSources } = await import("../site/src/serve/serve-sources.ts");
  return serveSources(settings);
});
