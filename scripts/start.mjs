// `npm start`: install what is missing, build the site, serve site and sandbox on one port.
import { ensureWritable } from "./ensure-writable.mjs";
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  process.env.NODE_ENV = "production";
  // What keeps the server from starting is said before the build, not after it.
  const { ensurePortsFree } = await import("../sandbox/src/node/serve-sandbox.ts");
  await ensurePortsFree(settings);
  ensureWritable();
  const { buildSite } = await import("../site/src/generate/build-site.ts");
  const { fillingOf } = await import("../site/src/generate/fill-in.ts");
  const filling = fillingOf(settings.clock(), settings.publicOrigin);
  if (!(await buildSite({ filling }))) process.exit(1);
  const { serveWithMcp } = await import("../mcp/src/node/serve-with-mcp.ts");
  return serveWithMcp(settings);
});
