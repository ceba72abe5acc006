// Imports TypeScript as one bundle. Loading the build's six hundred modules one by one through
// Node's hooks takes two seconds at the start and needs a thread, which holds memory until the
// process ends.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @param {readonly string[]} files relative to the repository; no two may export the same name
 * @returns {Promise<any>} everything that they export
 */
export async function loadSources(files) {
  // Without it, React and the Markdown parser use their slower development builds.
  process.env.NODE_ENV = "production";
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `export * from "./${file}";`).join("\n"),
      resolveDir: root,
    },
    absWorkingDir: root,
    outfile: join(root, ".cache/sources.mjs"),
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node20",
    jsx: "automatic",
    packages: "external",
    sourcemap: "inline",
    sourcesContent: false,
    plugins: [OWN_PLACES],
  });
  // In the project, so that packages resolve; unique, because commands and threads may load at
  // once.
  const file = join(root, `.cache/sources-${process.pid}-${threadId}.mjs`);
  await mkdir(dirname(file), { recursive: true });
  await removeLeftovers(dirname(file));
  await writeFile(file, outputFiles[0].contents);
  process.setSourceMapsEnabled(true);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}

/**
 * Removes the bundles of processes that ended while they, or one of their threads, were loading.
 * @param {string} folder
 */
async function removeLeftovers(folder) {
  for (const name of await readdir(folder)) {
    const [, owner] = /^sources-(\d+)-\d+\.mjs$/.exec(name) ?? [];
    if (owner && !isRunning(Number(owner))) await rm(join(folder, name), { force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== "ESRCH";
  }
}

/** Keeps `import.meta` of bundled modules pointing to their sources. */
const OWN_PLACES = {
  name: "own-places",
  /** @param {import("esbuild").PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes("import.meta.")) return undefined;
      const contents = source
        .replaceAll("import.meta.url", () => JSON.stringify(pathToFileURL(path).href))
        .replaceAll("import.meta.dirname", () => JSON.stringify(dirname(path)));
      return { contents, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
};
