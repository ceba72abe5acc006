import type { Problem } from "../../../../contract/src/problems/problem.ts";
import type { CatalogueSource } from "../../../i18n/read-catalogues.ts";
import { sentencesOf } from "../facts/claims-of.ts";
import type { ContractFacts } from "../facts/contract-facts.ts";
import { faultProblem } from "../facts/fault.ts";
import { checkPlainText, checkSpan } from "../names/check-names.ts";
import type { KnownNames } from "../names/resolve-name.ts";
import { checkNumbersIn } from "../numbers/check-numbers.ts";
import type { KnownNumber } from "../numbers/read-numbers.ts";
import { checkAdvice } from "../sentences/check-advice.ts";
import { oppositesIn } from "../sentences/check-opposites.ts";
import { statementsIn } from "../sentences/check-statements.ts";

/** What texts of the first language are checked against. */
export interface HeldTo {
  readonly numbers: readonly KnownNumber[];
  readonly facts: ContractFacts;
}

/** Checks the interface texts of a language. Code in them is in backticks. */
export function checkInterfaceTexts(
  { file, text }: CatalogueSource,
  known: KnownNames,
  held: HeldTo | undefined,
): readonly Problem[] {
  const surroundings = { scope: known.scopes.everything, own: new Set<string>() };
  return interfaceTexts(text).flatMap(({ key, about, written, line }) => {
    const spans = Array.from(written.matchAll(/`([^`]*)`/g), (match) => match[1] ?? "");
    const plain = written.replace(/`[^`]*`/g, (span) => " ".repeat(span.length));
    return [
      ...spans.flatMap((span) => checkSpan({ file, line }, span, known, surroundings)),
      ...(held ? checkNumbersIn({ file, line }, plain, held.numbers) : []),
      ...checkPlainText({ file, line }, plain, known, surroundings),
      ...(held
        ? [
            ...oppositesIn({ file, line }, key, written),
            // Advice on an error has the status as its key.
            ...statementsIn(
              { file, line },
              isStatus(key) ? `On ${key}: ${written}` : written,
              about,
            ),
            ...sentencesOf(written).flatMap((sentence) =>
              held
                .facts(sentence.replaceAll("`", ""), about)
                .map((fault) => faultProblem({ file, line }, sentence, fault)),
            ),
            ...checkAdvice({ file, line }, key, written),
          ]
        : []),
    ];
  });
}

interface InterfaceText {
  /** Its key in code: "expandAll". */
  readonly key: string;
  /** The words of its keys, outermost first: "console notes". */
  readonly about: string;
  readonly written: string;
  readonly line: number;
}

/** A key at the start of a line, not a text that starts with a word and a colon. */
const KEY = /^(\s*)(?:"(?=[\w-]+":))?([\w-]+)"?:(?=\s|$)/;

/** Every string of a catalogue's source with its line. */
function interfaceTexts(source: string): readonly InterfaceText[] {
  const around: { readonly indent: number; readonly key: string }[] = [];
  return source.split("\n").flatMap((code, index) => {
    if (/^\s*(import|export|\/?\*|\/\/)/.test(code)) return [];
    const [, space = "", key = ""] = KEY.exec(code) ?? [];
    if (key !== "") {
      while ((around.at(-1)?.indent ?? -1) >= space.length) around.pop();
      around.push({ indent: space.length, key });
    }
    const about = around.map((one) => one.key.replaceAll(/([a-z])([A-Z])/g, "$1 $2")).join(" ");
    const strings = code.replace(KEY, "").matchAll(/"((?:[^"\\]|\\.)*)"/g);
    // A string that is too long for the line of its key is on the next one.
    const textKey = key === "" ? (around.at(-1)?.key ?? "") : key;
    return Array.from(strings, (match) => {
      return { key: textKey, about, written: match[1] ?? "", line: index + 1 };
    });
  });
}

function isStatus(key: string): boolean {
  return /^\d{3}$/.test(key);
}
