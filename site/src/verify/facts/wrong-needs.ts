import type { Fault } from "./fault.ts";
import { type Member, type Members, meantBy } from "./members.ts";

const REFUSED =
  "(?:is|are|gets?|comes? back with) (?:rejected|refused|invalid|an error|no response|a 4\\d\\d)";
/** "… is compulsory", "… must be there": what is needed comes before these words. */
const IS_NEEDED =
  /\b(?:compulsory|obligatory|indispensable)\b|\b(?:must|ha(?:s|ve) to) be there\b|\b(?:can['’]?t|cannot|can not|must not|mustn['’]?t) (?:do without (?:it|one|them)|be (?:left out|omitted|dropped|skipped|missing))\b|\bno (?:call|request|search|query) (?:is valid|works) without (?:it|one|them)\b/i;
/** "A call without the currency is rejected", "If you leave out the currency, the call is rejected". */
const NOT_WITHOUT = new RegExp(
  `\\b(?:without|(?:leave|leaves) out|omits?) (?:the |an? |its )?([\\w ]+?),? (?:(?:it|the (?:call|request|search|query)) )?${REFUSED}\\b`,
  "gi",
);
/** "The call is rejected if you leave out the currency" */
const REFUSED_IF = new RegExp(
  `${REFUSED} (?:if|when) (?:you |it |the query )?(?:leaves? out|omits?|lacks?|ha(?:s|ve) no|without|sends? no) (?:the |an? |its )?([\\w ]+?)(?=[.,;:|]|$)`,
  "gi",
);
/** "A locator can't do without coordinates" */
const NEVER_WITHOUT =
  /\b(?:can['’]?t|cannot|can not) (?:do|go|work) without (?!(?:it|one|them)\b)([\w ]+?)(?=[.,;:|]|$)/gi;
/** What a sentence says of an omission if it is an error, or advice against it. */
const ERROR =
  "\\b(?:rejected|refused|rejects|refuses|invalid|errors?|fails?|failed|4\\d\\d|not|never|no|nothing|add|send|ask)\\b|n['’]t\\b";
/** An omission, and a result that implies that the field is optional. */
const DOES_WITHOUT = [
  // "without adults, one adult is searched for", "if you leave out the currency, prices are in euros"
  "(?:^|[;:] |, )(?:without|(?:if|when) (?:you |it )?(?:leaves? out|omits?|skips?|sends? no|(?:don['’]t|doesn['’]t) (?:send|give|set|name))) (?:the |an? )?(?!\\w+ing\\b)([\\w ]+?), ",
  // "if the locale is missing, names are in English"
  "(?:^|[;:] |, )(?:if|when) (?:the )?([\\w ]+?) (?:is|are) (?:missing|absent|omitted|left out|not (?:given|sent|set)), ",
  // "if no currency is given, prices are in euros"
  "(?:^|[;:] |, )(?:if|when) no ([\\w ]+?) (?:is|are) (?:given|sent|set), ",
  // "a query without adults searches for one", "omitting adults means one"
  "(?:\\b(?:query|search|request|call) without|\\b(?:omitting|leaving out)) (?:the |an? )?([\\w ]+?) (?=(?:searches|means|returns|gets|uses|takes|works|counts|is (?:for|valid))\\b)",
].map((omission) => new RegExp(`${omission}(?!.*(?:${ERROR}))\\w`, "gi"));
/** "leave out the destination to search everywhere", as an instruction. */
const LEFT_OUT =
  /(?:^|[;:] |, (?:and |or |but )?)(?:leave out|omit) (?:the )?([\w ]+?) (?:to|and|for|when|if)\b/gi;
const ONLY =
  /\bonly ([\w ]+?) (?:is|are|has to be|must be) (compulsory|obligatory|mandatory|required|needed|sent|set|optional)\b/i;

const ELSEWHERE = /\b(?:V1\.0|sandbox|client|whether|unless)\b/i;
/** "find_prices": its inputs are not the API's. */
const MCP_TOOL = /\b[a-z]+_[a-z]+\b/;

/**
 * Finds where a sentence is wrong about what a request requires, if it says so with a negation or a
 * condition; plain statements are in `wrong-required.ts`.
 */
export function wrongNeeds(sentence: string, about: string, members: Members): readonly Fault[] {
  if (ELSEWHERE.test(sentence) || MCP_TOOL.test(sentence) || /\bV1\.0\b/.test(about)) return [];
  const sentBy = (text: string) =>
    Array.from(text.matchAll(members.phrase)).flatMap(([phrase]) => {
      const sent = members.of(phrase).filter(({ isSent }) => isSent);
      return [meantBy(sent, sentence, about)].filter((own) => own.length > 0);
    });
  const faults = (text: string, isNeeded: boolean) =>
    sentBy(text)
      .filter((own) => own.every(({ required }) => required !== isNeeded))
      .map(([member]) => toFault(member, isNeeded));
  const needed = sentence.slice(0, Math.max(0, sentence.search(IS_NEEDED)));
  return [
    ...faults(needed, true),
    ...[NOT_WITHOUT, REFUSED_IF, NEVER_WITHOUT]
      .flatMap((omission) => [...sentence.matchAll(omission)])
      .flatMap(([, what = ""]) => faults(what, true)),
    ...[LEFT_OUT, ...DOES_WITHOUT]
      .flatMap((omission) => [...sentence.matchAll(omission)])
      .flatMap(([, what = ""]) => faults(what, false)),
    ...wrongOnly(sentence, sentBy, members),
  ];
}

function toFault(member: Member | undefined, isNeeded: boolean): Fault {
  const quote = `${member?.name} ${isNeeded ? "is needed" : "is left out"}`;
  return { quote, right: `${member?.at} is ${isNeeded ? "optional" : "required"}` };
}

/** Finds "Only `queryLegs` is compulsory" if its object has other required fields. */
function wrongOnly(
  sentence: string,
  sentBy: (text: string) => readonly (readonly Member[])[],
  members: Members,
): readonly Fault[] {
  const [quote, phrase = "", kind = ""] = ONLY.exec(sentence) ?? [];
  if (quote === undefined || phrase.includes(" and ")) return [];
  const own = sentBy(phrase).flat();
  const [holder, ...others] = new Set(own.map((one) => one.holder));
  const isMeant = ({ required }: Member) => required === (kind !== "optional");
  const beside = members.all.filter((one) => one.holder === holder && isMeant(one));
  const isOwn = ({ name }: Member) => own.some((one) => one.name === name);
  if (others.length > 0 || beside.every(isOwn)) return [];
  return [{ quote, right: beside.map(({ name }) => name).join(", ") }];
}
