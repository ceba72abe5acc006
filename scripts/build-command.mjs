import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/**
 * What runs a build, as arguments of Node, from the project's folder. Pages are trees that live
 * briefly: with room for them, less is collected, and a first build is a seventh shorter.
 */
export const BUILD = scripts.build.split(" ").slice(1);
