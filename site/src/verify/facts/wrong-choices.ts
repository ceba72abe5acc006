import type { Contract } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";

/** Fields of which an object has exactly one: "dateRange", "fixedDate", "anytime". */
export type Choices = readonly (readonly string[])[];

export function choicesOf({ specifications }: Contract): Choices {
  return specifications
    .flatMap(({ schemas }) => [...schemas.values()])
    .flatMap((schema) => (schema.kind === "object" ? [schema.choices] : []))
    .map((choices) => choices.flatMap(({ required }) => required))
    .filter(({ length }) => length > 1);
}

/** What starts a list of all there is to choose from: "Send exactly one of `dateRange` or …" */
const ONE_OF =
  /\b(?:exactly|must (?:have|be|give|set|send|name)|needs?|requires?) one of:? (?:(?:an?|the) )?([^.;:|()]+)/gi;
/** The list comes first: "`dateRange` or `fixedDate` | exactly one" */
const THEN_ONE = /([^.;:|()]+?),? ?[:|]? exactly one\b(?! of\b)/gi;

/** Finds lists of some, but not all, of the fields of which exactly one must be there. */
export function wrongChoices(sentence: string, choices: Choices): readonly Fault[] {
  const found = [ONE_OF, THEN_ONE].flatMap((words) => [...sentence.matchAll(words)]);
  return found.flatMap(([, list = ""]) => {
    const [first = "", second = ""] = list.split(/, | or | and /);
    const right = choices.find((fields) => fields.some((field) => isNamed(field, first)));
    const isList = right?.some((field) => isNamed(field, second));
    if (!right || !isList || right.every((field) => isNamed(field, list))) return [];
    return [{ quote: `exactly one of ${list.trim()}`, right: right.join(", ") }];
  });
}

/** Whether a text has a field, in code or in words: "dateRange", "date range" */
function isNamed(field: string, text: string): boolean {
  return new RegExp(`\\b${field.replaceAll(/(?=[A-Z])/g, " ?")}\\b`, "i").test(text);
}
