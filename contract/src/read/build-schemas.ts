import type { Schema } from "../model.ts";
import { createDuplicateReporter } from "./create-duplicate-reporter.ts";
import {
  childOf,
  documentOf,
  entriesOf,
  type Files,
  followReference,
  type SourceNode,
  sourceOf,
} from "./follow-reference.ts";
import type { YamlFile } from "./parse-yaml.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** The file's components, then those it references in other files, each in file order. */
export function buildSchemas(files: Files, root: SourceNode): ReadonlyMap<string, Schema> {
  const reached = new Set<string>();
  collectReferences(files, root, reached);
  const others = [...files.byPath.values()]
    .filter((other) => other !== root.file)
    .flatMap((other) => componentsOf(documentOf(other)))
    .filter(({ key }) => reached.has(key));
  const reportDuplicate = createDuplicateReporter(files.report);
  return new Map(
    [...componentsOf(root), ...others].flatMap((at) => {
      reportDuplicate(`schema name "${at.name}"`, sourceOf(at));
      const schema = resolveSchema(files, at);
      return schema ? [[at.name, schema] as const] : [];
    }),
  );
}

function componentsOf(root: SourceNode) {
  const components = childOf(root, "components");
  return (components ? entriesOf(components, "schemas") : []).map(([name, at]) => ({
    ...at,
    name,
    key: `${root.file.file}#/components/schemas/${name}`,
  }));
}

/** Keys of every component that a node refers to, directly or through others. */
function collectReferences(files: Files, at: SourceNode, reached: Set<string>): void {
  const quiet: Files = { byPath: files.byPath, report: () => {} };
  const visit = (node: unknown, file: YamlFile): void => {
    if (typeof node !== "object" || node === null) return;
    for (const value of Object.values(node)) visit(value, file);
    if (!("$ref" in node)) return;
    const found = followReference(quiet, { file, line: 1, node: { $ref: node.$ref } });
    if (found?.key === undefined || reached.has(found.key)) return;
    reached.add(found.key);
    visit(found.node, found.file);
  };
  visit(at.node, at.file);
}
