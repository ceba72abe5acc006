// `npm run serve`: serve what `npm run build` built, and the sandbox, on one port.
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  process.env.NODE_ENV = "production";
  const { serveSite } = await import("../site/src/serve/serve-site.ts");
  return serveSite(settings);
});
