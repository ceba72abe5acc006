import { operations } from "../../../../contract/generated/operations.ts";
import { requests } from "../../../../contract/generated/shapes.ts";
import type { OperationId } from "../../../../contract/generated/types/schemas.ts";
import { CALLED_OPERATIONS } from "./called-operations.ts";
import type { Fault } from "./fault.ts";

/** Starts or words of a sentence that refer to the subject of its page or section. */
const GOES_ON =
  /^(?:This|The call|The only|Send|Change|Then send|Now send|Still|It (?:is|stays|becomes) (?:still )?)\b|\bthis (?:one|call)\b|\bthe body (?:must|has to|needs to|should)\b/;

interface Trait {
  readonly words: RegExp;
  readonly holds: (id: OperationId) => boolean;
  readonly right: (id: OperationId) => string;
}

const takesBody = (id: OperationId) => operations[id].takesBody;
const needsKey = (id: OperationId) => operations[id].secured;
const bodyOf = (id: OperationId) => `${id} has ${takesBody(id) ? "a" : "no"} body`;
const keyOf = (id: OperationId) => `${id} needs ${needsKey(id) ? "a" : "no"} key`;

const TRAITS: readonly Trait[] = [
  {
    words: /\b(?:no|without an?|needs no|takes no) body\b|\bbody (?:is|stays) empty\b/i,
    holds: (id) => !takesBody(id),
    right: bodyOf,
  },
  {
    words:
      /(?<!\b(?:or|none of [^.;:]*) )\b(?:in|takes|with|has|needs) (?:the|an?|its|a JSON) body\b(?! (?:of|is))|\b(?:the|its) body (?:must|has to|needs to|should|also)\b|\b(?:must|has to|needs to|should|also) (?:repeat|resend|carry|send) (?:it|them|(?:the|its|your) (?:query|body))\b|\b(?:repeats|resends|carries) (?:the|its|your) (?:query|body)\b/i,
    holds: takesBody,
    right: bodyOf,
  },
  {
    words: /\b(?:needs? no|without an?|takes no|doesn['’]t need an?) key\b/i,
    holds: (id) => !needsKey(id),
    right: keyOf,
  },
  {
    words:
      /(?<!n['’]t )\b(?:needs?|requires?|takes?|expects?|wants?) (?:an?|the|your|its) (?:API )?key\b|(?<!n['’]t |\b(?:not|never) )\bsend (?:your|the|an?) key\b/i,
    holds: needsKey,
    right: keyOf,
  },
  {
    words:
      /(?<!\bfrom )\b(?:is|are|as|with|send|sends|become|becomes|became|use|a) (?:all |both |an? |still )?GETs?\b/,
    holds: (id) => operations[id].method === "GET",
    right: (id) => `${id} is a ${operations[id].method}`,
  },
  {
    words:
      /\b(?:is|are|as|with|send|sends|become|becomes|became|use|to|a) (?:all |both |an? |still )?POSTs?\b/,
    holds: (id) => operations[id].method === "POST",
    right: (id) => `${id} is a ${operations[id].method}`,
  },
  {
    words:
      /\b(?:takes|has|needs) (?:an? |the )?(?:\w+ )?(?:in|as) (?:the|an?) (?:query|path)\b|\b(?:an?|the) \w+ in the (?:query(?: string)?|path)\b|\bin the (?:path|query string) of this call\b/i,
    holds: (id) => hasParameters(id),
    right: (id) => `${id} takes no parameters`,
  },
  {
    words: /\b(?:takes|has|needs) no parameters?\b/i,
    holds: (id) => !hasParameters(id),
    right: (id) => `${id} takes parameters`,
  },
];

const ANY_TRAIT =
  /\b(?:body|key|GETs?|POSTs?|PUTs?|PATCH|DELETE|parameters?|query|path|repeats?|resends?)\b/;

function hasParameters(id: OperationId): boolean {
  const { path, query } = requests[id];
  return [path, query].some(
    (shape) => typeof shape !== "string" && "fields" in shape && shape.fields.length > 0,
  );
}

/** "PUT instead of POST", "becomes a PATCH" */
const CHANGED_METHOD =
  /\b(GET|POST|PUT|PATCH|DELETE)s? (?:instead of|in place of|rather than|replaces) (?:an? |the )?(?:GET|POST|PUT|PATCH|DELETE)\b|\b(?:becomes?|is now|are now|now use|use) (?:an? )?(PUT|PATCH|DELETE)s?\b/;
const METHODS = new Set<string>(Object.values(operations).map(({ method }) => method));

/** Finds a change of the method to one that no call of 3.0 has. */
function wrongMethods(sentence: string): readonly Fault[] {
  const [said = "", changed, current] = CHANGED_METHOD.exec(sentence) ?? [];
  const method = changed ?? current;
  if (method === undefined || METHODS.has(method)) return [];
  return [{ said, right: [...METHODS].join(" or ") }];
}

const ELSEWHERE = /\b(?:whether|if|instead of|sandbox|browser|page|client|used to|no longer)\b|\?/i;

/** Finds what a sentence gets wrong about the method, parameters, body or key of a call. */
export function wrongCalls(sentence: string, about: string): readonly Fault[] {
  if (!ANY_TRAIT.test(sentence)) return [];
  const methods = wrongMethods(sentence);
  if (methods.length > 0 || /\bV1\.0\b/.test(`${about} ${sentence}`)) return methods;
  const clauses = sentence.split(/[;|]|, (?:and|but) |(?<=\w): /);
  return clauses.flatMap((clause, at) => {
    const traits = ELSEWHERE.test(clause) ? [] : TRAITS.filter(({ words }) => words.test(clause));
    if (traits.length === 0) return [];
    const subject = VERB_FIRST.test(clause.trim()) ? (clauses[at - 1] ?? "") : "";
    const called = calledIn(`${subject} ${clause}`.replace(RELATIVE_CLAUSE, ""), about);
    if (called.length > 1 && !OF_ALL.test(clause)) return [];
    return called.flatMap((id) =>
      traits
        .filter((trait) => !trait.holds(id) && !isOfAnother(trait, id, clause))
        .map(({ words, right }) => ({ said: words.exec(clause)?.[0] ?? "", right: right(id) })),
    );
  });
}

/** A clause without a subject has that of the clause before: "finds a market, and needs no key". */
const VERB_FIRST = /^(?:needs?|requires?|takes?|expects?|wants?|has|is|works?) /;

/** "the query that you sent with create", "every call except create" say nothing of create. */
const RELATIVE_CLAUSE =
  /\b(?:(?:that|which) (?:you|was|were|is|are)|(?:but|except) (?:this|that)(?: one)?\b|except(?: for)?|apart from|other than) [^,;:]*/;

/** Of several calls, a sentence with these words says the same of each: "like nearest culture". */
const OF_ALL = /(?:^|[,:] |\bis )like\b|\bboth\b/i;

/** In "The list is a GET, the nearest-places call a POST", "GET" is not said of the second call. */
function isOfAnother({ words }: Trait, id: OperationId, clause: string): boolean {
  const said = clause.search(words);
  const named = clause.search(CALLED_OPERATIONS[id] ?? /$/);
  return named > said && /, | and | or /.test(clause.slice(said, named));
}

function calledIn(clause: string, about: string): readonly OperationId[] {
  const named = Object.entries(CALLED_OPERATIONS).filter(([, words]) => words.test(clause));
  const meant =
    named.length === 0 && GOES_ON.test(clause.trim())
      ? Object.entries(CALLED_OPERATIONS).filter(([, words]) => words.test(about))
      : named;
  return meant.map(([id]) => id as OperationId);
}
