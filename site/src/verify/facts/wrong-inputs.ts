import type { Contract } from "../../../../contract/src/model.ts";
import type { OperationId } from "../../../../contract/src/types.ts";
import type { Fault } from "./fault.ts";
import { inputsOf } from "./inputs-of.ts";

/** The inputs of each call that prose has words for. */
export type CallInputs = ReadonlyMap<string, ReadonlySet<string>>;

/** What prose calls the calls, beside their IDs. */
const CALLS: Readonly<Partial<Record<OperationId, string>>> = {
  findNearestCulture: "nearest culture",
  listMarkets: "(?:the )?(?:markets call|list of markets)",
  listCurrencies: "(?:the )?(?:currencies call|list of currencies)",
  listLocales: "(?:the )?(?:locales call|list of locales)",
  listFlightPlaces: "(?:the )?list of (?:flight )?places",
  findNearestPlaces: "(?:the )?nearest[- ]places(?: call)?",
  suggestFlightPlaces: "(?:the )?(?:suggestions call|autosuggest)",
};

/** What prose calls the inputs. */
const INPUTS: Readonly<Record<string, string>> = {
  locale: "locale",
  market: "market",
  currency: "currency",
  ipAddress: "IP address",
  searchTerm: "search term",
  locator: "locator",
  limit: "limit",
};

const SAYS = new RegExp(
  `\\b(${Object.keys(CALLS).join("|")}|${Object.values(CALLS).join("|")}) (?:(doesn['’]t|does not|never) )?(?:also |only )?(?:takes?|expects?|wants?|accepts?) (?:only |just )?(no|an?|the|your) (?:optional )?\`?(${Object.entries(INPUTS).flat().join("|")})\\b`,
  "gi",
);

export function callInputsOf({ specifications }: Contract): CallInputs {
  const operations = specifications.flatMap((one) => one.operations);
  return new Map(operations.map((operation) => [operation.id, inputsOf(operation)]));
}

/** Finds inputs that a call doesn't take, or is said not to: "nearest culture takes a locale" */
export function wrongInputs(sentence: string, calls: CallInputs): readonly Fault[] {
  if (/\bV1\.0\b|\bunlike\b|\?/i.test(sentence)) return [];
  return Array.from(sentence.matchAll(SAYS)).flatMap(
    ([said, call = "", denied, article = "", thing = ""]) => {
      const id = idOf(call);
      const taken = calls.get(id);
      const input = Object.keys(INPUTS).find(
        (name) => isSame(name, thing) || isSame(INPUTS[name], thing),
      );
      if (!taken || input === undefined) return [];
      const isTaken = (denied === undefined) === (article.toLowerCase() !== "no");
      if (taken.has(input) === isTaken) return [];
      return [{ said, right: `${id}: ${[...taken].join(", ") || "nothing"}` }];
    },
  );
}

/** idOf("The markets call") → "listMarkets" */
function idOf(call: string): string {
  const [id = call] =
    Object.entries(CALLS).find(
      ([one, words]) => isSame(one, call) || new RegExp(`^${words}$`, "i").test(call),
    ) ?? [];
  return id;
}

function isSame(one = "", other = ""): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
