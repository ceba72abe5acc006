/**
 * Something the specification leaves open that the sandbox had to decide. The decision holds for
 * the sandbox alone: it says nothing about production.
 */
export interface OpenPoint {
  /** Stable, for links. */
  readonly id: string;
  /** What is not specified. */
  readonly question: string;
  /** What the sandbox does. */
  readonly decision: string;
  /** Where it applies: operations, schemas and fields of the contract, by their stable names. */
  readonly where: readonly string[];
}
