import type { Fault } from "./fault.ts";

/** What the client or the sandbox checks, and what happens to one that is wrong. */
const CHECKED: readonly { readonly thing: string; readonly right: string }[] = [
  { thing: "options?|arguments?|input", right: "a wrong option or argument throws an error" },
  { thing: "scenarios?", right: "an unknown scenario gets a 400" },
  {
    thing: "settings?|environment variables?|SANDBOX_[A-Z]+|METRICS_PORT|REDIS_URL|TRUSTED_PROXIES",
    right: "the command exits if a setting is invalid",
  },
];

const NOT_KNOWN =
  "unknown|invalid|bad|misspell?ed|misspelt|mistyped|unrecogni[sz]ed|malformed|mangled|wrong|nonsensical";

/** "that the client doesn't know", "can't be read", "with a typo" */
const IS_NOT_KNOWN =
  "(?:isn['’]t|is not|aren['’]t|are not|can['’]t be|cannot be) (?:known|valid|recogni[sz]ed|understood|read|parsed|listed)|(?:doesn['’]t|does not|don['’]t|do not|can['’]t|cannot) (?:know|exist|recogni[sz]e|understand|read|parse|make sense)|with a typo|has a typo";

/** What a lenient program does with it. */
const IS_LENIENT =
  /\b(?:ignor(?:es?|ed)|silently|(?:is|are|gets?) (?:dropped|skipped|left out|passed over|corrected)|drops? (?:it|them)|skips? (?:it|them)|(?:falls?|fell) back|(?:takes?|uses?|gets?|keeps?|starts? with) (?:its|the|their) default|responds? as (?:usual|if)|(?:goes|go|carries|carry) (?:on|through)|(?:has|have|without) (?:no |any )?effect|(?:goes|go|passes|pass) unnoticed|starts? anyway|(?:is|are) treated as|(?:does|do|changes?) nothing|only a warning|with a warning|logs? a warning|(?:returns?|gives?|yields?) (?:null|undefined|nothing|zero|an empty))\b/i;

const DENIED =
  /\b(?:not|never|no longer|instead of|rather than|[a-z]+n['’]t) (?:just |simply |silently )?(?:ignor|drop|skip|fall|be ignor|being ignor|go unnoticed|have any effect)/i;

/** Where others decide, or where something else is wrong. */
const ELSEWHERE =
  /\b(?:V1\.0|production|fields?|members?|header whose|your (?:code|server|program))\b/i;

const RULES = CHECKED.map(({ thing, right }) => ({
  right,
  isThing: new RegExp(`\\b(?:${thing})\\b`, "i"),
  quote: new RegExp(
    `\\b(?:${NOT_KNOWN}) (?:[a-z]+ )?(?:${thing})(?![\\w-])|\\b(?:${thing})\\b[^.;:|]{0,40}?(?:${IS_NOT_KNOWN})|\\btypo in (?:an?|the) (?:[a-z]+ )?(?:${thing})`,
    "i",
  ),
}));

/** Below a heading about the thing: "If the sandbox doesn't recognise a name, it ignores it" */
const NAMED = new RegExp(
  `\\b(?:${NOT_KNOWN}) (?:name|one|value)\\b|\\b(?:a|the|its) (?:name|value)\\b[^.;:|]{0,30}?(?:${IS_NOT_KNOWN})|\\b(?:${IS_NOT_KNOWN}) (?:a|the|its) (?:name|value)\\b`,
  "i",
);

/** Finds sentences that let a wrong option, scenario or setting pass: all of them are errors. */
export function wrongLeniency(sentence: string, about: string): readonly Fault[] {
  if (!IS_LENIENT.test(sentence)) return [];
  if (DENIED.test(sentence) || ELSEWHERE.test(sentence)) return [];
  const [lenient = ""] = IS_LENIENT.exec(sentence) ?? [];
  const rule =
    RULES.find(({ quote }) => quote.test(sentence)) ??
    (NAMED.test(sentence) ? RULES.find(({ isThing }) => isThing.test(about)) : undefined);
  return rule ? [{ quote: lenient, right: rule.right }] : [];
}
