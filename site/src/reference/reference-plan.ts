import type {
  EnumSchema,
  Operation,
  Parameter,
  Response,
  Schema,
} from "../../../contract/src/model.ts";
import type { InnerSchema } from "../../../contract/src/names/inner-schema.ts";

/** A reference page as data: every anchor is decided, and nothing is shown twice. */
export interface ReferencePlan {
  readonly operations: readonly OperationPlan[];
}

export interface OperationPlan {
  readonly operation: Operation;
  readonly parameters: readonly ParameterPlan[];
  readonly body?: TreePlan;
  /** In the contract's order: 200 first. */
  readonly responses: readonly ResponsePlan[];
}

export interface ParameterPlan {
  readonly id: string;
  readonly parameter: Parameter;
  readonly values?: EnumPlan;
}

export interface ResponsePlan {
  readonly id: string;
  readonly response: Response;
  readonly tree: TreePlan;
}

/** The fields of a body. Shown once per page; after that `shown` is false and the id is linked. */
export interface TreePlan {
  readonly id: string;
  readonly schema: Schema;
  readonly shown: boolean;
  readonly fields: readonly FieldPlan[];
}

export interface FieldPlan {
  /** Every name of the field. The first is its anchor. */
  readonly names: readonly [string, ...string[]];
  readonly key: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** The schema at the end of the field's lists and maps. */
  readonly inner: InnerSchema;
  /** The inner schema's name, at its first place on the page: the anchor of its fields. */
  readonly schemaId?: string;
  readonly fields: readonly FieldPlan[];
  readonly values?: EnumPlan;
}

/** An enum's values. Shown once per page; after that `shown` is false and the id is linked. */
export interface EnumPlan {
  readonly id: string;
  readonly schema: EnumSchema;
  readonly shown: boolean;
}
