import type { Paragraph, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { nodesOf } from "../../markdown/each-node.ts";

/**
 * Finds links into a reference after names that are fields of a schema other than the target:
 * "`rating` of an agent, [API reference](/api/…#Carrier)".
 */
export function checkReferenceLinks(
  file: string,
  tree: Root,
  { specifications }: Contract,
): readonly Problem[] {
  const members = new Map(
    specifications.flatMap(({ schemas }) =>
      Array.from(schemas, ([name, schema]) => [name, membersOf(schema)] as const),
    ),
  );
  return nodesOf(tree, "paragraph").flatMap((paragraph) => {
    return linksIn(paragraph).flatMap(({ anchor, text, line, before }) => {
      const [schema = "", ...path] = anchor.split(".");
      const schemaMembers = members.get(schema);
      if (
        !schemaMembers ||
        members.has(text) ||
        isNamed([schema, ...path], [...before, ...text.split(/\W+/)])
      )
        return [];
      const of = (names: ReadonlySet<string>) => before.find((name) => names.has(name));
      const member = of(schemaMembers);
      if (member !== undefined && path.length === 0) return [];
      const [other] = [...members].find(([, names]) => of(names) !== undefined) ?? [];
      const nearest = member === undefined ? other : `${schema}.${member}`;
      if (nearest === undefined) return [];
      const names = before.map((name) => `\`${name}\``).join(", ");
      return [problem({ file, line }, `${anchor} is none of ${names}.`, nearest)];
    });
  });
}

interface ReferenceLink {
  /** "LiveContent.stats" */
  readonly anchor: string;
  readonly text: string;
  readonly line: number | undefined;
  /** The names in code between the previous link and this one. */
  readonly before: readonly string[];
}

function linksIn({ children }: Paragraph): readonly ReferenceLink[] {
  const links: ReferenceLink[] = [];
  let before: string[] = [];
  for (const node of children) {
    if (node.type === "inlineCode") before.push(...node.value.split("."));
    if (node.type !== "link") continue;
    const [, anchor] = /^\/api\/[\w-]+\/?#([A-Z].*)/.exec(node.url) ?? [];
    if (anchor !== undefined && before.length > 0) {
      links.push({ anchor, text: textOf(node), line: node.position?.start.line, before });
    }
    before = [];
  }
  return links;
}

/** Whether a part of the anchor is one of the names: "TransferType" for `transferType`. */
function isNamed(parts: readonly string[], names: readonly string[]): boolean {
  const normalizeName = (name: string) => name.replace(/[[\]{}]/g, "").toLowerCase();
  return parts.some((part) => names.some((name) => normalizeName(name) === normalizeName(part)));
}

function membersOf(schema: Schema): ReadonlySet<string> {
  if (schema.kind === "object") return new Set(schema.properties.map(({ name }) => name));
  if (schema.kind === "enum") return new Set(schema.values.map(({ value }) => value));
  return new Set();
}
