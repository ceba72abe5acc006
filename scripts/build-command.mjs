import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * The Node arguments that run a build from the project's folder. Pages are short-lived trees: with
 * a larger young generation there is less garbage collection, and a first build is a seventh
 * shorter.
 */
export const BUILD = scripts.build.split(" ").slice(1);
