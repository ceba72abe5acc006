import type { Fault } from "./fault.ts";
import type { Member, Members } from "./members.ts";

/** "It always has …" */
const ALWAYS_HAS =
  /\balways (?:has|have|includes?|comes? with|carr(?:y|ies)|contains?) ([^.;:|]*)/gi;
/** "A poll returns no …" */
const HAS_NO =
  /\b(?:returns?|has|have|comes? with|contains?|carr(?:y|ies)|there(?:['’]s| is| are)) no `?(\w+)`?(?! (?:of|in|anywhere|results|for)\b)/gi;

/** What a sentence guarantees or leaves open of the field it has just named, and what denies it. */
const GUARANTEES: readonly Guarantee[] = [
  {
    words:
      /^(?:is|are) (?:always (?:there|present|set|given|in the response)|never (?:missing|absent|left out|omitted))\b/,
    denies: ({ required }) => !required,
    right: "can be missing",
  },
  {
    words: /^(?:can|may|might) be (?:missing|absent|left out|omitted)\b/,
    denies: ({ required }) => required,
    right: "is always there",
  },
  {
    words: /^(?:is|are) (?:always (?:filled|set|given)|never empty)\b/,
    denies: ({ schema }) => /\bempty\b/.test(schema.description),
    right: "can be empty",
  },
  {
    words: /^(?:is|are) never null\b/,
    denies: ({ schema }) => schema.nullable,
    right: "can be null",
  },
  {
    words: /^(?:is|are) (?:always )?null\b/,
    denies: ({ schema }) => !schema.nullable,
    right: "is never null",
    inAnyCase: true,
  },
];

interface Guarantee {
  readonly words: RegExp;
  readonly denies: (member: Member) => boolean;
  readonly right: string;
  /** Whether it is wrong even under a condition. */
  readonly inAnyCase?: boolean;
}

const NOT_OURS = /\b(?:V1\.0|whether)\b|\?/i;
const ELSEWHERE = /\b(?:V1\.0|sandbox|whether|if|unless|can|may)\b|\?/i;

/** Finds where a sentence is wrong about what a response always or never has. */
export function wrongPresence(sentence: string, about: string, members: Members): readonly Fault[] {
  if (/\bV1\.0\b/.test(about)) return [];
  const answered = (phrase: string) => members.of(phrase).filter(({ isSent }) => !isSent);
  const guaranteed = wrongGuarantees(sentence, members, answered);
  if (guaranteed.length > 0 || ELSEWHERE.test(sentence)) return guaranteed;
  const always = [...sentence.matchAll(ALWAYS_HAS)].flatMap(([, list = ""]) =>
    [...list.matchAll(members.phrase)].flatMap(([phrase]) =>
      faultWhere(answered(phrase), false, `always … ${phrase}`, "can be missing"),
    ),
  );
  const never = [...sentence.matchAll(HAS_NO)].flatMap(({ 0: quote, 1: name = "", index }) => {
    const isOfResponse = /[A-Z]/.test(name) && !/\berrors?\b/i.test(sentence.slice(0, index));
    return isOfResponse ? faultWhere(answered(name), true, quote, "is always there") : [];
  });
  return [...always, ...never];
}

function wrongGuarantees(
  sentence: string,
  { phrase }: Members,
  answered: (phrase: string) => readonly Member[],
): readonly Fault[] {
  return [...sentence.matchAll(phrase)].flatMap(({ 0: name, index }) => {
    // The condition of "It is always there, and null if …" is in another clause.
    const until = sentence.slice(0, index);
    const following = sentence.slice(index + name.length).replace(/^`? /, "");
    const [clause = ""] = following.split(/[,;:|]/);
    const members = answered(name);
    return GUARANTEES.flatMap(({ words, denies, right, inAnyCase = false }) => {
      const [quote] = words.exec(clause) ?? [];
      const elsewhere = inAnyCase ? NOT_OURS : ELSEWHERE;
      const isOpen = quote === undefined || elsewhere.test(until + clause.slice(quote.length));
      return isOpen || members.length === 0 || !members.every(denies)
        ? []
        : [{ quote: `${name} ${quote}`, right: `${members[0]?.at} ${right}` }];
    });
  });
}

function faultWhere(
  members: readonly Member[],
  required: boolean,
  quote: string,
  right: string,
): readonly Fault[] {
  const isWrong = members.length > 0 && members.every((member) => member.required === required);
  return isWrong ? [{ quote, right: `${members[0]?.at} ${right}` }] : [];
}
