import { entryAround, findEntry } from "./find-entry.ts";
import { findName } from "./find-name.ts";
import { type ReadBody, valueAt } from "./read-body.ts";
import { idOf, type Path } from "./rows-of.ts";

/** A map entry in the tree from one entry to those that its ids lead to. */
export interface LinkNode {
  readonly path: Path;
  /** Name of its schema: "Leg". */
  readonly schema: string;
  /** Whether it is the entry that the selected row leads to, or else is within. */
  readonly isHere: boolean;
  readonly below: readonly LinkNode[];
}

/**
 * Where an entry leads, by the contract's `x-key-of`: an itinerary to its legs, these to their
 * segments, these to carriers and places. An entry is listed only at the last step that leads to
 * it: the carrier of a segment is not repeated at its leg. Undefined if it leads nowhere.
 */
export function linkTreeOf(read: ReadBody, path: Path): LinkNode | undefined {
  const target = findEntry(read, path, valueAt(read.body, path))?.path;
  const start = entryAround(read, path) ?? target;
  if (!start) return undefined;
  const way = stepTo(read, start, idOf(target ?? start), []);
  return way.below.length === 0 ? undefined : way;
}

function stepTo(read: ReadBody, path: Path, here: string, above: readonly string[]): LinkNode {
  const { names, schema, body } = read;
  const id = idOf(path);
  const passed = [...above, id];
  const links = [...entriesIn(read, path)].filter(([one]) => !passed.includes(one));
  const steps = links.map(([, to]) => stepTo(read, to, here, passed));
  const deeper = new Set(steps.flatMap(({ below }) => below.flatMap(idsOf)));
  return {
    path,
    schema: findName(names, schema, path, valueAt(body, path))?.schema ?? "",
    isHere: id === here,
    below: steps
      .filter((step) => !deeper.has(idOf(step.path)))
      .sort((a, b) => Number(a.below.length === 0) - Number(b.below.length === 0)),
  };
}

/** The entries that ids within an entry lead to, each once. */
function entriesIn(read: ReadBody, from: Path): ReadonlyMap<string, Path> {
  const found = new Map<string, Path>();
  const visit = (path: Path, value: unknown) => {
    if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, member] of Object.entries(value)) {
        visit([...path, isList ? Number(key) : key], member);
      }
    }
    const to = findEntry(read, path, value)?.path;
    if (to) found.set(idOf(to), to);
  };
  visit(from, valueAt(read.body, from));
  return found;
}

function idsOf(step: LinkNode): readonly string[] {
  return [idOf(step.path), ...step.below.flatMap(idsOf)];
}
