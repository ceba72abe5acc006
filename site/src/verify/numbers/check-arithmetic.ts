import type { Root } from "mdast";
import { type Problem, problem } from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf } from "../facts/claims-of.ts";
import { divisorsIn, isOfAmount } from "./check-amounts.ts";

/** "31 + 30 + 31 = 92", "2 × £45.00 = £90.00" */
const EQUATION = /[£€¥$]?\d[\d,.]*(?: [+−×÷*/-] [£€¥$]?\d[\d,.]*)+ = [£€¥$]?\d(?:[\d,.]*\d)?/g;
const NUMBER = /\d(?:[\d,.]*\d)?/g;

/** Equations of a page that do not hold. */
export function checkArithmetic(file: string, tree: Root): readonly Problem[] {
  return partsOf(tree).flatMap(({ text, line }) =>
    (text.match(EQUATION) ?? []).flatMap((equation) => {
      const { left, right } = evaluate(equation);
      const message = `"${equation}" does not hold.`;
      return isClose(left, right) ? [] : [problem({ file, line }, message, String(left))];
    }),
  );
}

/**
 * The numbers that a page works out itself: of an equation that holds, or an amount with its unit and
 * what both come to. They need no source. "1,234.50" is "1234.50".
 */
export function workedOutIn(tree: Root): ReadonlySet<string> {
  return new Set(
    partsOf(tree).flatMap(({ text }) => {
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

/** "1000 time" of a text about thousandths: what a price is off by without its unit. */
function timesIn(text: string): readonly string[] {
  return divisorsIn(text).map((divisor) => `${divisor} time`);
}

/** A row is one, a paragraph has as many as it has sentences. */
function partsOf(
  tree: Root,
): readonly { readonly text: string; readonly line: number | undefined }[] {
  return claimsOf(tree).flatMap(({ text, line }) =>
    (text.includes(" | ") ? [text] : sentencesOf(text)).map((part) => ({ text: part, line })),
  );
}

/** From left to right: nobody writes brackets in prose, and the build says what came out. */
function evaluate(equation: string): { readonly left: number; readonly right: number } {
  const [sum = "", result = ""] = equation.split(" = ");
  const [first = "", ...steps] = sum.split(" ");
  let left = quantity(first);
  for (let index = 0; index < steps.length; index += 2) {
    left = apply(left, steps[index] ?? "", quantity(steps[index + 1] ?? ""));
  }
  return { left, right: quantity(result) };
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

/** A written result may be rounded to its cents. */
function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.005;
}
