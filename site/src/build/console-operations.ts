import type { Schema, Specification } from "../../../contract/src/model.ts";
import type { OperationId } from "../../../contract/src/types.ts";
import type { TypeTexts } from "../../i18n/texts.ts";
import type {
  ConsoleExample,
  ConsoleOperation,
  Hint,
  HintedValue,
} from "../console/console-data.ts";
import { firstSentence } from "../content/first-sentence.ts";
import { plainProse } from "../markdown/prose-of.ts";
import { planReference } from "../reference/plan-reference.ts";
import type { FieldPlan, OperationPlan } from "../reference/reference-plan.ts";
import { typeWords } from "../reference/type-words.ts";
import { pollOf } from "./poll-of.ts";

/** What the consoles of a reference need to know about its operations. */
export function consoleOperations(
  specification: Specification,
  types: TypeTexts,
): readonly ConsoleOperation[] {
  const operations = planReference(specification).operations.map((plan) =>
    consoleOperation(plan, types),
  );
  const polls = specification.operations.flatMap((search) => {
    const poll = pollOf(search, specification.operations);
    return poll ? [{ search: search.id as OperationId, poll: poll.id as OperationId }] : [];
  });
  return operations.map((operation) => {
    const polledBy = polls.find(({ search }) => search === operation.id)?.poll;
    const polled = polls.find(({ poll }) => poll === operation.id)?.search;
    return { ...operation, ...(polledBy && { polledBy }), ...(polled && { polls: polled }) };
  });
}

function consoleOperation(plan: OperationPlan, types: TypeTexts): ConsoleOperation {
  const { operation, body } = plan;
  const { id, specification, method, path, security, requestBody } = operation;
  const parameters = operation.parameters.map(({ name, in: location, example, schema }) => ({
    name,
    in: location,
    schema: {},
    example: example ?? schema.example,
  }));
  return {
    // Ids come from the contract, from which the type is generated.
    id: id as OperationId,
    specification,
    method,
    path,
    security,
    takesBody: requestBody !== undefined,
    parameters,
    examples: requestBody?.examples ?? [parameterExample(parameters)],
    responses: Object.fromEntries(
      operation.responses.map(({ status, schema }) => [status, schema.name ?? ""]),
    ),
    hint: requestBody
      ? hintOf(requestBody.schema, types, body?.fields)
      : parameterHint(plan, types),
  };
}

/** Leaves out parameters without an example, which the reader can add. */
function parameterExample(parameters: ConsoleOperation["parameters"]): ConsoleExample {
  const exemplified = parameters.filter(({ example }) => example !== undefined);
  const value = Object.fromEntries(exemplified.map(({ name, example }) => [name, String(example)]));
  return { name: "parameters", summary: "", value };
}

function parameterHint({ parameters, operation }: OperationPlan, types: TypeTexts): Hint {
  const fields = parameters.map(({ id: anchor, parameter: { name, schema, description } }) => {
    const says = summaryOf(description || schema.description);
    return [name, { ...hintOf(schema, types), says, anchor }] as const;
  });
  const says = summaryOf(operation.description);
  return { type: types.object, says, fields: Object.fromEntries(fields) };
}

/** @param plans the plans of the object's fields, at any depth of lists */
function hintOf(schema: Schema, types: TypeTexts, plans: readonly FieldPlan[] = []): Hint {
  const summary = { type: typeWords(schema, types), says: summaryOf(schema.description) };
  if (schema.kind === "object") {
    const fields = schema.properties.map(({ name, schema }) => {
      const plan = plans.find(({ key }) => key === name);
      const anchor = plan && { anchor: plan.names[0] };
      return [name, { ...hintOf(schema, types, plan?.fields), ...anchor }] as const;
    });
    return { ...summary, fields: Object.fromEntries(fields) };
  }
  if (schema.kind === "array") return { ...summary, items: hintOf(schema.items, types, plans) };
  const values = hintedValues(schema);
  return values ? { ...summary, values } : summary;
}

function hintedValues(schema: Schema): readonly HintedValue[] | undefined {
  if (schema.kind === "boolean") return [true, false].map((value) => ({ value, says: "" }));
  if (schema.kind !== "enum") return undefined;
  return schema.values.map(({ value, description }) => ({ value, says: summaryOf(description) }));
}

function summaryOf(description: string): string {
  return firstSentence(plainProse(description)).replaceAll("`", "");
}
