/** A response as it came, or as the contract documents it. */
export interface DisplayedResponse {
  /** Empty if they are not known. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** The parsed text; undefined if it is not JSON. */
  readonly json?: unknown;
}
