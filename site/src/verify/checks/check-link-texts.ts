import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { type LinkNames, type NamedTarget, wordsIn, wordsOf } from "./link-names.ts";

/**
 * Links whose text names another page than the one they lead to, or another operation or schema.
 * @param hrefOf where a name of the contract leads: "/api/geo/#listPlaces"
 */
export function checkLinkTexts(
  file: string,
  tree: Root,
  names: LinkNames,
  hrefOf: (name: string) => string | undefined,
): readonly Problem[] {
  return nodesOf(tree, "link").flatMap((link) => {
    const text = textOf(link);
    const meant = whereMeant(text, link.url, names, hrefOf);
    if (meant === undefined) return [];
    const place = { file, line: link.position?.start.line };
    return [problem(place, `"${text}" is not what ${link.url} is called.`, meant)];
  });
}

function whereMeant(
  text: string,
  url: string,
  { byPath, byName, byCategory }: LinkNames,
  hrefOf: (name: string) => string | undefined,
): string | undefined {
  const [path = "", anchor = ""] = url.split("#");
  const named = /^[A-Za-z]+[A-Z]\w*$/.test(text) ? hrefOf(text) : undefined;
  if (named !== undefined && path.startsWith("/api/") && named.split("#")[0] === path) {
    return isNear(named.split("#")[1] ?? "", anchor) ? undefined : named;
  }
  const own = byPath.get(path);
  if (!own) return undefined;
  const words = wordsOf(text);
  const says = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  if (says(wordsIn([...own.names, anchor, path]))) return undefined;
  const isOther = (target: NamedTarget) => target !== own;
  // A page's title or label, alone or behind the words of its category.
  const ends = words.map((_, index) => words.slice(index).join(" "));
  const others = new Set(ends.flatMap((end) => byName.get(end) ?? []).filter(isOther));
  const meant = [...others].filter((target) => says(target.words));
  if (meant.length === 1) return meant[0]?.path;
  return byCategory.get(words.join(" "))?.find(isOther)?.path;
}

/** A link may lead to a part of what it names, or to what holds it. */
function isNear(one: string, other: string): boolean {
  return (
    other === "" ||
    one === other ||
    one.startsWith(other) ||
    other.startsWith(one) ||
    other.includes(one)
  );
}
