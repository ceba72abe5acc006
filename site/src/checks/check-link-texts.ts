import type { Link, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import type { LinkTarget } from "../plan/link-targets.ts";

/**
 * Links whose text names another page than the one they lead to, or another operation or schema.
 * @param hrefOf where a name of the contract leads: "/api/geo/#listPlaces"
 */
export function checkLinkTexts(
  file: string,
  tree: Root,
  targets: readonly LinkTarget[],
  hrefOf: (name: string) => string | undefined,
): readonly Problem[] {
  const problems: Problem[] = [];
  visit(tree, "link", (link: Link) => {
    const text = textOf(link);
    const meant = whereMeant(text, link.url, targets, hrefOf);
    if (meant === undefined) return;
    const place = { file, line: link.position?.start.line };
    problems.push(problem(place, `"${text}" is not what ${link.url} is called.`, meant));
  });
  return problems;
}

function whereMeant(
  text: string,
  url: string,
  targets: readonly LinkTarget[],
  hrefOf: (name: string) => string | undefined,
): string | undefined {
  const [path = "", anchor = ""] = url.split("#");
  const named = /^[A-Za-z]+[A-Z]\w*$/.test(text) ? hrefOf(text) : undefined;
  if (named !== undefined && path.startsWith("/api/") && named.split("#")[0] === path) {
    return isNear(named.split("#")[1] ?? "", anchor) ? undefined : named;
  }
  const own = targets.find((target) => target.path === path);
  if (!own) return undefined;
  const words = wordsOf(text);
  const says = (known: ReadonlySet<string>) => words.every((word) => known.has(word));
  if (says(wordsIn([...own.names, anchor, path]))) return undefined;
  const others = targets.filter((target) => target !== own && isName(text, target));
  if (others.length === 1) return others[0]?.path;
  return targets.find((target) => target !== own && isAround(words, target))?.path;
}

/** Whether a text is what a category is called: "flights indicative prices". */
function isAround(words: readonly string[], { names: [, , ...around] }: LinkTarget): boolean {
  return around.some((name) => {
    const own = wordsOf(name).filter((word) => word !== "api");
    return own.length > 1 && own.join(" ") === words.join(" ");
  });
}

/** Whether a text is a page's title or label, alone or behind the words of its category. */
function isName(text: string, { names }: LinkTarget): boolean {
  const words = wordsOf(text);
  const [title = "", label = "", ...around] = names;
  const whole = wordsIn([title, label, ...around]);
  const ends = [title, label].some((name) => {
    const own = wordsOf(name);
    return own.length > 0 && own.join(" ") === words.slice(-own.length).join(" ");
  });
  return ends && words.every((word) => whole.has(word));
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

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(wordsOf));
}

/** wordsOf("Live prices quick start") → "live", "price", "quick", "start" */
function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/, ""));
}
