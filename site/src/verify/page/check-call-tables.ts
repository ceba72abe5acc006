import type { Root, TableRow } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract, Operation } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";

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
    const column = cellsOf(head).findIndex((text) => KEY_COLUMN.test(text));
    if (column < 0) return [];
    return rows.flatMap((row) => {
      const cells = cellsOf(row);
      const [, answer] = /^(yes|no)\b/i.exec(cells[column] ?? "") ?? [];
      const call = operations.find((one) => isOf(one, cells[0] ?? ""));
      if (!answer || !call) return [];
      const right = call.security.length > 0 ? "yes" : "no";
      if (answer.toLowerCase() === right) return [];
      const place = { file, line: row.position?.start.line };
      return [problem(place, `Whether ${call.id} needs a key: not "${answer}".`, right)];
    });
  });
}

function cellsOf(row: TableRow | undefined): readonly string[] {
  return (row?.children ?? []).map((cell) => textOf(cell).trim());
}

/** Whether a cell names the operation: "GET /apiservices/v3/culture/locales", "listLocales" */
function isOf({ id, method, path }: Operation, cell: string): boolean {
  return cell === id || cell.toLowerCase() === `${method} ${path}`.toLowerCase();
}
