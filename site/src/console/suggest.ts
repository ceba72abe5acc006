import { getLocation, type Location, parseTree } from "jsonc-parser";
import type { Hint } from "./console-data.ts";
import { nodeAt } from "./offset-of.ts";

export interface Suggestion {
  /** What is shown, and what typed text is matched against. */
  readonly label: string;
  readonly type: string;
  readonly says: string;
  /** The text that replaces what is between `from` and `to`. */
  readonly text: string;
}

export interface Suggestions {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Suggestion[];
}

/** Suggestions from the contract for the place of the caret: names not there yet, or values. */
export function suggest(root: Hint, text: string, caret: number): Suggestions | undefined {
  const location = getLocation(text, caret);
  const { from, to } = spanAt(location, text, caret);
  const typed = text.slice(from, caret).replaceAll('"', "").toLowerCase();
  const all = location.isAtPropertyKey
    ? namesAt(root, location, text, { from, to })
    : valuesAt(hintAt(root, location.path));
  const items = all.filter(({ label }) => label.toLowerCase().includes(typed));
  const isWhole =
    items.length === 1 && items[0]?.label === text.slice(from, to).replaceAll('"', "");
  return items.length === 0 || isWhole ? undefined : { from, to, items };
}

/** The span to replace: the whole of the string or word at the caret. */
function spanAt({ previousNode }: Location, text: string, caret: number) {
  if (previousNode) {
    const { offset, length } = previousNode;
    const to = offset + length;
    if (caret > offset && caret <= to) return { from: offset, to };
  }
  const before = /\w*$/.exec(text.slice(0, caret))?.[0] ?? "";
  const behind = /^\w*/.exec(text.slice(caret))?.[0] ?? "";
  return { from: caret - before.length, to: caret + behind.length };
}

function hintAt(root: Hint, path: Location["path"]): Hint | undefined {
  return path.reduce<Hint | undefined>(
    (hint, step) => (typeof step === "number" ? hint?.items : hint?.fields?.[step]),
    root,
  );
}

function namesAt(
  root: Hint,
  { path }: Location,
  text: string,
  { from, to }: Pick<Suggestions, "from" | "to">,
): readonly Suggestion[] {
  const parent = path.slice(0, -1);
  const there = new Set(namesIn(text, parent, from));
  const colon = /^\s*:/.test(text.slice(to)) ? "" : ": ";
  return Object.entries(hintAt(root, parent)?.fields ?? {}).flatMap(([label, { type, says }]) =>
    there.has(label) ? [] : [{ label, type, says, text: JSON.stringify(label) + colon }],
  );
}

/** The id of the reference's entry for the caret's line, or for what that line stands in. */
export function entryAt(root: Hint, text: string, caret: number): string | undefined {
  const start = text.lastIndexOf("\n", caret - 1) + 1;
  const line = /^(\s*)(.*?),?\s*$/m.exec(text.slice(start));
  const [, indent = "", content = ""] = line ?? [];
  // After the line's comma, the path would be that of the next name.
  const from = start + indent.length;
  const at = Math.min(Math.max(caret, from), from + content.length);
  let hint: Hint | undefined = root;
  let anchor = root.anchor;
  for (const step of getLocation(text, at).path) {
    hint = typeof step === "number" ? hint?.items : hint?.fields?.[step];
    anchor = hint?.anchor ?? anchor;
  }
  return anchor;
}

/** The names of an object's members, except the one that begins at an offset. */
function namesIn(text: string, path: Location["path"], except: number): readonly string[] {
  const tree = parseTree(text);
  const members = nodeAt(tree, path)?.children ?? [];
  return members.flatMap(({ offset, children: [name] = [] }) =>
    offset === except || typeof name?.value !== "string" ? [] : [name.value],
  );
}

function valuesAt(hint: Hint | undefined): readonly Suggestion[] {
  return (hint?.values ?? []).map(({ value, says }) => ({
    label: String(value),
    type: "",
    says,
    text: JSON.stringify(value),
  }));
}
