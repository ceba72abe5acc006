/** A response as it came, or as the contract documents it. */
export interface ShownResponse {
  /** None where they are not told. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The parsed text; undefined for what is no JSON. */
  readonly json?: unknown;
}
