import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { type SourceNode, sourceOf } from "../read/follow-reference.ts";
import { parseYaml } from "../read/parse-yaml.ts";
import { reportUnknownKeys } from "../read/report-unknown-keys.ts";
import { anchorOf } from "./anchor-of.ts";
import {
  V1_TYPES,
  type V1Api,
  type V1Field,
  type V1Operation,
  type V1Part,
  WHERES,
} from "./model.ts";
import { type Child, childrenOf, oneOf, requiredText, textsOf } from "./read-keys.ts";

const FILE_KEYS = ["title", "operations", "parts"];
const OPERATION_KEYS = ["call", "does", "parts"];
const PART_KEYS = ["where", "of", "in", "anchor", "fields"];
const FIELD_KEYS = ["type", "means", "also", "keywords", "unnamed"];

/**
 * Parses the calls of V1.0 from texts by path. Other files refer to a part with the name of its
 * file: "shared/key".
 */
export function readV1(texts: ReadonlyMap<string, string>, report: Report): readonly V1Api[] {
  const files = [...texts].map(([path, text]) => {
    const api = nameOf(path);
    const file = parseYaml(path, text, report);
    const at: SourceNode = { file, line: 1, node: file.root };
    reportUnknownKeys(at, FILE_KEYS, report);
    const parts = childrenOf(at, "parts").map((child) => readPart(api, child, report));
    reportOwners(parts, report);
    return { id: api, at, parts };
  });
  const byName = new Map<string, V1Part>(
    files.flatMap(({ id, parts }) => parts.map((part) => [`${id}/${part.id}`, part] as const)),
  );
  const used = new Set<V1Part>();
  const apis = files.map(({ id, at, parts }) => {
    const find = (name: string) => byName.get(name.includes("/") ? name : `${id}/${name}`);
    const operations = childrenOf(at, "operations").map((child) => {
      const operation = readOperation(child, find, [...byName.keys()], report);
      for (const part of operation.parts) used.add(part);
      return operation;
    });
    return { id, title: requiredText(at, "title", report), operations, parts };
  });
  for (const part of [...byName.values()].filter((part) => !used.has(part))) {
    const message = `No call has the part "${part.id}": list it under the "parts" of one.`;
    report(problem(part.source, message));
  }
  return apis;
}

/** nameOf("contract/v1/live-prices.yaml") → "live-prices" */
export function nameOf(path: string): string {
  return /([^/]*)\.yaml$/.exec(path)?.[1] ?? path;
}

function readOperation(
  { name: id, at }: Child,
  find: (name: string) => V1Part | undefined,
  known: readonly string[],
  report: Report,
): V1Operation {
  reportUnknownKeys(at, OPERATION_KEYS, report);
  const [method = "", path = ""] = requiredText(at, "call", report).split(" ");
  const parts = textsOf(at.node.parts).flatMap((name) => {
    const part = find(name);
    if (part) return [part];
    const message = `There is no part "${name}".`;
    report(problem(sourceOf(at, "parts"), message, nearestName(name, known)));
    return [];
  });
  const operation = { id, method, path, parts, source: sourceOf(at) };
  reportPathNames(operation, report);
  return { ...operation, does: requiredText(at, "does", report) };
}

/** Reports values of fields that don't exist. */
function reportOwners(parts: readonly V1Part[], report: Report): void {
  const fieldNames = parts.flatMap(({ fields }) => fields.map(({ name }) => name));
  for (const { of, source } of parts) {
    for (const name of of.filter((name) => !fieldNames.includes(name))) {
      report(problem(source, `There is no field "${name}".`, nearestName(name, fieldNames)));
    }
  }
}

/** Reports names in braces of a path that its parts don't describe, and the reverse. */
function reportPathNames({ path, parts, source }: Omit<V1Operation, "does">, report: Report): void {
  const pathNames = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);
  const inPath = parts.filter(({ where }) => where === "path");
  const described = inPath.flatMap(({ fields }) => fields.map(({ name }) => name));
  for (const name of pathNames.filter((name) => !described.includes(name))) {
    const message = `No part of this call describes "{${name}}" of its path.`;
    report(problem(source, message, nearestName(name, described)));
  }
  for (const name of described.filter((name) => !pathNames.includes(name))) {
    const message = `The path of this call has no "{${name}}".`;
    report(problem(source, message, nearestName(name, pathNames)));
  }
}

function readPart(api: string, { name: id, at }: Child, report: Report): V1Part {
  reportUnknownKeys(at, PART_KEYS, report);
  const where = oneOf(at, "where", WHERES, report);
  if (where === undefined) requiredText(at, "where", report);
  const group = typeof at.node.anchor === "string" ? at.node.anchor : undefined;
  const of: PartOf = { id: `${api}/${id}`, inside: textsOf(at.node.in), group };
  const fields = childrenOf(at, "fields").map((child) => readField(child, of, report));
  const values = textsOf(at.node.of);
  if ((where === "value") !== values.length > 0) {
    report(problem(sourceOf(at), `Values, and nothing else, say "of" which field they are.`));
  }
  return { id, where: where ?? "response", of: values, fields, source: sourceOf(at) };
}

/** What a field inherits from its part. */
interface PartOf {
  readonly id: string;
  readonly inside: readonly string[];
  readonly group: string | undefined;
}

function readField({ name, at }: Child, { id, inside, group }: PartOf, report: Report): V1Field {
  reportUnknownKeys(at, FIELD_KEYS, report);
  const type = oneOf(at, "type", V1_TYPES, report);
  return {
    id: `${id}/${name}`,
    name,
    isNamed: at.node.unnamed !== true,
    paths: inside.length === 0 ? [name] : inside.map((parent) => `${parent}.${name}`),
    anchor: anchorOf(name, inside, group),
    ...(type !== undefined && { type }),
    means: requiredText(at, "means", report),
    also: textsOf(at.node.also),
    keywords: textsOf(at.node.keywords),
    source: sourceOf(at),
  };
}
