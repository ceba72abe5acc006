import type { Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/**
 * Tables that show records side by side: a row for each field, `Currency.symbolOnLeft`, a column for
 * each record. What an example of the contract has of a record is what the table shows.
 */
export function checkRecordTables(
  file: string,
  tree: Root,
  contract: Contract,
): readonly Problem[] {
  return nodesOf(tree, "table").flatMap((table) => {
    const rows = rowsOf(table);
    const codes = rows.find(({ field }) => field === "code")?.cells;
    if (!codes) return [];
    const known = recordsIn(contract);
    const records = codes.map((code) => known.find((one) => one.code === code));
    return rows.flatMap(({ field, cells, line }) =>
      cells.flatMap((cell, index) => {
        const value = records[index]?.[field];
        if (typeof value !== "boolean" && typeof value !== "number") return [];
        if (cell === String(value)) return [];
        const message = `\`${field}\` of ${codes[index]} is not ${cell}.`;
        return [problem({ file, line }, message, String(value))];
      }),
    );
  });
}

interface Row {
  readonly field: string;
  readonly cells: readonly string[];
  readonly line: number | undefined;
}

function rowsOf({ children }: Table): readonly Row[] {
  return children.flatMap(({ children: [first, ...rest], position }) => {
    const [, field] = /^[A-Z]\w+\.(\w+)$/.exec(first ? textOf(first) : "") ?? [];
    if (field === undefined) return [];
    return [{ field, cells: rest.map((cell) => textOf(cell)), line: position?.start.line }];
  });
}

/** Every object in the responses that the contract shows. */
function recordsIn({ specifications }: Contract): readonly Readonly<Record<string, unknown>>[] {
  const responses = specifications
    .flatMap(({ operations }) => operations)
    .flatMap((operation) => operation.responses);
  return responses.flatMap(({ examples }) => examples.flatMap(({ value }) => objectsIn(value)));
}

function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [{ ...value }];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}
