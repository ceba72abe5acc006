// Sets up a fresh machine. Plain JavaScript without npm packages, because it runs before `npm ci`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const OLDEST_NODE = [20, 19];

/**
 * The parts of an npm lock file that are compared, by path: "node_modules/vite".
 * @typedef {{ readonly packages: Readonly<Record<string, LockedPackage>> }} Lock
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} LockedPackage
 */

/**
 * Installs the packages to build and serve, if they are missing; keeps installed development tools.
 */
export function ensureInstalled() {
  install("ci", false, "");
}

/**
 * Installs all packages, if they are missing.
 * @param {string} folder of the lock file, relative to the project, with a trailing slash
 * @param {"ci" | "install"} command of npm. `ci` rejects a lock file without the binaries of other
 *   platforms, which not every registry has; `install` accepts it.
 */
export function ensureToolsInstalled(folder = "", command = "ci") {
  install(command, true, folder);
}

/**
 * @param {"ci" | "install"} command
 * @param {boolean} withTools
 * @param {string} folder
 */
function install(command, withTools, folder) {
  ensureNode();
  // npm writes the second file at the end of each install: it lists what is in node_modules.
  const wanted = readLock(`${folder}package-lock.json`);
  const installed = readLock(`${folder}node_modules/.package-lock.json`);
  if (differences(wanted, installed, withTools).length === 0) return;
  const scope = withTools || hasTools(wanted, installed) ? "--include=dev" : "--omit=dev";
  console.log(`Installing packages${folder && ` of ${folder}`} (npm ${command} ${scope}) …`);
  const { status } = spawnSync("npm", [command, scope, "--no-audit", "--no-fund"], {
    cwd: `${root}${folder}`,
    stdio: "inherit",
  });
  if (status !== 0) fail(`npm ${command} failed; its messages are above.`);
}

/**
 * Paths of packages that are missing or have another version than wanted. A package for another
 * platform may be missing; extra packages do no harm.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {boolean} withTools whether to include development dependencies
 * @returns {readonly string[]} as in the lock file: "node_modules/vite"
 */
export function differences(wanted, installed, withTools = true) {
  return Object.entries(wanted.packages).flatMap(([path, entry]) => {
    // Folders of this repository need no installation.
    if (!path.includes("node_modules/") || (entry.dev && !withTools)) return [];
    const found = installed.packages[path];
    if (found === undefined) return entry.optional ? [] : [path];
    return found.version === entry.version && found.integrity === entry.integrity ? [] : [path];
  });
}

/**
 * Whether development dependencies are installed, which `npm ci --omit=dev` would remove.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function hasTools(wanted, installed) {
  return Object.entries(wanted.packages).some(([path, { dev }]) => dev && installed.packages[path]);
}

function readLock(name) {
  const file = `${root}${name}`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { packages: {} };
}

/**
 * Installs Debian packages whose command is missing, and reports those it could not install.
 * @param {Readonly<Record<string, string>>} packages command → Debian package
 * @returns {readonly string[]} the commands that are still missing
 */
export function ensureDebianPackages(packages) {
  const missing = () => Object.keys(packages).filter((command) => !isOnPath(command));
  if (missing().length > 0 && isOnPath("apt-get") && process.getuid?.() === 0) {
    installDebianPackages(missing().map((command) => packages[command]));
  }
  for (const command of missing()) {
    console.error(
      `${command} is missing and cannot be installed here: run "apt-get install ${packages[command]}" as root.`,
    );
  }
  return missing();
}

function installDebianPackages(names) {
  console.log(`Installing Debian packages: ${names.join(", ")} …`);
  const run = (args) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run(["update", "-qq"]);
  run(["install", "-y", "-qq", "--no-install-recommends", ...names]);
}

function ensureNode() {
  const { node } = process.versions;
  if (isNewEnough(node)) return;
  fail(`Node ${OLDEST_NODE.join(".")} or newer is needed; this is Node ${node}.`);
}

/** @param {string} node a version: "20.19.4" */
export function isNewEnough(node) {
  const [major = 0, minor = 0] = node.split(".").map(Number);
  const [oldMajor, oldMinor] = OLDEST_NODE;
  return major > oldMajor || (major === oldMajor && minor >= oldMinor);
}

function isOnPath(command) {
  const folders = (process.env.PATH ?? "").split(":").concat("/usr/sbin", "/usr/bin");
  return folders.some((folder) => existsSync(`${folder}/${command}`));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
