import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf } from "../facts/claims-of.ts";
import { divisorsIn, isOfAmount } from "./check-amounts.ts";

/** "31 + 30 + 31 = 92", "2 × £45.00 = £90.00" */
const EQUATION = /[£€¥$]?\d[\d,.]*(?: [+−×÷*/-] [£€¥$]?\d[\d,.]*)+ = [£€¥$]?\d(?:[\d,.]*\d)?/g;
const NUMBER = /\d(?:[\d,.]*\d)?/g;

/** Finds equations of a page that don't hold. */
export function checkArithmetic(file: string, tree: Root): readonly Problem[] {
  return splitClaims(tree).flatMap(({ text, line }) =>
    (text.match(EQUATION) ?? []).flatMap((equation) => {
      const { left, right } = evaluate(equation);
      const message = `"${equation}" does not hold.`;
      return isClose(left, right) ? [] : [problem({ file, line }, message, written(left))];
    }),
  );
}

/**
 * The numbers that a page derives itself, which need no source: those of an equation that holds,
 * and of an amount with its unit and value. "1,234.50" becomes "1234.50".
 */
export function workedOutIn(tree: Root): ReadonlySet<string> {
  return new Set(
    splitClaims(tree).flatMap(({ text }) => {
      const equations = (text.match(EQUATION) ?? []).filter((equation) => {
        const { left, right } = evaluate(equation);
        return isClose(left, right);
      });
      const ofAmount = (text.match(NUMBER) ?? []).filter((number) => isOfAmount(text, number));
      const ofEquations = equations.flatMap((equation) => equation.match(NUMBER) ?? []);
      return [...ofEquations, ...ofAmount, ...timesIn(text)].map((number) =>
        number.replaceAll(",", ""),
      );
    }),
  );
}

/** "1000 time" for a text about thousandths: the error factor of a price without its unit. */
function timesIn(text: string): readonly string[] {
  return divisorsIn(text).map((divisor) => `${divisor} time`);
}

/** Rows as a whole, and the sentences of paragraphs. */
function splitClaims(
  tree: Root,
): readonly { readonly text: string; readonly line: number | undefined }[] {
  return claimsOf(tree).flatMap(({ text, line }) =>
    (text.includes(" | ") ? [text] : sentencesOf(text)).map((part) => ({ text: part, line })),
  );
}

/** Evaluates from left to right: prose has no brackets, and a failure reports the result. */
function evaluate(equation: string): { readonly left: number; readonly right: number } {
  const [sum = "", result = ""] = equation.split(" = ");
  const [first = "", ...steps] = sum.split(" ");
  let accumulated = quantity(first);
  for (let index = 0; index < steps.length; index += 2) {
    accumulated = apply(accumulated, steps[index] ?? "", quantity(steps[index + 1] ?? ""));
  }
  return { left: accumulated, right: quantity(result) };
}

function apply(left: number, sign: string, right: number): number {
  if (sign === "+") return left + right;
  if (sign === "×" || sign === "*") return left * right;
  if (sign === "÷" || sign === "/") return left / right;
  return left - right;
}

function quantity(number: string): number {
  return Number(number.replaceAll(/[£€¥$,]/g, ""));
}

/** Without the error of binary fractions: 3 × 45.12 is 135.36. */
function written(result: number): string {
  return String(Number(result.toPrecision(12)));
}

/** Allows a result that is rounded to cents, half a cent up or down: 1 ÷ 8 = 0.13 */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.0051;
}
