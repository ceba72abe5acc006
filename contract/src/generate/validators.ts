import { Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import type { Contract, Operation } from "../model.ts";
import { bundleHelpers } from "./bundle-helpers.ts";
import { exclusiveKeyword } from "./exclusive-keyword.ts";
import {
  type JsonSchema,
  toDefinition,
  toJsonSchema,
  type UnknownFields,
} from "./to-json-schema.ts";

/** A schema to compile, and the place of its validator in the exported table. */
interface Entry {
  readonly operation: string;
  /** "body", "path", "query", or a status. */
  readonly part: string;
  readonly schema: JsonSchema;
}

/** Validators of parameters and bodies. Unknown fields pass; the sandbox decides about them. */
export function generateRequestValidators(contract: Contract): Promise<string> {
  return generate(contract, "allow", "requests", ({ id: operation, parameters, requestBody }) => {
    const places = (["path", "query"] as const).map((part) => {
      const partParameters = parameters.filter((parameter) => parameter.in === part);
      return {
        operation,
        part,
        schema: parametersSchema(partParameters),
        isEmpty: partParameters.length === 0,
      };
    });
    const body = requestBody && toJsonSchema(requestBody.schema, "allow");
    return [
      ...places.filter(({ isEmpty }) => !isEmpty),
      ...(body ? [{ operation, part: "body", schema: body }] : []),
    ];
  });
}

/** Validators of responses. A field unknown to the contract is a violation. */
export function generateResponseValidators(contract: Contract): Promise<string> {
  return generate(contract, "refuse", "responses", ({ id: operation, responses }) =>
    responses.map(({ status, schema }) => {
      return { operation, part: status, schema: toJsonSchema(schema, "refuse") };
    }),
  );
}

function parametersSchema(parameters: Operation["parameters"]): JsonSchema {
  return {
    type: "object",
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema }) => [name, toJsonSchema(schema, "allow")]),
    ),
  };
}

async function generate(
  { specifications }: Contract,
  unknownFields: UnknownFields,
  exportName: string,
  entriesOf: (operation: Operation) => readonly Entry[],
): Promise<string> {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
  });
  addFormats.default(ajv);
  ajv.addKeyword(exclusiveKeyword);

  const schemas = new Map(specifications.flatMap((specification) => [...specification.schemas]));
  const definitions = [...schemas].map(([name, schema]) => {
    return [name, toDefinition(schema, unknownFields)] as const;
  });
  ajv.addSchema({ $id: DEFINITIONS, $defs: Object.fromEntries(definitions) });

  const operations = specifications.flatMap((specification) => specification.operations);
  const names = new Map<string, string>();
  const rows = operations.map((operation) => {
    const cells = entriesOf(operation).map(({ part, schema: { $ref, ...inline } }) => {
      const $id = typeof $ref === "string" ? `${DEFINITIONS}${$ref}` : `${operation.id}-${part}`;
      if ($ref === undefined) ajv.addSchema({ $id, ...inline });
      const name = names.get($id) ?? `validate_${names.size}`;
      names.set($id, name);
      return `${JSON.stringify(part)}: ${name}`;
    });
    return `  ${operation.id}: { ${cells.join(", ")} },`;
  });
  const code = standalone(
    ajv,
    Object.fromEntries([...names].map(([$id, name]) => [name, $id])),
  ).replaceAll(/^export const /gm, "const ");
  return bundleHelpers(`${code}\nexport const ${exportName} = {\n${rows.join("\n")}\n};\n`);
}

const DEFINITIONS = "contract";
