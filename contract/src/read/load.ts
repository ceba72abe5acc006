import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Contract, Schema, Specification, SpecificationId } from "../model.ts";
import { formatProblem, type Problem, problem, type Report } from "../problems/problem.ts";
import { buildOperations } from "./build-operation.ts";
import { entriesOf, type Files, followReference, type Located } from "./follow-reference.ts";
import { listOf, objectOf, parseYaml, textOf } from "./parse-yaml.ts";
import { resolveSchema } from "./resolve.ts";

/** A specification and the file it is written in, relative to the folder of all of them. */
export interface SpecificationFile {
  readonly id: SpecificationId;
  readonly path: string;
  readonly published: boolean;
}

/** In menu order. */
export const SPECIFICATION_FILES: readonly SpecificationFile[] = [
  { id: "flights-live-pricing", path: "flights-live-pricing.yaml", published: true },
  { id: "flights-indicative", path: "flights-indicative.yaml", published: true },
  { id: "geo", path: "geo.yaml", published: true },
  { id: "culture", path: "culture.yaml", published: true },
  { id: "autosuggest", path: "guides/autosuggest.yaml", published: false },
];

export interface LoadedContract {
  /** As far as it goes when there are problems; undefined when a file is missing or unreadable. */
  readonly contract: Contract | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Reads the contract from a folder of YAML files. Sources are named from two folders up, as in
 * "contract/openapi/geo.yaml", so that a problem can be clicked from the root of the repository.
 */
export function loadContract(directory: string): LoadedContract {
  const prefix = `${basename(dirname(directory))}/${basename(directory)}`;
  const texts = new Map<string, string>();
  for (const entry of readdirSync(directory, { recursive: true, encoding: "utf8" }).sort()) {
    if (!entry.endsWith(".yaml")) continue;
    const path = `${prefix}/${entry.replaceAll("\\", "/")}`;
    texts.set(path, readFileSync(join(directory, entry), "utf8"));
  }
  const specifications = SPECIFICATION_FILES.map((file) => ({
    ...file,
    path: `${prefix}/${file.path}`,
  }));
  return buildContract(texts, specifications);
}

/** The pure core of `loadContract`: texts by path in, contract out. */
export function buildContract(
  texts: ReadonlyMap<string, string>,
  specifications: readonly SpecificationFile[],
): LoadedContract {
  const problems = new Map<string, Problem>();
  const report = (found: Problem) => problems.set(formatProblem(found), found);
  const byPath = new Map([...texts].map(([path, text]) => [path, parseYaml(path, text, report)]));
  for (const { path } of specifications) {
    if (!byPath.has(path)) report(problem({ file: path }, "This specification is missing."));
  }
  if (problems.size > 0) return { contract: undefined, problems: [...problems.values()] };

  const built = specifications.map((file) => buildSpecification({ byPath, report }, file));
  reportDuplicateOperations(built, report);
  return { contract: { specifications: built }, problems: [...problems.values()] };
}

function buildSpecification(
  files: Files,
  { id, path, published }: SpecificationFile,
): Specification {
  const file = files.byPath.get(path) ?? parseYaml(path, "{}", files.report);
  const root: Located = { file, line: 1, node: file.root };
  const info = objectOf(file.root.info);
  return {
    id,
    title: textOf(info.title),
    version: textOf(info.version),
    description: textOf(info.description),
    published,
    servers: listOf(file.root.servers)
      .map(objectOf)
      .map(({ url, description }) => ({ url: textOf(url), description: textOf(description) })),
    operations: buildOperations(files, root, id),
    schemas: buildSchemas(files, path),
  };
}

/** The file's own components, then those of other files it reaches, each in their file's order. */
function buildSchemas(files: Files, path: string): ReadonlyMap<string, Schema> {
  const own = componentsOf(files, path);
  const reached = new Set<string>();
  collectReferences(files, path, reached);
  const others = [...files.byPath.keys()]
    .filter((other) => other !== path)
    .flatMap((other) => componentsOf(files, other))
    .filter(({ key }) => reached.has(key));
  return new Map(
    [...own, ...others].flatMap((at) => {
      const schema = resolveSchema(files, at);
      return schema ? [[at.name, schema] as const] : [];
    }),
  );
}

function componentsOf(files: Files, path: string) {
  const file = files.byPath.get(path);
  if (!file) return [];
  const components: Located = { file, line: 1, node: objectOf(file.root.components) };
  return entriesOf(components, "schemas").map(([name, at]) => ({
    ...at,
    name,
    key: `${path}#/components/schemas/${name}`,
  }));
}

/** Keys of every component that a file refers to, directly or through others. */
function collectReferences(files: Files, path: string, reached: Set<string>): void {
  const file = files.byPath.get(path);
  if (!file) return;
  const visit = (node: unknown, at: Located["file"]): void => {
    if (typeof node !== "object" || node === null) return;
    for (const value of Object.values(node)) visit(value, at);
    if (!("$ref" in node)) return;
    const quiet: Files = { byPath: files.byPath, report: () => {} };
    const found = followReference(quiet, { file: at, line: 1, node: { $ref: node.$ref } });
    if (found?.key === undefined || reached.has(found.key)) return;
    reached.add(found.key);
    visit(found.node, found.file);
  };
  visit(file.root, file);
}

function reportDuplicateOperations(specifications: readonly Specification[], report: Report): void {
  const seen = new Map<string, string>();
  for (const { id, source } of specifications.flatMap(({ operations }) => operations)) {
    const first = seen.get(id);
    if (first) report(problem(source, `The operationId "${id}" is already used at ${first}.`));
    else seen.set(id, `${source.file}:${source.line}`);
  }
}
