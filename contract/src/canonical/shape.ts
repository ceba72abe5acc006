/** The shape of a value in a request, as its canonical form needs it. Generated from the model. */
export type Shape =
  /** A scalar, or a value of any type: kept as it is. */
  | "value"
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly fields: readonly FieldShape[] }
  /** A component by name, so that a schema can contain itself. */
  | { readonly component: string };

export interface FieldShape {
  readonly name: string;
  readonly shape: Shape;
  /** What the field means when it is omitted. */
  readonly default?: unknown;
}

/** The parts of a request that the contract knows. */
export interface RequestShape {
  readonly path: Shape;
  readonly query: Shape;
  readonly body?: Shape;
}
