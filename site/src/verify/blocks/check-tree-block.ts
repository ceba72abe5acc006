import type { Schema } from "../../../../contract/src/model.ts";
import { findSchema } from "../../../../contract/src/names/find.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import type { Block } from "./read-blocks.ts";

const BRANCH = /^((?:[│ ] {2})*)(?:[├└]─ )?(\S.*)$/;

/**
 * Checks a tree of a schema's members: `tree="LiveSearchRequest"`. A member's own members may
 * follow its name: `originPlaceId   iata or entityId`.
 */
export function checkTreeBlock(block: Block, context: BlockContext): readonly Problem[] {
  const lookup = findSchema(context.contract, block.attributes.tree ?? "");
  if (!lookup.found) return [blockProblem(block, lookup.mistake.message, lookup.mistake.nearest)];
  const parents: Schema[] = [lookup.value];
  return block.code.split("\n").flatMap((line, index) => {
    const isBranch = /[├└]─/.test(line);
    const [, margin = "", text = ""] = BRANCH.exec(line) ?? [];
    const depth = margin.length / 3 + (isBranch ? 1 : 0);
    const [names = "", ...more] = text.split(/ {2,}/);
    const parent = parents[depth];
    const problems = names.split(", ").flatMap((written) => {
      const name = written.replace(/^or /, "");
      const member = findMember(parent, name);
      parents[depth + 1] = member ?? lookup.value;
      return member ? [] : [unknownMember(name, parent, index)];
    });
    const lineSchema = parents[depth + 1];
    const examples = more.flatMap((words) => words.split(/, | or |: true|: /).filter(Boolean));
    return [
      ...problems,
      ...examples.flatMap((name) =>
        findMember(lineSchema, name) ? [] : [unknownMember(name, lineSchema, index)],
      ),
      ...more.flatMap((words) => incompleteList(words, lineSchema, index)),
    ];
  });

  /** Finds "year, month" for a schema that requires a day, too. */
  function incompleteList(words: string, parent: Schema | undefined, index: number) {
    const names = words.split(", ");
    if (names.length < 2 || parent?.kind !== "object" || / or |:/.test(words)) return [];
    const missing = parent.properties.filter(
      ({ name, required }) => required && !names.includes(name),
    );
    return missing.map(({ name }) =>
      blockProblem(block, `${parent.name} requires ${name}, too.`, `${words}, ${name}`, index),
    );
  }

  function unknownMember(name: string, parent: Schema | undefined, index: number): Problem {
    const members = membersOf(parent);
    const message = `${parent?.name ?? block.attributes.tree} has no member "${name}".`;
    return blockProblem(block, message, nearestName(name, members) ?? members.join(", "), index);
  }
}

function findMember(schema: Schema | undefined, written: string): Schema | undefined {
  if (schema?.kind !== "object") return undefined;
  const name = written.replace(/\[\]$/, "");
  const member = schema.properties.find((property) => property.name === name)?.schema;
  if (!member || (member.kind === "array") !== written.endsWith("[]")) return undefined;
  return member.kind === "array" ? member.items : member;
}

function membersOf(schema: Schema | undefined): readonly string[] {
  if (schema?.kind !== "object") return [];
  return schema.properties.map(({ name, schema: own }) =>
    own.kind === "array" ? `${name}[]` : name,
  );
}
