// `npm run lint` and the like: runs a development tool with its arguments, and installs it if
// needed.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ensureToolsInstalled } from "./install.mjs";

ensureToolsInstalled();
const [tool, ...args] = process.argv.slice(2);
const program = fileURLToPath(new URL(`../node_modules/.bin/${tool}`, import.meta.url));
process.exitCode = spawnSync(program, args, { stdio: "inherit" }).status ?? 1;
