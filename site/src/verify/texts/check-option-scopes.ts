import type { Root, TableRow } from "mdast";
import {
  callOptionRules,
  clientOptionRules,
  searchOptionRules,
} from "../../../../client/src/check-options.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { cellsOf } from "../facts/claims-of.ts";

/** Where an option can be set: "headers" → "client, call"; a search takes those of a call, too. */
const SCOPES: ReadonlyMap<string, string> = scopesByName({
  client: Object.keys(clientOptionRules()),
  call: Object.keys(callOptionRules()),
  search: Object.keys(searchOptionRules()).filter((name) => !(name in callOptionRules())),
});

/** Documented in sections of their own. */
const ELSEWHERE = new Set(["baseUrl", "apiKey", "onResults"]);

/** Checks the table of the client's options: each is there, with where it can be set. */
export function checkOptionScopes(file: string, tree: Root): readonly Problem[] {
  return nodesOf(tree, "table").flatMap(({ children: [head, ...rows], position }) => {
    if (!head || cellsOf(head).slice(0, 2).join() !== "Option,Where") return [];
    const tableOptions = new Map(rows.flatMap(optionsIn));
    const wrong = [...tableOptions].flatMap(([name, { where, line }]) => {
      const right = SCOPES.get(name);
      return right === undefined || right === where
        ? []
        : [problem({ file, line }, `\`${name}\` is not an option of "${where}".`, right)];
    });
    const missing = [...SCOPES.keys()].filter(
      (name) => !tableOptions.has(name) && !ELSEWHERE.has(name),
    );
    const location = { file, line: position?.start.line };
    return [
      ...wrong,
      ...missing.map((name) =>
        problem(location, `The table of options has no row for \`${name}\`.`),
      ),
    ];
  });
}

function scopesByName(namesByScope: Readonly<Record<string, readonly string[]>>) {
  const names = new Set(Object.values(namesByScope).flat());
  const scopesOf = (name: string) =>
    Object.keys(namesByScope).filter((scope) => namesByScope[scope]?.includes(name));
  return new Map([...names].map((name) => [name, scopesOf(name).join(", ")]));
}

/** A row of several options, "`wait`, `now`", says the same of each. */
function optionsIn(row: TableRow) {
  const [names = "", where = ""] = cellsOf(row);
  const line = row.position?.start.line;
  return names.split(", ").map((name) => [name, { where, line }] as const);
}
