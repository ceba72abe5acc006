/** What a value of a request is made of, as far as its canonical form asks: printed from the model. */
export type Shape =
  /** A scalar, or anything at all: it is what it is. */
  | "value"
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly fields: readonly FieldShape[] }
  /** A component by its name, so that a schema may hold itself. */
  | { readonly component: string };

export interface FieldShape {
  readonly name: string;
  readonly shape: Shape;
  /** What the field means when it is left out. */
  readonly default?: unknown;
}

/** The parts of a request that the contract knows. */
export interface RequestShape {
  readonly path: Shape;
  readonly query: Shape;
  readonly body?: Shape;
}
