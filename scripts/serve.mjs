// `npm run serve`: serve what `npm run build` built, and the sandbox, on one port.
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  process.env.NODE_ENV = "production";
  const { serveWithMcp } = await import("../mcp/src/node/serve-with-mcp.ts");
  return serveWithMcp(settings);
});
