import { isObject, type JsonObject } from "../base/json-object.ts";
import type { Source } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { listOf, objectOf, type YamlFile } from "./parse-yaml.ts";

/** All files of a contract by path, and where to report problems. */
export interface Files {
  readonly byPath: ReadonlyMap<string, YamlFile>;
  readonly report: Report;
}

/** A node with its location; the optional fields are set if a reference led to it. */
export interface SourceNode {
  readonly file: YamlFile;
  readonly line: number;
  readonly node: JsonObject;
  /** Keys beside the `$ref`, such as a description; they override the node's own. */
  readonly beside?: JsonObject;
  /** "openapi/geo.yaml#/components/schemas/Place", for detecting cycles. */
  readonly key?: string;
  /** "Place" */
  readonly name?: string;
}

/** A whole file as a node. */
export function documentOf(file: YamlFile): SourceNode {
  return { file, line: 1, node: file.root };
}

/** Where a node, or one of its keys, was written. */
export function sourceOf({ file, line, node }: SourceNode, key?: string): Source {
  return { file: file.file, line: key === undefined ? line : file.lineOf(node, key) };
}

/** A child of a node by name, or undefined. */
export function childOf(parent: SourceNode, name: string): SourceNode | undefined {
  const node = parent.node[name];
  if (!isObject(node)) return undefined;
  return { file: parent.file, line: parent.file.lineOf(node), node };
}

/** The branches of `oneOf` or `anyOf`. */
export function branchesOf(
  { file, node }: SourceNode,
  name: "oneOf" | "anyOf",
): readonly SourceNode[] {
  const branches = listOf(node[name]).filter(isObject);
  return branches.map((branch) => ({ file, line: file.lineOf(branch), node: branch }));
}

/** The keys of a node, overridden by those beside the reference that led to it. */
export function mergedKeysOf({ node, beside }: SourceNode): JsonObject {
  return { ...node, ...beside };
}

/** All entries of a child that is an object of objects, in file order. */
export function entriesOf(
  parent: SourceNode,
  name: string,
): readonly (readonly [string, SourceNode])[] {
  const child = childOf(parent, name);
  if (!child) return [];
  return Object.keys(child.node).map((key) => {
    const node = objectOf(child.node[key]);
    return [key, { file: child.file, line: child.file.lineOf(child.node, key), node }];
  });
}

/**
 * The node itself, or the target of its `$ref`.
 * @param followed the targets of the references that led here, for detecting a cycle
 */
export function followReference(
  files: Files,
  at: SourceNode,
  followed: readonly JsonObject[] = [],
): SourceNode | undefined {
  const reference = at.node.$ref;
  if (typeof reference !== "string") return at;
  const complain = (message: string, nearest: string | undefined) =>
    files.report(problem(sourceOf(at, "$ref"), message, nearest));

  const [path = "", pointer = ""] = reference.split("#");
  const targetPath = joinPath(at.file.file, path);
  const file = files.byPath.get(targetPath);
  if (!file) {
    const nearest = nearestName(targetPath, files.byPath.keys());
    complain(`Unknown file in $ref "${reference}".`, nearest);
    return undefined;
  }
  const steps = pointer.split("/").slice(1);
  let target: JsonObject = file.root;
  for (const step of steps) {
    const next = target[step];
    if (!isObject(next)) {
      complain(`Unknown $ref "${reference}".`, nearestName(step, Object.keys(target)));
      return undefined;
    }
    target = next;
  }
  if (followed.includes(target)) {
    complain(`The $ref "${reference}" leads back to itself.`, undefined);
    return undefined;
  }
  const next = { file, line: file.lineOf(target), node: target };
  const found = followReference(files, next, [...followed, target]);
  if (!found) return undefined;
  const { $ref: _, ...own } = at.node;
  const beside = { ...found.beside, ...own };
  return { ...found, beside, name: steps.at(-1) ?? "", key: `${targetPath}#${pointer}` };
}

/** joinPath("openapi/guides/autosuggest.yaml", "../shared.yaml") → "openapi/shared.yaml" */
function joinPath(from: string, relative: string): string {
  if (relative === "") return from;
  const parts = from.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
