import type { Contract, Schema } from "../../../../contract/src/model.ts";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import type { Fault } from "../facts/fault.ts";
import { type Member, membersOf } from "../facts/members.ts";

/** "1 if you leave it out", "Without it, the market of your account applies", "optional" */
const OPTIONAL =
  /\b[Ww]ithout (?:it|one|them)\b|\b(?:if|when) (?:it (?:is|has been) )?(?:(?:the|its) (?:path|body|query|request) (?:has none|names none|lacks it)|you (?:leave it out|omit it|send none|(?:don['’]t|do not) send (?:it|one))|omitted|left out)\b|(?<!not )\boptional\b/i;

/** "in the order in which to show them", "cheapest first" */
const ORDERED =
  /(?<!\bno |\bgroups?\b[^.;]*)\b(?:in (?:the|an) order|ordered|sorted|\w+est first|best first)\b/i;

const BY_NAME =
  /\b(?:by|as an?|given as an?) (?:full )?name\b|\bnames? (?:in place|instead) of an? ID\b/i;

/** Separators within a value: "latitude first and longitude after a comma" */
const SEPARATED =
  /\b(?:after|by|with|between) an? (comma|semicolon|colon|space|slash|pipe|bar|hyphen|dash)\b/i;
const SEPARATORS: Readonly<Record<string, string>> = {
  comma: ",",
  semicolon: ";",
  colon: ":",
  space: " ",
  slash: "/",
  pipe: "|",
  bar: "|",
  hyphen: "-",
  dash: "-",
};

/**
 * Finds descriptions of fields that their schemas contradict: a required field of a request that
 * may be left out, maps in an order, IDs that are names, and separators that the example lacks.
 */
export function wrongDescriptions(contract: Contract): readonly Problem[] {
  const inSchemas = membersOf(contract).all.flatMap((member) => {
    const { at, schema } = member;
    const told = [...optional(member), ...ordered(schema), ...named(member), ...separated(schema)];
    return told.map(({ said, right }) =>
      problem(schema.source, `The description of ${at} says "${said}".`, right),
    );
  });
  const operations = contract.specifications.flatMap((one) => one.operations);
  const inCalls = operations.flatMap(({ id, parameters, source }) =>
    parameters.flatMap((parameter) =>
      optional({ ...parameter, isSent: true, schema: parameter }).map(({ said, right }) =>
        problem(source, `The description of ${id}.${parameter.name} says "${said}".`, right),
      ),
    ),
  );
  return [...inSchemas, ...inCalls];
}

/** A field of a schema, or a parameter. */
interface Input extends Pick<Member, "isSent" | "required"> {
  readonly schema: Pick<Schema, "description">;
}

function optional({ isSent, required, schema: { description } }: Input): readonly Fault[] {
  const [said] = OPTIONAL.exec(description) ?? [];
  if (!isSent || !required || said === undefined) return [];
  return [{ said, right: "it is required" }];
}

function ordered(schema: Schema): readonly Fault[] {
  const [said] = ORDERED.exec(schema.description) ?? [];
  if (said === undefined || !isUnordered(schema)) return [];
  return [{ said, right: "maps have no order" }];
}

/** "Its alliance, by name" */
function named({ name, schema }: Member): readonly Fault[] {
  const [said] = BY_NAME.exec(schema.description) ?? [];
  if (said === undefined || !/Ids?$/.test(name)) return [];
  return [{ said, right: "it is an ID" }];
}

function separated({ description, example }: Schema): readonly Fault[] {
  const [said, name = ""] = SEPARATED.exec(description) ?? [];
  const separator = SEPARATORS[name.toLowerCase()];
  if (said === undefined || typeof example !== "string" || !separator) return [];
  return example.includes(separator) ? [] : [{ said, right: `as in "${example}"` }];
}

function isUnordered(schema: Schema): boolean {
  if (schema.kind !== "object") return schema.kind === "map";
  return schema.properties.every(({ schema: inner }) => inner.kind === "map");
}
