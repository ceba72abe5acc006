import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { oppositesIn } from "../sentences/check-opposites.ts";

/**
 * Finds directives of a migration step that show something of another step. A step is in the folder
 * of what it changes, "poll-search", beside the folders of the others.
 * @param files of all pages
 */
export function checkShownSteps(
  file: string,
  tree: Root,
  files: readonly string[],
): readonly Problem[] {
  const [, parent, own = ""] = /^(.*\/)([\w-]+)\/[\w-]+\.md$/.exec(file) ?? [];
  if (parent === undefined || !parent.includes("steps")) return [];
  const beside = files.flatMap((one) =>
    one.startsWith(parent) ? [one.slice(parent.length).split("/", 1)[0] ?? ""] : [],
  );
  return nodesOf(tree, "leafDirective").flatMap(({ name, attributes, position }) => {
    const location = { file, line: position?.start.line };
    const { operation, only } = attributes ?? {};
    const others = (only ?? "").split(",").filter((one) => {
      return !isNamed(own, one.trim()) && beside.some((folder) => isNamed(folder, one.trim()));
    });
    return [
      ...(name === "request" && operation ? oppositesIn(location, own, spaced(operation)) : []),
      ...others.map((other) => problem(location, `This step is not about ${other}.`, own)),
    ];
  });
}

/** The folder "closest-city-via-ip" is about "closest-city". */
function isNamed(folder: string, name: string): boolean {
  return folder === name || folder.startsWith(`${name}-`);
}

function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, "$1 $2");
}
