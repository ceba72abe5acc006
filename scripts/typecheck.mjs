// `npm run typecheck` checks the types of all sources with the compiler of `npm test`.
import { spawnSync } from "node:child_process";
import { ensureToolsInstalled } from "./install.mjs";
import { COMPILER, root } from "./run-tests.mjs";

ensureToolsInstalled();
const { status } = spawnSync(process.execPath, [COMPILER, "--noEmit"], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
