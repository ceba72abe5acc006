import { isObject, type JsonObject } from "../base/json-object.ts";
import type { OpenPoint } from "../model.ts";
import { nearestName } from "../problems/nearest-name.ts";
import { problem, type Report } from "../problems/problem.ts";
import { listOf, textOf, type YamlFile } from "./parse-yaml.ts";

const KEYS = ["id", "question", "advice"];
const NEEDED = ["id", "question"];

/** The open points of all files, by id. An id may occur repeatedly, with the same words. */
export function collectOpenPoints(
  files: Iterable<YamlFile>,
  report: Report,
): ReadonlyMap<string, OpenPoint> {
  const points = new Map<string, OpenPoint>();
  const visit = (file: YamlFile, node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if (isObject(node) && "x-open" in node) {
      for (const point of readPoints(file, node, report)) {
        const first = points.get(point.id) ?? point;
        points.set(point.id, first);
        if (sameWords(first, point)) continue;
        const { file: other, line } = first.source;
        const message = `The open point "${point.id}" differs from ${other}:${line}.`;
        report(problem(point.source, message, first.question));
      }
    }
    for (const [key, child] of Object.entries(node)) if (!DATA.includes(key)) visit(file, child);
  };
  for (const file of files) visit(file, file.root);
  return points;
}

/** Keys of example data or open points, which contain no keywords. */
const DATA = ["example", "examples", "value", "default", "x-open"];

function readPoints(file: YamlFile, node: JsonObject, report: Report): readonly OpenPoint[] {
  const points = node["x-open"];
  const line = file.lineOf(node, "x-open");
  if (listOf(points).length === 0) {
    report(problem({ file: file.file, line }, '"x-open" is a list of open points.'));
  }
  return listOf(points).flatMap((entry) => {
    const place = { file: file.file, line: isObject(entry) ? file.lineOf(entry, "id") : line };
    if (!isObject(entry)) {
      report(problem(place, "An open point is a mapping with id, question and advice."));
      return [];
    }
    for (const key of Object.keys(entry).filter((key) => !KEYS.includes(key))) {
      report(problem(place, `An open point has no "${key}".`, nearestName(key, KEYS)));
    }
    const missing = NEEDED.filter((key) => textOf(entry[key]) === "");
    for (const key of missing) report(problem(place, `This open point has no ${key}.`));
    return missing.length > 0 ? [] : [{ ...readTexts(entry), source: place }];
  });
}

function readTexts({ id, question, advice }: JsonObject): Omit<OpenPoint, "source"> {
  return {
    id: textOf(id),
    question: textOf(question),
    ...(textOf(advice) !== "" && { advice: textOf(advice) }),
  };
}

function sameWords(one: OpenPoint, other: OpenPoint): boolean {
  return one.question === other.question && one.advice === other.advice;
}

/** Adds a node's open points to its description, as sentences or as a separate paragraph. */
export function withOpenPoints(
  description: string,
  node: JsonObject,
  form: "sentence" | "paragraph",
): string {
  const points = listOf(node["x-open"]).filter(isObject).map(readTexts);
  if (points.length === 0) return description;
  const texts = points.map(({ question, advice = "" }) => `${question} ${advice}`.trim());
  return form === "sentence"
    ? `${description} Not specified: ${texts.join(" ")}`.trim()
    : `${description}\n\nNot specified:\n${texts.map((point) => `- ${point}`).join("\n")}`;
}
