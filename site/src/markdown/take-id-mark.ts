import type { Heading } from "mdast";

export interface IdentifiedHeading {
  readonly heading: Heading;
  readonly id?: string;
}

/**
 * A heading may name its own anchor, `## Errores {#errors}`, so that a translated page keeps the
 * anchors of its original. Removes the mark from the heading.
 */
export function takeIdMark(heading: Heading): IdentifiedHeading {
  const last = heading.children.at(-1);
  const mark = last?.type === "text" ? /\s*\{#([\w-]+)\}$/.exec(last.value) : null;
  if (last?.type !== "text" || !mark?.[1]) return { heading };
  const rest = { ...last, value: last.value.slice(0, mark.index) };
  return {
    heading: { ...heading, children: [...heading.children.slice(0, -1), rest] },
    id: mark[1],
  };
}
