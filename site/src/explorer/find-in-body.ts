import type { Path } from "./rows-of.ts";

/**
 * Every place in a body whose name or plain value contains a text, ignoring case, in the order of
 * the body. An id is a name where it is a key, and a value elsewhere.
 */
export function findInBody(body: unknown, text: string): readonly Path[] {
  const sought = text.trim().toLowerCase();
  if (sought === "") return [];
  const found: Path[] = [];
  const visit = (value: unknown, path: Path) => {
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) {
      const below = [...path, isList ? Number(key) : key];
      const isNamed = !isList && key.toLowerCase().includes(sought);
      if (isNamed || plainText(member).toLowerCase().includes(sought)) found.push(below);
      visit(member, below);
    }
  };
  visit(body, []);
  return found;
}

function plainText(value: unknown): string {
  return typeof value === "object" && value !== null ? "" : String(value);
}
