import type { Nodes, Root } from "mdast";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { namesWithin } from "../../../../contract/src/names/sent-schemas.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { eachNode, nodesOf } from "../../markdown/each-node.ts";

/**
 * Finds `::fields` and `::enum` that show nothing of what the text right before them names in code:
 * after "Set `market`:", a table of other fields, or of the values of another one.
 */
export function checkShownMembers(
  file: string,
  tree: Root,
  { specifications }: Contract,
): readonly Problem[] {
  const schemas = new Map(specifications.flatMap((one) => [...one.schemas]));
  const fields = [...schemas.values()].flatMap((one) =>
    one.kind === "object" ? one.properties : [],
  );
  const problems: Problem[] = [];
  eachNode(tree, (node, parent, index) => {
    if (node.type !== "leafDirective" || !["fields", "enum"].includes(node.name)) return;
    const { schema, only } = node.attributes ?? {};
    if (!schema) return;
    const written = namesBefore(parent?.children[index - 1]);
    const own = namesOf(schemas.get(schema));
    const typesOf = (name: string) =>
      fields.filter((field) => field.name === name).map((field) => heldBy(field.schema));
    const kind = node.name === "enum" ? "enum" : "object";
    const meant = only
      ? written.filter((name) => own.includes(name))
      : written
          .flatMap(typesOf)
          .flatMap((type) => (type.kind === kind && type.name ? [type.name] : []));
    // "All of them are in `content.results`:" can introduce whatever is in it.
    const within = namesWithin(typesOf(written.at(-1) ?? ""));
    const shown = only ? only.split(/\W+/) : [schema, ...own];
    const isNamed = [...written, ...meant].some((name) => shown.includes(name));
    if (meant.length === 0 || isNamed || (!only && within.has(schema))) return;
    const message = `::${node.name} shows "${only || schema}", which the text before it does not name.`;
    problems.push(problem({ file, line: node.position?.start.line }, message, meant.at(-1)));
  });
  return problems;
}

/** The names in code of a paragraph, or of the last item of a list. */
function namesBefore(node: Nodes | undefined): readonly string[] {
  const last = node?.type === "list" ? node.children.at(-1) : node;
  if (last?.type !== "paragraph" && last?.type !== "listItem") return [];
  return nodesOf(last, "inlineCode").flatMap(({ value }) => value.split(/\W+/));
}

function namesOf(schema: Schema | undefined): readonly string[] {
  if (schema?.kind === "object") return schema.properties.map(({ name }) => name);
  return schema?.kind === "enum" ? schema.values.map(({ value }) => value) : [];
}

/** What a list or a map holds, or else the schema itself. */
function heldBy(schema: Schema): Schema {
  if (schema.kind === "array") return heldBy(schema.items);
  return schema.kind === "map" ? heldBy(schema.values) : schema;
}
