import { readTable, words } from "./read-table.ts";

/** Every airport that a table names is one we have, and is named once; all faults in one error. */
export function checkTables(airports: ReadonlySet<string>) {
  const tables = {
    metros: readTable("metros", ["code", "country", "name", "north", "east", "airports"]),
    names: readTable("names", ["airports", "city", "airport"]),
    sizes: readTable("sizes", ["size", "airports"]),
    zones: readTable("zones", ["zone", "airports"]),
  };
  const faults = Object.entries(tables).flatMap(([table, rows]) => {
    const codes = rows.flatMap((row) => words(row.airports));
    const unknown = codes.filter((code) => !airports.has(code));
    const twice = codes.filter((code, at) => codes.indexOf(code) !== at);
    return [
      ...unknown.map((code) => `tables/${table}.txt: no airport has the code ${code}`),
      ...twice.map((code) => `tables/${table}.txt: ${code} is there twice`),
    ];
  });
  if (faults.length > 0) throw new Error(faults.join("\n"));
}
