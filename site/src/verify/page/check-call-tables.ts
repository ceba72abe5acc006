import type { Root } from "mdast";
import type { Contract, Operation } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { cellsOf } from "../facts/claims-of.ts";
import { OPERATION_WORDS } from "../facts/operation-words.ts";

/** The head of a column that says whether a call needs a key. */
const KEY_COLUMN = /^(?:needs (?:an? |the )?)?(?:api )?key\??$/i;

/** Checks tables with a row for each call: which of them need a key. */
export function checkCallTables(
  file: string,
  tree: Root,
  { specifications }: Contract,
): readonly Problem[] {
  const operations = specifications.flatMap((one) => one.operations);
  return nodesOf(tree, "table").flatMap(({ children: [head, ...rows] }) => {
    const column = (head ? cellsOf(head) : []).findIndex((text) => KEY_COLUMN.test(text));
    if (column < 0) return [];
    return rows.flatMap((row) => {
      const cells = cellsOf(row);
      const [, answer] = /^(yes|no)\b/i.exec(cells[column] ?? "") ?? [];
      const call = callIn(cells[0] ?? "", operations);
      if (!answer || !call) return [];
      const right = call.security.length > 0 ? "yes" : "no";
      if (answer.toLowerCase() === right) return [];
      const location = { file, line: row.position?.start.line };
      return [problem(location, `Whether ${call.id} needs a key: not "${answer}".`, right)];
    });
  });
}

/** The operation of a cell: "GET /apiservices/v3/culture/locales", "listLocales", "Locales call" */
function callIn(cell: string, operations: readonly Operation[]): Operation | undefined {
  const namedCall = Object.entries(OPERATION_WORDS).find(([, words]) => words.test(cell));
  const isCalled = ({ method, path }: Operation) =>
    `${method} ${path}`.toLowerCase() === cell.toLowerCase();
  return operations.find((one) => isCalled(one) || one.id === namedCall?.[0]);
}
