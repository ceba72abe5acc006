// `npm start`: install what is missing, build the site, serve site and sandbox on one port.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { BUILD } from "./build-command.mjs";
import { ensureWritable } from "./ensure-writable.mjs";
import { exitOf } from "./exit-of.mjs";
import { buildOutcome } from "./outcomes.mjs";
import { serveWith } from "./serve-with.mjs";

await serveWith(async (settings) => {
  process.env.NODE_ENV = "production";
  // Before the build, not after it, reports what would keep the server from starting.
  const { ensurePortsFree } = await import("../sandbox/src/node/process/ensure-ports-free.ts");
  await ensurePortsFree(settings);
  ensureWritable();
  const [isBuilt, { serveWithMcp }] = await Promise.all([
    build(),
    import("../mcp/src/node/serve-with-mcp.ts"),
  ]);
  if (!isBuilt) process.exit(1);
  return serveWithMcp(settings);
});

/** In a separate process, so that its memory is freed before the server starts. */
async function build() {
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const building = spawn(process.execPath, BUILD, { cwd, stdio: "inherit" });
  const { status, signal } = await exitOf(building);
  const { isGood, summary } = buildOutcome(status, signal);
  if (summary) console.error(summary);
  return isGood;
}
