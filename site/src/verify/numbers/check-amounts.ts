import type { Root } from "mdast";
import {
  type Problem,
  problem,
  type SourceLocation,
} from "../../../../contract/src/problems/problem.ts";
import { claimsOf, sentencesOf, shorten } from "../facts/claims-of.ts";

const DIGITS: Readonly<Record<string, number>> = { WHOLE: 0, CENTI: 2, MILLI: 3, MICRO: 6 };

/** "PRICE_UNIT_MICRO", "the unit micro" */
const UNIT = /(?:\bPRICE_UNIT_|\bunit (?:of )?)(WHOLE|CENTI|MILLI|MICRO)\b/gi;

/** "÷ 1,000", "divided by a thousand", "a factor of a million" */
const DIVISION =
  /(?:÷ ?|\b(?:divided? by|factor of) (?:an? )?)(\d[\d,]*|hundred|thousand|million)\b/gi;
const IN_DIGITS: Readonly<Record<string, string>> = {
  hundred: "100",
  thousand: "1000",
  million: "1000000",
};

/** "64,000,000 millionths" */
const PARTS = /(?<![\d.,])(\d[\d,]*(?:\.\d+)?) (hundredth|thousandth|millionth)s\b/g;
const VERSION = /\bV1\.0\b|(?<![\d.,"])3\.0(?![\d.,"])/g;
const PART_DIGITS: Readonly<Record<string, number>> = { hundredth: 2, thousandth: 3, millionth: 6 };

/** Checks that an amount, its unit and the resulting value match, within a sentence or row. */
export function checkAmounts(file: string, tree: Root): readonly Problem[] {
  return claimsOf(tree).flatMap(({ text, line }) => {
    // A row is checked as a whole, a paragraph sentence by sentence.
    const parts = text.includes(" | ") ? [text] : sentencesOf(text);
    return parts.flatMap((part) => amountsIn({ file, line }, part));
  });
}

/** The same for a plain text, such as the joined texts of a figure. */
export function amountsIn(location: SourceLocation, text: string): readonly Problem[] {
  const units = new Set(unitsIn(text));
  const [unit = ""] = units;
  const digits = DIGITS[unit];
  if (digits === undefined || units.size > 1) return [];
  const divisor = String(10 ** digits);
  const report = (mention: string, right: string) =>
    problem(location, `"${shorten(text)}": ${mention} does not go with PRICE_UNIT_${unit}.`, right);
  const divided = Array.from(text.matchAll(DIVISION), ([, by = ""]) => by);
  const wrong = divided
    .filter((by) => (IN_DIGITS[by.toLowerCase()] ?? by.replaceAll(",", "")) !== divisor)
    .map((by) => report(by, divisor));
  const amount = amountOf(text.replaceAll(DIVISION, "").replaceAll(PARTS, ""));
  if (amount === undefined) return wrong;
  for (const [mention, written = "", part = ""] of text.matchAll(PARTS)) {
    const right = partsIn(amount, digits, PART_DIGITS[part] ?? 0);
    if (written.replaceAll(",", "") !== right) wrong.push(report(mention, `${right} ${part}s`));
  }
  const value = amountIn(amount, digits);
  const decimals =
    text
      .replaceAll(PARTS, "")
      .replaceAll(VERSION, "")
      .match(/(?<![\d.,"])[£€¥$]?\d[\d.,]*[.,]\d+(?![\d"]|\.\d)/g) ?? [];
  // In a row, also a number alone in a cell after the amount's.
  const cells = text.split(" | ").map((cell) => cell.trim());
  const behind = cells.slice(cells.findIndex((cell) => cell.includes(amount)) + 1);
  const values = [...decimals, ...behind.filter((cell) => /^\d+$/.test(cell))];
  const right = [value, inCents(value)];
  const others = values.filter(
    (written) =>
      !divided.includes(written) && !readings(written).some((read) => right.includes(read)),
  );
  return [...wrong, ...others.map((written) => report(written, value))];
}

/** The divisor of each price unit that a text names. */
export function divisorsIn(text: string): readonly number[] {
  return unitsIn(text).map((unit) => 10 ** (DIGITS[unit] ?? 0));
}

/** Whether a number is the amount of a row or sentence, or its value, so `amountsIn` checks it. */
export function isOfAmount(text: string, number: string): boolean {
  const [, unit = ""] = /PRICE_UNIT_(WHOLE|CENTI|MILLI|MICRO)/.exec(text) ?? [];
  const digits = DIGITS[unit];
  const amount = amountOf(text.replaceAll(PARTS, ""));
  if (digits === undefined || amount === undefined) return false;
  return number === amount || readings(number).includes(amountIn(amount, digits));
}

/** The first whole number, in quotation marks or without separators. */
function amountOf(text: string): string | undefined {
  const [, amount] = /(?<![\w.,£€¥$-])"?(\d{2,})"?(?![\w%]|[.,]\d)/.exec(text) ?? [];
  return amount;
}

/** amountIn("128450", 3) → "128.45" */
function amountIn(amount: string, digits: number): string {
  const padded = amount.padStart(digits + 1, "0");
  const whole = padded.slice(0, padded.length - digits);
  return trimDecimals(`${whole}.${padded.slice(padded.length - digits)}`);
}

/** "WHOLE", "CENTI", "MILLI" or "MICRO", once for each mention */
function unitsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(UNIT), ([, unit = ""]) => unit.toUpperCase());
}

/** inCents("128.455") → "128.46", as people expect a price */
function inCents(value: string): string {
  const [whole = "", decimals = ""] = value.split(".");
  const cents = BigInt(whole + decimals.slice(0, 2).padEnd(2, "0"));
  const rounded = cents + (Number(decimals[2] ?? 0) >= 5 ? 1n : 0n);
  return amountIn(String(rounded), 2);
}

/** partsIn("64", 0, 6) → "64000000", the millionths of 64 whole */
function partsIn(amount: string, digits: number, partDigits: number): string {
  const more = partDigits - digits;
  return more < 0 ? amountIn(amount, -more) : `${amount}${"0".repeat(more)}`;
}

/** readings("1.234") → its English and its German reading; "1.234,50" has only a German one */
function readings(written: string): readonly string[] {
  const number = written.replace(/^[£€¥$]/, "");
  const english = [number.replaceAll(",", "")];
  const german = [number.replaceAll(".", "").replaceAll(",", ".")];
  // The decimal separator is the last one.
  const isGerman = /\..*,/.test(number);
  const isEnglish = /,.*\./.test(number);
  return [...(isGerman ? [] : english), ...(isEnglish ? [] : german)].map(trimDecimals);
}

function trimDecimals(number: string): string {
  const [whole = "", fraction = ""] = number.split(".");
  const decimals = fraction.replace(/0+$/, "");
  return decimals === "" ? whole : `${whole}.${decimals}`;
}
