import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Contract } from "../model.ts";
import { describeErrors, type Violation } from "../validate/describe-errors.ts";
import { exclusiveKeyword } from "./exclusive-keyword.ts";
import { toDefinition } from "./to-json-schema.ts";

/** Validates a value against a component schema. */
export type FindViolations = (schema: string, value: unknown) => readonly Violation[];

/**
 * Validators of single schemas, each compiled on first use. They are strict: a field unknown to
 * the contract is a violation.
 */
export function compileSchemas({ specifications }: Contract): FindViolations {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    inlineRefs: false,
  });
  addFormats.default(ajv);
  ajv.addKeyword(exclusiveKeyword);
  const definitions = specifications.flatMap(({ schemas }) =>
    [...schemas].map(([name, schema]) => [name, toDefinition(schema, "refuse")] as const),
  );
  ajv.addSchema({ $id: "contract", $defs: Object.fromEntries(definitions) });
  return (name, value) => {
    const validator =
      ajv.getSchema(name) ?? ajv.compile({ $id: name, $ref: `contract#/$defs/${name}` });
    return describeErrors(validator, value, "body");
  };
}
