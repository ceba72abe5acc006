import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { shorten } from "./claims-of.ts";

/** A part of a sentence that contradicts the data. */
export interface Fault {
  readonly quote: string;
  /** What the data says instead. */
  readonly right: string;
  /** Whose data it is. Default: the contract. */
  readonly source?: "the contract" | "the client" | "the sandbox";
}

export function faultProblem(
  location: SourceLocation,
  sentence: string,
  { quote, right, source = "the contract" }: Fault,
): Problem {
  const isWhole = shorten(quote) === shorten(sentence);
  const what = isWhole ? "" : `: "${quote}"`;
  return problem(
    location,
    `"${shorten(sentence)}"${what} is not what ${source} says, which is "${right}".`,
  );
}
