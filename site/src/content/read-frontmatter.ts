import { type Document, isMap, isScalar, isSeq, parseDocument } from "yaml";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";
import { lineOfOffset } from "../base/line-of-offset.ts";

export interface Frontmatter {
  readonly title: string;
  /** One sentence, at most 160 characters. */
  readonly description: string;
  /** Short sidebar label; the title when left out. */
  readonly label: string;
  /** On a page of an archived version: the path of the current page that took its place. */
  readonly replacedBy?: string;
  /** Subjects whose names it uses, besides those of its folder: `about: [Currency, geo]`. */
  readonly about: readonly string[];
  /** On a translation: the version of each section of the original that it translates, in order. */
  readonly original?: readonly string[];
}

export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  /** The line of each key in the file, 1-based. */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
}

const KEYS = ["title", "description", "label", "replacedBy", "about", "original"];
const MAX_DESCRIPTION_LENGTH = 160;
const BLOCK = /^---\n(.*?\n)---(\n|$)/s;

/** The checked frontmatter of a page. `file` is only for messages. */
export function readFrontmatter(file: string, text: string): ReadFrontmatter {
  const yaml = BLOCK.exec(text)?.[1] ?? "";
  const document = parseDocument(yaml, { prettyErrors: false, schema: "failsafe" });
  // The block begins on the line below the three dashes.
  const lineAt = (offset: number) => lineOfOffset(yaml, offset) + 1;
  const unreadable = document.errors.map(({ message, pos }) =>
    problem({ file, line: lineAt(pos[0]) }, `Unreadable frontmatter: ${message}`),
  );
  const read = readEntry({ file, line: 1, lineAt, keys: KEYS }, document.contents);
  return { ...read, problems: [...unreadable, ...read.problems] };
}

interface EntrySource {
  readonly file: string;
  /** The line to report for a missing key. */
  readonly line: number;
  readonly lineAt: (offset: number) => number;
  /** The keys that are allowed. */
  readonly keys: readonly string[];
}

/** Reads a page's title, description and the rest from a YAML map, in frontmatter or elsewhere. */
export function readEntry(source: EntrySource, map: Document["contents"]): ReadFrontmatter {
  const { values, lines } = readValues(source, map);
  const { title = "", description = "", label = title, replacedBy, about, original } = values;
  return {
    frontmatter: {
      title,
      description,
      label,
      ...(replacedBy && { replacedBy }),
      about: about ? about.split(",").map((entry) => entry.trim()) : [],
      ...(original && { original: original.split(/\s+/) }),
    },
    lines,
    problems: checkValues(source, values, lines),
  };
}

interface Values {
  readonly values: Readonly<Record<string, string>>;
  readonly lines: ReadonlyMap<string, number>;
}

function readValues({ lineAt }: EntrySource, map: Document["contents"]): Values {
  const values: Record<string, string> = {};
  const lines = new Map<string, number>();
  for (const { key, value } of isMap(map) ? map.items : []) {
    if (!isScalar(key)) continue;
    values[String(key.value)] = readText(value);
    lines.set(String(key.value), lineAt(key.range?.[0] ?? 0));
  }
  return { values, lines };
}

/** A list is read as its entries joined by commas. */
function readText(value: unknown): string {
  if (isSeq(value)) return value.items.join(",");
  return isScalar(value) ? String(value.value ?? "") : "";
}

function checkValues(
  { file, line, keys }: EntrySource,
  values: Readonly<Record<string, string>>,
  lines: ReadonlyMap<string, number>,
): Problem[] {
  const problems: Problem[] = [];
  const at = (key: string) => ({ file, line: lines.get(key) ?? line });
  for (const key of lines.keys()) {
    if (keys.includes(key)) continue;
    problems.push(problem(at(key), `Unknown frontmatter key "${key}".`, nearestName(key, keys)));
  }
  for (const key of ["title", "description"]) {
    if (!values[key]) problems.push(problem(at(key), `Missing ${key} in the frontmatter.`));
  }
  const length = values.description?.length ?? 0;
  if (length > MAX_DESCRIPTION_LENGTH) {
    const message = `The description has ${length} characters; the maximum is ${MAX_DESCRIPTION_LENGTH}.`;
    problems.push(problem(at("description"), message));
  }
  return problems;
}
