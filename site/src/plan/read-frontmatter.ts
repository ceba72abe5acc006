import { parse as parseYaml } from "yaml";
import { nearestName } from "../../../contract/src/problems/nearest-name.ts";
import { type Problem, problem } from "../../../contract/src/problems/problem.ts";

export interface Frontmatter {
  readonly title: string;
  /** One sentence, at most 160 characters. */
  readonly description: string;
  /** Short sidebar label; the title when left out. */
  readonly label: string;
  /** On a page of an archived version: the path of the current page that took its place. */
  readonly replacedBy?: string;
}

export interface ReadFrontmatter {
  readonly frontmatter: Frontmatter;
  readonly problems: readonly Problem[];
}

const KEYS = ["title", "description", "label", "replacedBy"];
const LONGEST_DESCRIPTION = 160;
const BLOCK = /^---\n(.*?)\n---(\n|$)/s;

/** The checked frontmatter of a page. `file` is only for messages. */
export function readFrontmatter(file: string, text: string): ReadFrontmatter {
  const yaml = BLOCK.exec(text)?.[1];
  const written = yaml === undefined ? { values: {}, problems: [] } : readYaml(file, yaml);
  const { title = "", description = "", label = title, replacedBy } = written.values;
  return {
    frontmatter: { title, description, label, ...(replacedBy && { replacedBy }) },
    problems: [...written.problems, ...checkValues(file, written.values)],
  };
}

interface Written {
  readonly values: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

function readYaml(file: string, yaml: string): Written {
  try {
    const parsed: unknown = parseYaml(yaml);
    const entries = typeof parsed === "object" && parsed !== null ? Object.entries(parsed) : [];
    return { values: Object.fromEntries(entries.map(([k, v]) => [k, String(v)])), problems: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      values: {},
      problems: [problem({ file, line: 1 }, `Unreadable frontmatter: ${message}`)],
    };
  }
}

function checkValues(file: string, values: Readonly<Record<string, string>>): Problem[] {
  const problems: Problem[] = [];
  const start = { file, line: 1 };
  for (const key of Object.keys(values)) {
    if (KEYS.includes(key)) continue;
    problems.push(problem(start, `Unknown frontmatter key "${key}".`, nearestName(key, KEYS)));
  }
  for (const key of ["title", "description"]) {
    if (!values[key]) problems.push(problem(start, `Missing ${key} in the frontmatter.`));
  }
  const length = values.description?.length ?? 0;
  if (length > LONGEST_DESCRIPTION) {
    const message = `The description has ${length} characters; ${LONGEST_DESCRIPTION} is the most.`;
    problems.push(problem(start, message));
  }
  return problems;
}
