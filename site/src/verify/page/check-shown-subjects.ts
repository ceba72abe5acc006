import type { Root } from "mdast";
import type { LeafDirective } from "mdast-util-directive";
import type { Contract, Operation } from "../../../../contract/src/model.ts";
import { namesWithin } from "../../../../contract/src/names/sent-schemas.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";
import { sectionsOf } from "../translations/sections-of.ts";

/**
 * Finds directives that show errors or responses of an operation that isn't the page's, or a schema
 * that none of its operations uses. Pages that present no operation are skipped.
 */
export function checkShownSubjects(
  file: string,
  text: string,
  tree: Root,
  contract: Contract,
): readonly Problem[] {
  const operations = contract.specifications.flatMap((one) => one.operations);
  const directives = nodesOf(tree, "leafDirective");
  const presented = operations.filter(({ id }) => directives.some((node) => presents(node, id)));
  if (presented.length === 0) return [];
  const answered = operations.filter(({ id }) => directives.some((node) => isResponseOf(node, id)));
  // Schemas that don't exist are reported by the directive itself.
  const schemaNames = new Set(contract.specifications.flatMap((one) => [...one.schemas.keys()]));
  const schemas = new Set([...presented, ...answered].flatMap((one) => [...schemasOf(one)]));
  return directives.flatMap((node) => {
    const { name, attributes, position } = node;
    const { operation, schema } = attributes ?? {};
    const location = { file, line: position?.start.line };
    if (operation && ["errors", "response"].includes(name)) {
      // A response may be of a call in its section: a path, or a body. Errors must be the page's own.
      const called = operations.find(({ id }) => id === operation);
      if (called && presented.includes(called)) return [];
      const section = sectionAround(location.line ?? 1, text, tree);
      if (called && name === "response" && isCalledIn(section, called)) return [];
      return [problem(location, `This page is not about ${operation}.`, presented[0]?.id)];
    }
    if (!schema || !schemaNames.has(schema)) return [];
    if (["fields", "enum"].includes(name) && !schemas.has(schema)) {
      const ids = presented.map(({ id }) => id).join(", ");
      return [problem(location, `No operation of this page (${ids}) has a "${schema}".`)];
    }
    return [];
  });
}

function isCalledIn(text: string, { path, requestBody }: Operation): boolean {
  const body = requestBody?.schema.name;
  return text.includes(path) || (body !== undefined && text.includes(`schema="${body}"`));
}

/** The text of a line's section: from its heading of the first or second level to the next one. */
function sectionAround(line: number, text: string, tree: Root): string {
  const starts = sectionsOf(tree)
    .filter(({ depth }) => depth <= 2)
    .map((section) => section.line);
  const start = starts.findLast((one) => one <= line) ?? 1;
  const end = starts.find((one) => one > line);
  return text
    .split("\n")
    .slice(start - 1, end && end - 1)
    .join("\n");
}

function presents({ name, attributes }: LeafDirective, id: string): boolean {
  if (name === "operation") return attributes?.id === id;
  return name === "request" && attributes?.operation === id;
}

function isResponseOf({ name, attributes }: LeafDirective, id: string): boolean {
  return name === "response" && attributes?.operation === id;
}

/** The names of all schemas that an operation takes or returns. */
function schemasOf({ parameters, requestBody, responses }: Operation): ReadonlySet<string> {
  const sent = requestBody ? [requestBody] : [];
  return namesWithin([...parameters, ...responses, ...sent].map(({ schema }) => schema));
}
