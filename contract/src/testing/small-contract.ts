import { generateRequestValidators } from "../generate/validators.ts";
import type { Schema } from "../model.ts";
import { buildContract, type LoadedContract } from "../read/build-contract.ts";
import { describeErrors, type Validator } from "../validate/describe-errors.ts";
import { withoutProblems } from "./contract.ts";

const FILE = "openapi/geo.yaml";

/** A contract with one call, whose body has one field: `value`, a component with this schema. */
export function smallContract(schema: string): LoadedContract {
  const text = `openapi: 3.1.0
info: { title: Small, version: "3.0" }
components:
  schemas:
    Body:
      type: object
      properties:
        value: { $ref: "#/components/schemas/Value" }
    Value: ${schema}
paths:
  /send:
    post:
      operationId: send
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Body" } } }
      responses: {}
`;
  return buildContract(new Map([[FILE, text]]), [{ id: "geo", path: FILE }]);
}

/** Line of the component's schema. */
export const VALUE_LINE = 9;

/** The schema of the field in the model. */
export function valueSchema(schema: string): Schema {
  const value = withoutProblems(smallContract(schema)).specifications[0]?.schemas.get("Value");
  if (!value) throw new Error("The small contract has lost its schema.");
  return value;
}

/** Compiles and runs the contract's validator. @returns the messages of all violations */
export async function messagesFor(schema: string, value: unknown): Promise<readonly string[]> {
  const code = await generateRequestValidators(withoutProblems(smallContract(schema)));
  const module: { readonly requests: { readonly send: { readonly body: Validator } } } =
    await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const violations = describeErrors(module.requests.send.body, { value }, "body");
  return violations.map(({ message }) => message);
}
