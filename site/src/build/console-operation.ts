import type { Operation, Schema } from "../../../contract/src/model.ts";
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
import { typeWords } from "../reference/type-words.ts";

/** What a console needs to know of an operation. */
export function consoleOperation(operation: Operation, types: TypeTexts): ConsoleOperation {
  const { id, specification, published, method, path, security, requestBody } = operation;
  const parameters = operation.parameters.map(({ name, in: place, example, schema }) => ({
    name,
    in: place,
    schema: {},
    example: example ?? schema.example,
  }));
  return {
    // The contract's own operations are the ones that its types name.
    id: id as OperationId,
    specification,
    published,
    method,
    path,
    security,
    takesBody: requestBody !== undefined,
    parameters,
    examples: requestBody?.examples ?? [parameterExample(parameters)],
    responses: Object.fromEntries(
      operation.responses.map(({ status, schema }) => [status, schema.name ?? ""]),
    ),
    hint: requestBody ? hintOf(requestBody.schema, types) : parameterHint(operation, types),
  };
}

/** Parameters without an example are left for the reader to add. */
function parameterExample(parameters: ConsoleOperation["parameters"]): ConsoleExample {
  const given = parameters.filter(({ example }) => example !== undefined);
  const value = Object.fromEntries(given.map(({ name, example }) => [name, String(example)]));
  return { name: "parameters", summary: "", value };
}

function parameterHint({ parameters, description }: Operation, types: TypeTexts): Hint {
  const fields = parameters.map(
    ({ name, schema, description: says }) =>
      [name, { ...hintOf(schema, types), says: shortly(says || schema.description) }] as const,
  );
  return { type: types.object, says: shortly(description), fields: Object.fromEntries(fields) };
}

function hintOf(schema: Schema, types: TypeTexts): Hint {
  const said = { type: typeWords(schema, types), says: shortly(schema.description) };
  if (schema.kind === "object") {
    const fields = schema.properties.map(({ name, schema }) => [name, hintOf(schema, types)]);
    return { ...said, fields: Object.fromEntries(fields) };
  }
  if (schema.kind === "array") return { ...said, items: hintOf(schema.items, types) };
  const values = valuesOf(schema);
  return values ? { ...said, values } : said;
}

function valuesOf(schema: Schema): readonly HintedValue[] | undefined {
  if (schema.kind === "boolean") return [true, false].map((value) => ({ value, says: "" }));
  if (schema.kind !== "enum") return undefined;
  return schema.values.map(({ value, description }) => ({ value, says: shortly(description) }));
}

function shortly(description: string): string {
  return firstSentence(plainProse(description)).replaceAll("`", "");
}
