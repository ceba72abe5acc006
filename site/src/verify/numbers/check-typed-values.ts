import type { InlineCode, Nodes, Root, Text } from "mdast";
import type { Contract } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";
import { STATUS_NAMES } from "../../values/status-names.ts";
import { statusesIn } from "./check-numbers.ts";

type Leaf = Text | InlineCode;

/**
 * Finds values that a page types although a directive prints them: statuses of errors, and lists of
 * required fields. Texts about V1.0 are typed, and may only have statuses of V1.0.
 * @param retired the statuses that V1.0 documents
 */
export function checkTypedValues(
  file: string,
  tree: Root,
  contract: Contract,
  retired: ReadonlySet<string>,
): readonly Problem[] {
  const schemas = contract.specifications.flatMap((specification) => [...specification.schemas]);
  const required = schemas.flatMap(([name, schema]) => {
    const fields = schema.kind === "object" ? schema.properties : [];
    const names = fields.filter((field) => field.required).map((field) => field.name);
    return names.length > 1 ? [{ name, names }] : [];
  });
  return blocksOf(tree).flatMap((block) => {
    const leaves: readonly Leaf[] = [...nodesOf(block, "text"), ...nodesOf(block, "inlineCode")];
    const typed = leaves.filter((leaf) => !("printed" in (leaf.data ?? {})));
    const text = typed.map(({ value }) => value).join(" ");
    if (text.includes("V1.0")) return unknownToV1(file, typed, text, retired);
    return [...typedStatuses(file, typed), ...typedRequired(file, typed, text, required)];
  });
}

function typedStatuses(file: string, leaves: readonly Leaf[]): readonly Problem[] {
  return leaves.flatMap((leaf) => {
    if (leaf.type !== "text") return [];
    return statusesIn(leaf.value).flatMap(({ status, start }) => {
      const name = STATUS_NAMES.get(status);
      if (name === undefined) return [];
      const line = lineAfter(leaf, leaf.value.slice(0, start));
      const message = `The status ${status} is hard-coded: print it with a directive.`;
      return [problem({ file, line }, message, `:status{of="${name}"}`)];
    });
  });
}

/** Finds statuses that V1.0 didn't have, unless the text is about 3.0 as well. */
function unknownToV1(
  file: string,
  leaves: readonly Leaf[],
  text: string,
  retired: ReadonlySet<string>,
): readonly Problem[] {
  if (/\b(now|3\.0|today)\b/.test(text)) return [];
  return leaves.flatMap((leaf) =>
    statusesIn(leaf.value)
      .filter(({ status }) => leaf.type === "text" && !retired.has(status))
      .map(({ status, start }) => {
        const message = `V1.0 documents no status ${status}.`;
        const nearest = [...retired].find((other) => other.startsWith(status.slice(0, 2)));
        return problem(
          { file, line: lineAfter(leaf, leaf.value.slice(0, start)) },
          message,
          nearest,
        );
      }),
  );
}

const SENT = /\b(always send|must send|are required|is required|required fields|has to be sent)\b/i;

function typedRequired(
  file: string,
  leaves: readonly Leaf[],
  text: string,
  required: readonly { readonly name: string; readonly names: readonly string[] }[],
): readonly Problem[] {
  if (!SENT.test(text)) return [];
  const spans = leaves.filter((leaf) => leaf.type === "inlineCode");
  const written = spans.map(({ value }) => value);
  // The schema with most of these names, since one of them may be wrong.
  const [nearest] = required
    .map(({ name, names }) => ({
      name,
      count: names.filter((one) => written.includes(one)).length,
    }))
    .sort((a, b) => b.count - a.count);
  if (!nearest || nearest.count < 2) return [];
  const message = "A list of required fields is hard-coded: print it with a directive.";
  const line = spans[0] && lineAfter(spans[0], "");
  return [problem({ file, line }, message, `:required[and]{of="${nearest.name}"}`)];
}

function lineAfter({ position }: Leaf, before: string): number | undefined {
  return position && position.start.line + before.split("\n").length - 1;
}

/** The paragraphs, rows and headings of a page, which contain sentences. */
function blocksOf(tree: Root): readonly Nodes[] {
  const blocks: Nodes[] = [];
  eachNode(tree, (node) => {
    if (!["paragraph", "heading", "tableRow"].includes(node.type)) return;
    blocks.push(node);
    return "skip";
  });
  return blocks;
}
