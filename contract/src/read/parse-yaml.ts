import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { isObject, type JsonObject } from "../base/json-object.ts";
import { problem, type Report } from "../problems/problem.ts";

/** A parsed file whose objects remember the line they were written on. */
export interface YamlFile {
  readonly file: string;
  readonly root: JsonObject;
  /** 1-based line of an object, or of one of its keys. */
  readonly lineOf: (node: object, key?: string) => number;
}

/** Parses a YAML (or JSON) text. Syntax errors are reported with their line. */
export function parseYaml(file: string, text: string, report: Report): YamlFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  for (const { message, pos } of document.errors) {
    const line = lineCounter.linePos(pos[0]).line;
    report(problem({ file, line }, `${message}.`));
  }

  const starts = new WeakMap<object, number>();
  const keys = new WeakMap<object, Map<string, number>>();
  const lineAt = (node: unknown) =>
    lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line || 1;

  function toValue(node: unknown, line: number): unknown {
    if (isAlias(node)) return toValue(node.resolve(document), line);
    if (isScalar(node)) return node.value;
    if (isSeq(node)) {
      const items = node.items.map((item) => toValue(item, lineAt(item)));
      starts.set(items, line);
      return items;
    }
    if (!isMap(node)) return null;
    const lines = new Map<string, number>();
    const value: Record<string, unknown> = {};
    for (const pair of node.items) {
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      lines.set(key, lineAt(pair.key));
      value[key] = toValue(pair.value, lineAt(pair.key));
    }
    starts.set(value, line);
    keys.set(value, lines);
    return value;
  }

  const root = toValue(document.contents, 1);
  if (!isObject(root)) report(problem({ file, line: 1 }, "This file is not a YAML mapping."));
  return {
    file,
    root: isObject(root) ? root : {},
    lineOf: (node, key) =>
      (key === undefined ? undefined : keys.get(node)?.get(key)) ?? starts.get(node) ?? 1,
  };
}

/** The value if it is an object, else an empty object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
