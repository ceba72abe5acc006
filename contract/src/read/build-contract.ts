import type { Contract, Specification } from "../model.ts";
import { formatProblem, type Problem, problem, type Report } from "../problems/problem.ts";
import type { SpecificationFile, SpecificationId } from "../specifications.ts";
import { buildOperations } from "./build-operations.ts";
import { buildSchemas } from "./build-schemas.ts";
import { checkKeyReferences } from "./check-key-references.ts";
import { createDuplicateReporter } from "./create-duplicate-reporter.ts";
import { childOf, documentOf, type Files, type SourceNode } from "./follow-reference.ts";
import { collectOpenPoints } from "./open-points.ts";
import { listOf, objectOf, parseYaml, textOf } from "./parse-yaml.ts";
import { reportUnknownKeys } from "./report-unknown-keys.ts";

export interface LoadedContract {
  /** Incomplete if there are problems; undefined if a file is missing or unreadable. */
  readonly contract: Contract | undefined;
  readonly problems: readonly Problem[];
}

/** Texts by path in, contract out. */
export function buildContract(
  texts: ReadonlyMap<string, string>,
  specifications: readonly SpecificationFile[],
): LoadedContract {
  const problems = new Map<string, Problem>();
  const report = (found: Problem) => problems.set(formatProblem(found), found);
  const byPath = new Map([...texts].map(([path, text]) => [path, parseYaml(path, text, report)]));
  const files: Files = { byPath, report };
  const roots = specifications.flatMap(({ id, path }) => {
    const file = byPath.get(path);
    if (!file) report(problem({ file: path }, "This specification is missing."));
    return file ? [{ id, root: documentOf(file) }] : [];
  });
  if (problems.size > 0) return { contract: undefined, problems: [...problems.values()] };

  for (const file of byPath.values()) checkDocument(files, documentOf(file));
  const built = roots.map(({ id, root }) => buildSpecification(files, id, root));
  for (const specification of built) checkKeyReferences(specification, report);
  reportDuplicates(built, report);
  const openPoints = collectOpenPoints(byPath.values(), report);
  return { contract: { specifications: built, openPoints }, problems: [...problems.values()] };
}

const DOCUMENT_KEYS = [
  ...["openapi", "x-guides-only", "info", "servers", "tags", "security"],
  ...["paths", "components"],
];
const COMPONENT_KEYS = [
  ...["securitySchemes", "schemas"],
  ...["parameters", "requestBodies", "responses", "examples"],
];

function checkDocument(files: Files, root: SourceNode): void {
  reportUnknownKeys(root, DOCUMENT_KEYS, files.report);
  const components = childOf(root, "components");
  if (components) reportUnknownKeys(components, COMPONENT_KEYS, files.report);
}

function buildSpecification(files: Files, id: SpecificationId, root: SourceNode): Specification {
  const info = objectOf(root.node.info);
  const published = root.node["x-guides-only"] !== true;
  return {
    id,
    title: textOf(info.title),
    version: textOf(info.version),
    description: textOf(info.description),
    published,
    servers: listOf(root.node.servers)
      .map(objectOf)
      .map(({ url, description }) => ({ url: textOf(url), description: textOf(description) })),
    tags: listOf(root.node.tags)
      .map(objectOf)
      .map(({ name, description }) => ({ name: textOf(name), description: textOf(description) })),
    operations: buildOperations(files, root, { specification: id }),
    schemas: buildSchemas(files, root),
  };
}

/** Reports names that two operations or two different schemas of the contract share. */
function reportDuplicates(specifications: readonly Specification[], report: Report): void {
  const reportDuplicate = createDuplicateReporter(report);
  const operations = specifications.flatMap((specification) => specification.operations);
  const schemas = specifications.flatMap((specification) => [...specification.schemas]);
  for (const { id, source } of operations) reportDuplicate(`operationId "${id}"`, source);
  for (const [name, { source }] of schemas) reportDuplicate(`schema name "${name}"`, source);
}
