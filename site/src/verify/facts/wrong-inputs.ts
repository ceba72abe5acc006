import type { Contract } from "../../../../contract/src/model.ts";
import type { Fault } from "./fault.ts";
import { inputsOf } from "./inputs-of.ts";
import { OPERATION_WORDS } from "./operation-words.ts";

/** The inputs of each call that prose has words for. */
export type CallInputs = ReadonlyMap<string, ReadonlySet<string>>;

/** What prose calls the inputs. */
const INPUTS: Readonly<Record<string, string>> = {
  locale: "locale",
  market: "market",
  currency: "currency",
  ipAddress: "IP address",
  searchTerm: "search term",
  locator: "locator",
  limit: "limit",
  coordinates: "coordinates",
};

const TAKES = new RegExp(
  `^(?: call)?(?:,? which)? (?:(doesn['’]t|does not|never|no longer) )?(?:also |only )?(?:takes?|expects?|wants?|accepts?) (?:only |just )?(?:(no|an?|the|your) )?(?:optional )?\`?(${Object.entries(INPUTS).flat().join("|")})\\b`,
  "i",
);

export function callInputsOf({ specifications }: Contract): CallInputs {
  const operations = specifications.flatMap((one) => one.operations);
  return new Map(operations.map((operation) => [operation.id, inputsOf(operation)]));
}

/** Finds inputs that a call doesn't take, or is said not to: "nearest culture takes a locale" */
export function wrongInputs(sentence: string, calls: CallInputs): readonly Fault[] {
  if (/\bV1\.0\b|\bunlike\b|\?/i.test(sentence)) return [];
  return Object.entries(OPERATION_WORDS).flatMap(([id, words]) => {
    const [call] = words.exec(sentence) ?? [];
    const taken = calls.get(id);
    if (call === undefined || !taken) return [];
    const behind = sentence.slice(sentence.indexOf(call) + call.length);
    const [quote, denied, article = "", thing] = TAKES.exec(behind) ?? [];
    const input = Object.keys(INPUTS).find(
      (name) => isSame(name, thing) || isSame(INPUTS[name], thing),
    );
    if (quote === undefined || input === undefined) return [];
    const isTaken = (denied === undefined) === (article.toLowerCase() !== "no");
    if (taken.has(input) === isTaken) return [];
    return [{ quote: call + quote, right: `${id}: ${[...taken].join(", ") || "nothing"}` }];
  });
}

function isSame(one = "", other = ""): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
