import type { Node, Root } from "mdast";
import type { ContainerDirective, TextDirective } from "mdast-util-directive";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { type BlockDirective, directiveLabel } from "../../markdown/directive-label.ts";
import { DIRECTIVES, type DirectiveRule } from "../../markdown/directives.ts";
import { eachNode } from "../../markdown/each-node.ts";
import { LABELLED_DIRECTIVES } from "../../markdown/labelled-directives.ts";
import { INLINE_NAMES } from "../../values/inline-directives.ts";

/** Reports directives that are unknown, or not used according to their rule. */
export function checkDirectives(file: string, tree: Root): Problem[] {
  const problems: Problem[] = [];
  eachNode(tree, (node, parent) => {
    if (node.type === "textDirective") problems.push(...checkTextDirective(file, node));
    if (node.type !== "containerDirective" && node.type !== "leafDirective") return;
    const rule = DIRECTIVES[node.name];
    problems.push(...(rule === undefined ? [unknown(file, node)] : checkUse(file, node, rule)));
    if (isUnclosed(node) && !(parent && isUnclosed(parent))) problems.push(unclosed(file, node));
  });
  return problems;
}

/** Containers inside an unclosed one look unclosed as well, so only the outermost is reported. */
function unclosed(file: string, node: BlockDirective): Problem {
  const message = `Directive "${node.name}" is not closed: it ends with a line ":::" of its own.`;
  return problem(locationOf(file, node), message);
}

function unknown(file: string, node: BlockDirective): Problem {
  const message = `Unknown directive "${colons(node.type)}${node.name}".`;
  return problem(locationOf(file, node), message, nearestName(node.name, Object.keys(DIRECTIVES)));
}

function checkUse(file: string, node: BlockDirective, rule: DirectiveRule): Problem[] {
  const problems: Problem[] = [];
  const report = (message: string, nearest?: string) =>
    problems.push(problem(locationOf(file, node), message, nearest));
  if (node.type !== rule.kind) {
    report(`Directive "${node.name}" is written with "${colons(rule.kind)}".`);
  }
  const allowed = [...rule.required, ...rule.optional];
  const written = Object.keys(node.attributes ?? {});
  for (const name of rule.required.filter((name) => !node.attributes?.[name])) {
    report(`Directive "${node.name}" needs the attribute "${name}".`);
  }
  for (const name of written.filter((name) => !allowed.includes(name))) {
    report(`Directive "${node.name}" has no attribute "${name}".`, nearestName(name, allowed));
  }
  if (node.name === "compare" && !isPair(node)) {
    report('Directive "compare" holds two blocks of code, or directives that show one.');
  }
  if (!rule.label && directiveLabel(node) !== undefined) {
    report(`Directive "${node.name}" takes no [label].`);
  }
  return problems;
}

function isPair({ children }: BlockDirective): boolean {
  return (
    children.length === 2 &&
    children.every(({ type }) => type === "code" || type === "leafDirective")
  );
}

/** Without its closing line, a container ends where its last child ends, far below. */
function isUnclosed(node: Node): boolean {
  if (node.type !== "containerDirective") return false;
  const { children, position } = node as ContainerDirective;
  const last = children.at(-1)?.position?.end.line ?? position?.start.line;
  if (position === undefined || last === undefined) return false;
  return position.end.line <= last || position.end.column === 1;
}

/**
 * `10:30` or `a:b` in running text parses as a text directive by accident and is turned back into
 * text; one with a label or attributes is intentional.
 */
function checkTextDirective(file: string, node: TextDirective): Problem[] {
  const { name, attributes, children, data } = node;
  const { mistake } = data ?? {};
  const written = Object.keys(attributes ?? {});
  const rule = LABELLED_DIRECTIVES[name];
  const location = locationOf(file, node);
  if (mistake) return [problem(location, `:${name}: ${mistake.message}`, mistake.nearest)];
  if (!rule) {
    if (children.length === 0 && written.length === 0) return [];
    const nearest = nearestName(name, [...INLINE_NAMES, ...Object.keys(LABELLED_DIRECTIVES)]);
    return [problem(location, `Unknown directive ":${name}" inside text.`, nearest)];
  }
  const missing = rule.required.filter((attribute) => !attributes?.[attribute]);
  const unknown = written.filter((attribute) => !rule.required.includes(attribute));
  return [
    ...missing.map((one) =>
      problem(location, `Directive ":${name}" needs the attribute "${one}".`),
    ),
    ...unknown.map((one) =>
      problem(
        location,
        `Directive ":${name}" has no attribute "${one}".`,
        nearestName(one, rule.required),
      ),
    ),
  ];
}

function colons(kind: BlockDirective["type"]): string {
  return kind === "containerDirective" ? ":::" : "::";
}

function locationOf(file: string, node: BlockDirective | TextDirective) {
  return { file, line: node.position?.start.line };
}
