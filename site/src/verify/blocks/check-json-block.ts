import { isObject } from "../../../../contract/src/base/json-object.ts";
import type { Schema } from "../../../../contract/src/model.ts";
import { findSchema } from "../../../../contract/src/names/find.ts";
import { nearestName } from "../../../../contract/src/problems/nearest-name.ts";
import type { Problem } from "../../../../contract/src/problems/problem.ts";
import { stepsOf } from "../../console/offset-of.ts";
import { valueAt } from "../../explorer/read-body.ts";
import { sampleRequest } from "../../samples/sample-request.ts";
import { toFetch } from "../../samples/to-fetch.ts";
import type { BlockContext } from "./block-context.ts";
import { blockProblem } from "./block-problem.ts";
import { entryMistakes } from "./entry-mistakes.ts";
import { type JsonPositions, locate, type Step } from "./locate.ts";
import type { Block } from "./read-blocks.ts";
import { requestAround } from "./request-around.ts";
import { walkValues } from "./walk-values.ts";

/**
 * Checks that a JSON block matches its schema and has ids of the sandbox. If it is a request or a
 * part of one, it is sent to the sandbox, which must respond with 200 or the announced status.
 */
export async function checkJsonBlock(
  block: Block,
  context: BlockContext,
): Promise<readonly Problem[]> {
  const { schema: name = "", part, expect = "200" } = block.attributes;
  const lookup = findSchema(context.contract, name);
  if (!lookup.found) return [blockProblem(block, lookup.mistake.message, lookup.mistake.nearest)];
  const value: unknown = JSON.parse(block.code);
  const positions = locate(block.code);
  const at = (steps: readonly Step[], message: string, nearest?: string) =>
    blockProblem(block, message, nearest, positions.lineOf(steps));

  const duplicates = positions.duplicates.map(({ message, line }) =>
    blockProblem(block, message, undefined, line),
  );
  const all = context.violations(name, value);
  // A part may lack required members. If it belongs in a request, the sandbox checks the whole.
  const relevant =
    part === undefined ? all : all.filter(({ expected }) => !/^(a value$|exactly)/.test(expected));
  const violations = relevant.map(({ field, expected, message }) => {
    const steps = stepsOf(field);
    const nearest =
      expected === "no such field" ? nearestMember(lookup.value, value, steps) : undefined;
    return at(steps, `${name}: ${message}`, nearest);
  });
  const entryProblems = entryMistakes(lookup.value, value, context.entries).map(
    ({ steps, message, nearest }) => at(steps, message, nearest),
  );
  const contentProblems = checkContent(value).map(({ message, nearest }) =>
    at(["action"], message, nearest),
  );
  const problems = [...duplicates, ...violations, ...entryProblems, ...contentProblems];
  if (problems.length > 0 && expect === "200") return problems;
  return [...duplicates, ...(await checkResponse(block, context, lookup.value, value, positions))];
}

/** Reports content with another action than `REPLACED`, and null content with it. */
function checkContent(value: unknown): readonly { message: string; nearest?: string }[] {
  if (!isObject(value) || typeof value.action !== "string" || !("content" in value)) return [];
  const { action, content } = value;
  if (action === REPLACED) {
    return content === null ? [{ message: `A response with ${action} has content.` }] : [];
  }
  if (content === null) return [];
  return [{ message: `A response with ${action} has no content.`, nearest: REPLACED }];
}

const REPLACED = "RESULT_ACTION_REPLACED";

/** Sends a request, or an example with a part replaced, and compares the status. */
async function checkResponse(
  block: Block,
  context: BlockContext,
  schema: Schema,
  value: unknown,
  positions: JsonPositions,
): Promise<readonly Problem[]> {
  const { expect = "200" } = block.attributes;
  const around = requestAround(context.contract, schema, value);
  if (!around) return [];
  const example = { name: "", summary: "", value: around.body };
  const response = await context.send(toFetch(sampleRequest(around.operation, example)));
  if (String(response.status) === expect) return [];
  const { message = "", details } = (await response.json()) as Refusal;
  const field = details?.[0]?.field ?? "";
  const steps = stepsOf(field);
  // The field's path within the block, which may be only a part of the body.
  const start = steps.findIndex((_, start) => positions.has(steps.slice(start)));
  const path = start < 0 ? [] : steps.slice(start);
  const line = positions.lineOf([...path, invalidMember(valueAt(value, path))]);
  const problemText = `The sandbox responds to this with ${response.status}, not ${expect}: ${message}`;
  return [blockProblem(block, problemText, nearestValue(steps, around.body, context), line)];
}

/** The code or id that was probably meant. */
function nearestValue(
  steps: readonly Step[],
  body: unknown,
  { entries, iataCodes }: BlockContext,
): string | undefined {
  const received = valueAt(body, steps);
  const candidates: Readonly<Record<string, Iterable<string> | undefined>> = {
    iata: iataCodes.keys(),
    entityId: entries.get("Place")?.keys(),
    market: entries.get("Market")?.keys(),
    locale: entries.get("Locale")?.keys(),
    currency: entries.get("Currency")?.keys(),
  };
  return nearestName(String(received), candidates[String(steps.at(-1))] ?? []);
}

/** The member that makes a date invalid: the month, else the day. Other values have neither. */
function invalidMember(value: unknown): string {
  return Number(Object(value).month) > 12 ? "month" : "day";
}

interface Refusal {
  readonly message?: string;
  readonly details?: readonly { readonly field: string }[];
}

function nearestMember(root: Schema, value: unknown, steps: readonly Step[]): string | undefined {
  const received = String(steps.at(-1));
  const parent = JSON.stringify(steps.slice(0, -1));
  const owner = walkValues(root, value).find((one) => JSON.stringify(one.steps) === parent)?.schema;
  if (owner?.kind !== "object") return undefined;
  const members = owner.properties.map((property) => property.name);
  return nearestName(received, members) ?? members.join(", ");
}
