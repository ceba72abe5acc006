import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parse as parseYaml } from "yaml";
import { nearestName } from "../../../contract/src/nearest-name.ts";
import type { Problem } from "./problem.ts";

export interface Frontmatter {
  readonly title: string;
  /** One sentence, at most 160 characters. */
  readonly description: string;
  /** Short sidebar label; the title when left out. */
  readonly label: string;
  /** On a page of an archived version: the path of the current page that took its place. */
  readonly replacedBy?: string;
}

export interface ParsedPage {
  readonly frontmatter: Frontmatter;
  readonly tree: Root;
  readonly problems: readonly Problem[];
}

const KEYS = ["title", "description", "label", "replacedBy"];
const LONGEST_DESCRIPTION = 160;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkFrontmatter, ["yaml"]);

/** Markdown text to a syntax tree and its checked frontmatter. `file` is only for messages. */
export function parsePage(file: string, text: string): ParsedPage {
  const tree = processor.parse(text);
  const first = tree.children[0];
  const written =
    first?.type === "yaml" ? readYaml(file, first.value) : { values: {}, problems: [] };
  const problems = [...written.problems, ...checkFrontmatter(file, written.values)];
  const { title = "", description = "", label = title, replacedBy } = written.values;
  const frontmatter = { title, description, label, ...(replacedBy && { replacedBy }) };
  return { frontmatter, tree, problems };
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
      problems: [{ file, line: 1, message: `Unreadable frontmatter: ${message}` }],
    };
  }
}

function checkFrontmatter(file: string, values: Readonly<Record<string, string>>): Problem[] {
  const problems: Problem[] = [];
  for (const key of Object.keys(values)) {
    if (KEYS.includes(key)) continue;
    const suggestion = nearestName(key, KEYS);
    problems.push({
      file,
      line: 1,
      message: `Unknown frontmatter key "${key}".`,
      ...(suggestion === undefined ? {} : { nearest: suggestion }),
    });
  }
  for (const key of ["title", "description"]) {
    if (!values[key])
      problems.push({ file, line: 1, message: `Missing ${key} in the frontmatter.` });
  }
  const length = values.description?.length ?? 0;
  if (length > LONGEST_DESCRIPTION) {
    const message = `The description has ${length} characters; ${LONGEST_DESCRIPTION} is the most.`;
    problems.push({ file, line: 1, message });
  }
  return problems;
}
